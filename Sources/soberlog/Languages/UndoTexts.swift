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
    let moment = DateTexts(language: language).moment(zone.localTimestamp(at: change.at.instant))
    let shown = change.entries.prefix(5).map { describe($0) }
    let more = change.entryCount - shown.count
    var parts = shown
    if more > 0 { parts.append(text("\(more) more", "ほか\(more)件")) }
    if change.changesSettings, change.command != CommandName.settings.rawValue {
      parts.append(text("settings", "設定"))
    }
    let command = escapedForTerminal(change.command, keepingNewlines: false)
    let what = [command, parts.joined(separator: ", ")].filter { !$0.isEmpty }
    return "\(what.joined(separator: " ")) (\(moment))"
  }

  /// The heading above the changes that can be made again.
  var undoneHeading: String {
    text("soberlog redo makes these again:", "soberlog redo でやり直せる変更:")
  }

  /// That there is nothing to undo.
  var nothingToUndo: String {
    text("There is nothing to undo.", "元に戻せる変更はありません。")
  }

  /// An entry that a change touched: its identifier and the beginning of its note.
  private func describe(_ change: RecordedChange.EntryChange) -> String {
    // Of a note of several lines the first one tells enough.
    let note = (change.after ?? change.before)?.note.split(whereSeparator: \.isNewline).first ?? ""
    let id = escapedForTerminal(change.id.text, keepingNewlines: false)
    guard !note.isEmpty else { return id }
    let shown = escapedForTerminal(String(note), keepingNewlines: false)
    return "\(id) " + repertoire.quoted(shown, upToWidth: 24, in: language)
  }
}
