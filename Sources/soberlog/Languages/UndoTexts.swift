import SoberlogCore
import SoberlogStore

/// Texts about changes that are taken back or made again.
struct UndoTexts: TextsOfALanguage {
  /// The language of the texts.
  let language: Language

  /// The characters of quotation marks.
  let repertoire: Repertoire

  /// The rules of the local zone, in which times are shown.
  let zone: ZoneRules

  /// That a change was taken back.
  func undone(_ change: RecordedChange) -> String {
    let what = description(of: change)
    let undone = text("Undone: \(what)", "元に戻しました: \(what)")
    // The file that they came from may be gone.
    guard change.command == CommandName.merge.rawValue, change.entryCount > 0 else {
      return undone
    }
    return undone
      + text(
        "; until the next change soberlog redo brings them back",
        "。次に変更するまでは soberlog redo で戻せます")
  }

  /// That a change was made again.
  func redone(_ change: RecordedChange) -> String {
    text("Redone: \(description(of: change))", "やり直しました: \(description(of: change))")
  }

  /// A change in words: its command, what it touched and when it was made.
  func description(of change: RecordedChange) -> String {
    "\(what(change)) (\(moment(of: change)))"
  }

  /// When a change was made.
  func moment(of change: RecordedChange) -> String {
    DateTexts(language: language).moment(zone.localTimestamp(at: change.at.instant))
  }

  /// A change in words: its command and what it touched.
  func what(_ change: RecordedChange) -> String {
    var parts = change.entries.prefix(5).map { describe($0, changedAt: change.at) }
    let more = change.entryCount - parts.count
    if more > 0 { parts.append(text("\(more) more", "ほか\(more)件")) }
    if let settings = change.settings {
      let changed = describe(settings)
      // What this program does not know of them cannot be named.
      let isNamed = !changed.isEmpty || change.command == CommandName.settings.rawValue
      parts += isNamed ? changed : [text("settings", "設定")]
    }
    let command = shown(change.command)
    return [command, parts.joined(separator: text(", ", "、"))].filter { !$0.isEmpty }
      .joined(separator: " ")
  }

  /// The heading above the changes that can be made again.
  var undoneHeading: String {
    text("soberlog redo makes these again:", "soberlog redo でやり直せる変更:")
  }

  /// That there is nothing to undo.
  var nothingToUndo: String {
    text("There is nothing to undo.", "元に戻せる変更はありません。")
  }

  /// An entry that a change touched: its identifier and the beginning of its note, and from when to
  /// when it was moved. One without a note is known by its own time, if that is not the time of the
  /// change.
  private func describe(
    _ change: RecordedChange.EntryChange, changedAt time: LocalTimestamp
  ) -> String {
    // Of a note of several lines the first one tells enough.
    let note = (change.after ?? change.before)?.note.split(whereSeparator: \.isNewline).first ?? ""
    var parts = [shown(change.id.text)]
    if !note.isEmpty {
      parts.append(repertoire.quoted(shown(String(note)), upToWidth: 24, in: language))
    }
    let dates = DateTexts(language: language)
    if let before = change.before?.at, let after = change.after?.at, before != after {
      parts.append(from(dates.moment(before), to: dates.moment(after)))
    } else if note.isEmpty, let at = (change.after ?? change.before)?.at,
      abs(at.instant - time.instant) >= 60
    {
      let moment = dates.moment(at)
      parts.append(text("of \(moment)", "\(moment) の分"))
    }
    return parts.joined(separator: " ")
  }

  /// The settings that a change has given other values.
  private func describe(_ settings: RecordedChange.SettingsChange) -> [String] {
    JournalSettings.Key.allCases.compactMap { key in
      let (before, after) = (settings.before.value(of: key), settings.after.value(of: key))
      guard before != after else { return nil }
      let none = text("none", "なし")
      return "\(key.rawValue) " + from(before ?? none, to: after ?? none)
    }
  }

  /// That something was one way before a change and is another way after it.
  private func from(_ before: String, to after: String) -> String {
    text("from \(before) to \(after)", "\(before) から \(after) へ")
  }
}
