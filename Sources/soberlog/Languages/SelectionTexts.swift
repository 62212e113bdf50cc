import SoberlogCore
import SoberlogStore

/// What is said when an entry or a change that was asked for is not there.
struct SelectionTexts: TextsOfALanguage {
  /// The language of the texts.
  let language: Language

  /// About an identifier that means no entry.
  func message(for error: SelectionError) -> String {
    switch error {
    case .notFound(let id):
      return text(
        "no entry has the id \(quote(id)); soberlog list shows the ids",
        "id が\(quote(id))の記録はありません。soberlog list で id が見られます")
    case .ambiguous(let id, let matches):
      let ids = matches.map { shown($0.id.text) }
      return text(
        "\(quote(id)) is the beginning of several ids: \(ids.joined(separator: ", "))",
        "\(quote(id))で始まる id がいくつもあります: \(ids.joined(separator: "、"))")
    }
  }

  /// About a change that something stands in the way of.
  func message(for error: UndoError) -> String {
    switch error {
    case .entryChanged(let id):
      let id = shown(id.text)
      return text(
        "the entry \(id) was changed since, so it was left as it is",
        "記録 \(id) はその後に変更されているため、そのままにしました")
    case .settingsChanged:
      return text(
        "the settings were changed since, so they were left as they are",
        "設定はその後に変更されているため、そのままにしました")
    }
  }

  /// About a change that is not there.
  func message(for error: UndoRefusal) -> String {
    switch error {
    case .noMore(.redo, 0): text("there is nothing to redo", "やり直せる変更はありません")
    case .noMore(_, 0): text("there is nothing to undo", "元に戻せる変更はありません")
    case .noMore(_, let done): text("there was no more than \(done) to take", "変更は\(done)件だけでした")
    }
  }
}
