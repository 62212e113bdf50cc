import SoberlogCore

/// Why a text is no date, or no date for an entry.
struct DateErrorTexts: TextsOfALanguage {
  /// The language of the texts.
  let language: Language

  /// Why a text stands for no date.
  func reason(_ error: DateExpressionError) -> String {
    switch error {
    case .empty:
      text("there is no date", "日時が書かれていません")
    case .notUnderstood:
      text(
        "not understood; try 2026-11-01, yesterday, 7d, 3 days ago or 21:30",
        "日時として読めません。2026-11-01、昨日、7d、3日前、21:30 のように書きます")
    case .ambiguous(let readings):
      text(
        "this could be read in more than one way; write \(readings.joined(separator: " or "))",
        "何通りかに読めます。\(readings.joined(separator: " または ")) と書いてください")
    case .confusable(let reading, let hasYear):
      confusable(reading, hasYear: hasYear)
    case .timeMissing:
      text(
        "write the time too (for example “yesterday 21:00”)",
        "時刻も書いてください(例: 昨日の21時)")
    case .inFuture:
      text(
        "words for the future are not read; only the past can be recorded and looked at",
        "未来を表す言葉は読みません。記録したり見たりできるのは、これまでのことだけです")
    case .wrongWeekday(let day):
      wrongWeekday(DateTexts(language: language).date(day))
    case .date(let error): reason(error)
    case .time(let error): reason(error)
    case .week(let week, let year):
      text("the year \(year) has no week \(week)", "\(year)年に第\(week)週はありません")
    case .offset(let error):
      text("the UTC offset is wrong: \(reason(error))", "UTC との時差が正しくありません: \(reason(error))")
    case .numberMissing:
      text("a number is missing, as in 3 days ago", "数がありません(例: 3日前)")
    case .numberTooBig:
      text("the number is too large", "数が大きすぎます")
    case .tooFarBack:
      text("that is before the year 1900", "1900年より前です")
    }
  }

  /// Why a date cannot be that of an entry.
  func reason(_ error: EntryTimestampError) -> String {
    switch error {
    case .wholeWeek:
      text("that is a whole week; name a day", "1週間全体を指しています。日を指定してください")
    case .wholeMonth:
      text("that is a whole month; name a day", "1か月全体を指しています。日を指定してください")
    case .wholeYear:
      text("that is a whole year; name a day", "1年全体を指しています。日を指定してください")
    case .future(let asked, let pastReading):
      future(asked, pastReading)
    }
  }
}

extension DateErrorTexts {
  /// That a date, given with its own weekday, was written with another one.
  private func wrongWeekday(_ date: String) -> String {
    text("the weekday is wrong: that date is \(date)", "曜日が違います。その日は \(date) です")
  }

  /// That day and month of a date are easily confused, and how to write it.
  private func confusable(_ reading: CivilDate, hasYear: Bool) -> String {
    let (_, month, day) = reading.parts
    let japanese = hasYear ? reading.description : "\(month)月\(day)日"
    return text(
      "day and month are easily confused in such a date, so it is not read; write \(reading)",
      "日と月が紛らわしい書き方なので読みません。\(japanese) と書いてください")
  }

  /// That a moment lies ahead, and what the text may mean instead.
  private func future(_ asked: LocalTimestamp, _ pastReading: LocalTimestamp?) -> String {
    let dates = DateTexts(language: language)
    guard let pastReading else {
      return text(
        "\(dates.moment(asked)) is in the future", "\(dates.moment(asked)) は未来の日時です")
    }
    let typed = "\(pastReading.date) \(pastReading.time)"
    return text(
      "\(dates.moment(asked)) is in the future; for the past one write “\(typed)”",
      "\(dates.moment(asked)) は未来の日時です。過去のことなら「\(typed)」と書いてください")
  }

  /// Which part of a date is wrong.
  private func reason(_ error: CivilDateError) -> String {
    switch error {
    case .year(let year):
      text("the year \(year) is not from 1900 to 9999", "\(year)年は 1900〜9999年の範囲にありません")
    case .month(let month):
      text("there is no month \(month)", "\(month)月はありません")
    case .day(let day, let year, let month):
      text(
        "there is no day \(day) in month \(month) of \(year)", "\(year)年\(month)月に\(day)日はありません")
    }
  }

  /// Which part of a time is wrong.
  private func reason(_ error: TimeOfDayError) -> String {
    switch error {
    case .hour(let hour): text("there is no hour \(hour)", "\(hour)時という時刻はありません")
    case .minute(let minute): text("there is no minute \(minute)", "\(minute)分という時刻はありません")
    case .second(let second): text("there is no second \(second)", "\(second)秒という時刻はありません")
    }
  }
}
