import SoberlogCore
import SoberlogStore

/// What is said about errors: what is wrong, where, and the way out.
struct ErrorTexts: TextsOfALanguage {
  /// The language of the texts.
  let language: Language

  /// One line about an error.
  func message(for error: any Error) -> String {
    switch error {
    case let error as StartError: message(for: error)
    case let error as UsageError: UsageTexts(language: language).message(for: error)
    case let error as StoreError: StoreTexts(language: language).message(for: error)
    case let error as JournalFileError: DamageTexts(language: language).message(for: error)
    case let error as UnreadableCopy: DamageTexts(language: language).message(for: error)
    case let error as OutputError: message(for: error)
    case let error as InputError: message(for: error)
    case let error as SelectionError: SelectionTexts(language: language).message(for: error)
    case let error as UndoError: SelectionTexts(language: language).message(for: error)
    case let error as UndoRefusal: SelectionTexts(language: language).message(for: error)
    case let error as EditorError: EditorTexts(language: language).message(for: error)
    case let error as BrowserError:
      text(
        "\(error.program) could not show the report; it is in "
          + shown(error.path),
        "\(error.program) でまとめを開けませんでした。ファイルは "
          + shown(error.path) + " にあります")
    case let error as ImportError: ImportTexts(language: language).message(for: error)
    case let error as UnsavedText:
      message(for: error.reason) + EditorTexts(language: language).whereKept(error.path)
    default: ValueTexts(language: language).reason(error)
    }
  }

  /// About a start that failed.
  private func message(for error: StartError) -> String {
    switch error {
    case .argumentsUnknown:
      Text(
        "the system does not tell the arguments; nothing was done (on Linux: is /proc readable?)",
        "引数を読み取れません。何もしていません(Linux では /proc が読めるか確かめてください)")[language]
    case .streamsClosed(let cause):
      Text(
        "a standard stream is closed, and /dev/null cannot be opened (\(reason(cause)));"
          + " nothing was done",
        "標準入出力が閉じられていて、/dev/null も開けません(\(reason(cause)))。何もしていません")[language]
    }
  }

  /// About output that could not be written.
  private func message(for error: OutputError) -> String {
    switch error {
    case .closedPipe:
      text("standard output is not read any more", "標準出力を読むプログラムが終わりました")
    case .failed(let cause):
      text(
        "standard output could not be written: \(reason(cause))",
        "標準出力に書き込めませんでした: \(reason(cause))")
    case .failedAfterSaving(let cause):
      text(
        "saved, but standard output could not be written: \(reason(cause))",
        "保存しましたが、標準出力に書き込めませんでした(saved): \(reason(cause))")
    }
  }

  /// About standard input that cannot be used.
  private func message(for error: InputError) -> String {
    switch error {
    case .unreadable(let cause):
      text(
        "standard input cannot be read: \(reason(cause))", "標準入力を読めません: \(reason(cause))")
    case .notUTF8:
      text(
        "standard input is not valid UTF-8; nothing was saved",
        "標準入力が正しい UTF-8 ではありません。何も保存していません")
    }
  }

  /// Why a call of the system failed.
  private func reason(_ error: SystemError) -> String {
    StoreTexts(language: language).reason(error)
  }
}

/// User text in quotation marks of the language, safe to show.
func quoted(_ text: String, in language: Language) -> String {
  let shown = cut(escapedForTerminal(text, keepingNewlines: false), toWidth: 60)
  return Text("“\(shown)”", "「\(shown)」")[language]
}
