import SoberlogCore

/// Why a value cannot be used, and what could be given instead.
struct ValueTexts: TextsOfALanguage {
  /// The language of the texts.
  let language: Language

  /// The reason in words, with the nearest value that could have been meant.
  ///
  /// - Parameter value: the value that cannot be used.
  func reason(_ error: any Error, for value: String) -> String {
    switch error {
    case DateExpressionError.notUnderstood:
      // Short words are near to too many others, as 今日 is to 元日.
      didYouMean(nearestName(to: value, among: DateExpression.words.filter { $0.count > 3 }))
        ?? reason(error)
    case ValueError.notAnEmoji:
      noEmoji(findableBy: EmojiCatalog.search(for: [value]).isEmpty ? nil : value)
    case let error as MoodSetError:
      didYouMean(EntryOptions.suggestion(forMood: error.part)) ?? reason(error)
    default: reason(error)
    }
  }

  /// The reason in words.
  func reason(_ error: any Error) -> String {
    switch error {
    case let error as ValueError: reason(error)
    case let error as DateExpressionError: DateErrorTexts(language: language).reason(error)
    case let error as EntryTimestampError: DateErrorTexts(language: language).reason(error)
    case let error as CalendarSpanError: reason(error)
    case let error as MoodSetError:
      text(
        "\(quote(error.part)) is no mood; try good, bad,worst, good+ or bad-",
        "\(quote(error.part))という気分はありません。「良い」「悪い,最悪」「良い+」「悪い-」のように書きます")
    case let error as SettingError: reason(error)
    case let error as MoodNamesError: reason(error)
    default: text("it cannot be used", "使えない値です")
    }
  }
}

extension ValueTexts {
  /// A suggestion in words; nil when there is none.
  private func didYouMean(_ suggestion: String?) -> String? {
    suggestion.map { text("not understood; did you mean \($0)?", "読み取れません。\($0) のことですか") }
  }

  /// Why a value of an option cannot be used.
  private func reason(_ error: ValueError) -> String {
    switch error {
    case .notAChoice(_, let choices):
      text(
        "choose one of \(choices.joined(separator: ", "))",
        "\(choices.joined(separator: "、")) のどれかを選んでください")
    case .notAWholeNumber(let least):
      text("not a whole number of at least \(least)", "\(least) 以上の整数ではありません")
    case .notFromRange(let range):
      text(
        "not from \(range.lowerBound) to \(range.upperBound)",
        "\(range.lowerBound)〜\(range.upperBound) の数ではありません")
    case .notAYear:
      text("not a year of four digits, like 2026", "2026 のような4桁の年ではありません")
    case .notAnEmoji: noEmoji(findableBy: nil)
    case .notAnEmojiName(let near):
      reason(near: near)
    case .ambiguousEmojiName(let choices):
      text(
        "several emoji have this name; choose one of \(choices.joined(separator: ", "))",
        "この名前の絵文字がいくつかあります。\(choices.joined(separator: "、")) から選んでください")
    case .notAMood(let suggestion?):
      text("no such mood; did you mean \(suggestion)?", "そのような気分はありません。\(suggestion) のことですか")
    case .notAMood(nil):
      text(
        "no such mood; there are worst, bad, neutral, good and best (1 to 5), and notSelected (0)",
        "そのような気分はありません。最悪 悪い 普通 良い 最高(1〜5)、未選択(0)から選べます")
    case .notAnEvent:
      text(
        "choose one of start, slip, urge",
        "start(断酒開始)、slip(飲んだ日)、urge(飲まずに耐えた)のどれかを選んでください")
    case .notATag:
      text("a tag has only letters, digits and _", "タグに使えるのは文字、数字、_ だけです")
    case .needsADay:
      text("a single day is needed here", "ここでは1日を指定してください")
    case .dayAhead:
      text("that day has not come yet", "その日はまだ来ていません")
    }
  }

  /// That a text has no emoji, and how to find one.
  ///
  /// - Parameter word: the text, when it finds some.
  private func noEmoji(findableBy word: String?) -> String {
    let word = word.map { shown($0) } ?? text("WORD", "言葉")
    return text(
      "there is no emoji in it; soberlog emoji \(word) finds one",
      "絵文字が含まれていません。soberlog emoji \(word) で探せます")
  }

  /// That no emoji has a name, and which names are near.
  private func reason(near codes: [String]) -> String {
    switch codes.count {
    case 0:
      text(
        "no emoji has this name; soberlog emoji WORD finds names",
        "この名前の絵文字はありません。soberlog emoji 言葉 で名前を探せます")
    case 1:
      text(
        "no emoji has this name; did you mean \(codes[0])?",
        "この名前の絵文字はありません。\(codes[0]) のことですか")
    default:
      text(
        "no emoji has this name; near are \(codes.joined(separator: ", "))",
        "この名前の絵文字はありません。近いのは \(codes.joined(separator: "、")) です")
    }
  }

  /// Why a text does not say what names of moods mean.
  private func reason(_ error: MoodNamesError) -> String {
    switch error {
    case .noLevel(let part):
      text(
        "\(quote(part)) is no name and mood; write rad=best,meh=neutral",
        "\(quote(part))は「名前=気分」の形ではありません。うきうき=最高,まあまあ=普通 のように書きます")
    case .notALevel(let value):
      "\(quote(value)): "
        + reason(ValueError.notAMood(suggestion: EntryOptions.suggestion(forMood: value)))
    case .repeated(let name):
      text(
        "\(quote(name)) is given two moods",
        "\(quote(name))に二つの気分が指定されています")
    }
  }

  /// Why a setting cannot have a value.
  private func reason(_ error: SettingError) -> String {
    switch error {
    case .dayStartsAt:
      text("not a time from 00:00 to 12:00, like 04:00", "00:00〜12:00 の時刻(04:00 など)ではありません")
    case .startCountsAs:
      text("it is 0 or 1", "0 か 1 を指定してください")
    case .savings(let error):
      reason(error)
    }
  }

  /// Why a text is no amount of money.
  private func reason(_ error: SavingsError) -> String {
    switch error {
    case .noAmount, .unreadable:
      text("not an amount with a currency, like 800円 or 12.50 EUR", "800円、12.50 EUR のような金額ではありません")
    case .noUnit:
      text("the currency is missing, as in 800円 or 12.50 EUR", "通貨がありません(例: 800円、12.50 EUR)")
    case .negative: text("the amount is negative", "金額が負の数です")
    case .comma:
      text("write the number without commas, as in 1000円 or 12.50 EUR", "コンマを使わずに書いてください(例: 1000円)")
    case .tooManyDigits: text("the number has too many digits", "数の桁が多すぎます")
    case .unitTooLong: text("the currency is too long", "通貨の表記が長すぎます")
    }
  }

  /// Why a text is no length of a run.
  private func reason(_ error: CalendarSpanError) -> String {
    switch error {
    case .unreadable:
      text("not a length like 7, 7d, 2w, 1mo or 1y", "7、7d、2w、1mo、1y のような長さではありません")
    case .tooLarge:
      text("the number is too large", "数が大きすぎます")
    case .monthsOrMinutes(let months):
      text(
        "m may be months or minutes; write \(months.name) for months",
        "m は月とも分とも読めます。月なら \(months.name) と書いてください")
    }
  }
}
