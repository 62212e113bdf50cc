import SoberlogCore

/// The options that every command takes, before or after its name.
enum GlobalOptions {
  /// Which journal.
  static let journal = ValueOption(
    "journal", kind: .file, Text("FILE", "ファイル"),
    Text("Use this journal file", "使う日記ファイル")
  ) { text, _ in text }

  /// The language of all texts.
  static let language = ValueOption(
    "lang", choices: LanguageChoice.self,
    Text("Language of all texts", "表示する言語"))

  /// When to use colours.
  static let color = ValueOption(
    "color", choices: ColorChoice.self,
    Text("When to use colors (auto: on a terminal)", "色を使うか(auto: 端末のときだけ)"))

  /// Draw with ASCII.
  static let ascii = Flag(
    "ascii", Text("Show emoji by name, and signs in ASCII", "絵文字を名前で、記号を ASCII で表示する"))

  /// Leave out confirmations and hints.
  static let quiet = Flag(
    "quiet", letter: "q",
    Text("Leave out confirmations and hints", "確認やヒントを表示しない"))

  /// Never ask.
  static let noInput = Flag(
    "no-input", Text("Never ask for anything", "何も質問しない"))

  /// Print what is longer than the screen as it is.
  static let noPager = Flag(
    "no-pager", Text("Print long output without a pager", "長い出力もページャーを使わずに表示する"))

  /// Show the help page.
  static let help = Flag("help", letter: "h", Text("Show this help", "この説明を表示する"))

  /// Show the version.
  static let version = Flag("version", Text("Show the version", "バージョンを表示する"))

  /// What there is to know about all of them.
  static let specifications = [
    journal.specification, language.specification, color.specification, ascii.specification,
    quiet.specification,
    noInput.specification, noPager.specification, help.specification, version.specification,
  ]
}

/// The values of `--lang`.
enum LanguageChoice: String, CaseIterable, Sendable {
  /// English.
  case en
  /// Japanese.
  case ja

  /// The language that is meant.
  var language: Language {
    switch self {
    case .en: .english
    case .ja: .japanese
    }
  }
}

/// The values of `--color`.
enum ColorChoice: String, CaseIterable, Sendable {
  /// On a terminal that can show them.
  case auto
  /// Also where there is no terminal.
  case always
  /// Nowhere.
  case never
}
