import SoberlogCore
import SoberlogStore

/// What is said when a text could not be changed in the editor.
struct EditorTexts: TextsOfALanguage {
  /// The language of the texts.
  let language: Language

  /// One line about an error.
  func message(for error: EditorError) -> String {
    switch error {
    case .cannotStart(let editor, let cause):
      text(
        "the editor \(quote(editor)) cannot be started: \(reason(cause));"
          + " nothing was changed, set EDITOR to the one you use",
        "エディター\(quote(editor))を起動できません: \(reason(cause))。"
          + "何も変更していません。お使いのエディターを EDITOR に設定してください")
    case .failed(let editor, let code):
      text(
        "the editor \(quote(editor)) ended with exit code \(code), so nothing was changed",
        "エディター\(quote(editor))が終了コード \(code) で終わったので、何も変更していません")
    case .killed(let editor, let signal):
      text(
        "the editor \(quote(editor)) was ended by signal \(signal), so nothing was changed",
        "エディター\(quote(editor))がシグナル \(signal) で終了したので、何も変更していません")
    case .fileGone(let editor):
      text(
        "the editor \(quote(editor)) left no file, so nothing was changed",
        "エディター\(quote(editor))を閉じたあとファイルがなかったので、何も変更していません")
    case .notUTF8:
      text(
        "the text from the editor is not valid UTF-8, so nothing was changed",
        "エディターで書かれた文章が正しい UTF-8 ではないので、何も変更していません")
    case .changedMeanwhile:
      text(
        "the entry was changed or deleted while it was being edited, so it was left as it is",
        "編集している間に記録が変更または削除されたので、そのままにしました")
    }
  }

  /// Where a text is that could not be saved, to be put after the reason.
  func whereKept(_ path: String) -> String {
    let path = shown(path)
    return text("; what you wrote is in \(path)", "。書いた文章は \(path) にあります")
  }

  /// Why a call of the system failed.
  private func reason(_ error: SystemError) -> String {
    StoreTexts(language: language).reason(error)
  }
}
