import SoberlogCore

// What option and environment say about the looks of the output.

extension World {
  /// The language of all texts: the option, else the first variable that is set and not empty.
  func language(option: LanguageChoice?) -> Language {
    if let option { return option.language }
    let names = ["SOBERLOG_LANG", "LC_ALL", "LC_MESSAGES", "LANG"]
    let locale = names.lazy.compactMap { leniently($0) }.first ?? ""
    return locale.lowercased().hasPrefix("ja") ? .japanese : .english
  }

  /// The language that the arguments ask for, also when they cannot be read otherwise.
  ///
  /// Errors in the command line are told in the language that it names.
  func languageForErrors() -> Language {
    let texts = arguments.map { String(decoding: $0, as: UTF8.self) }.prefix { $0 != "--" }
    var choice: LanguageChoice?
    for (index, text) in texts.enumerated() {
      if text.hasPrefix("--lang=") {
        choice = LanguageChoice(rawValue: String(text.dropFirst(7))) ?? choice
      } else if text == "--lang", index + 1 < texts.count {
        choice = LanguageChoice(rawValue: texts[index + 1]) ?? choice
      }
    }
    return language(option: choice)
  }

  /// Whether the output is coloured: the option decides, then `NO_COLOR` forbids it, then
  /// `CLICOLOR_FORCE` asks for it, and else it depends on the terminal.
  func isColored(option: ColorChoice) -> Bool {
    if option == .never { return false }
    if option == .always { return true }
    if leniently("NO_COLOR") != nil { return false }
    if let force = leniently("CLICOLOR_FORCE"), force != "0" { return true }
    return terminal != nil && !isDumb
  }

  /// Whether the terminal takes nothing but plain text, as those of screen readers and of editors.
  var isDumb: Bool {
    leniently("TERM") ?? "dumb" == "dumb"
  }

  /// The columns that text may take: `COLUMNS`, else the terminal's, else 80; nil when the output is
  /// no terminal, so that nothing is wrapped.
  func textWidth() -> Int? {
    guard let terminal else { return nil }
    if let columns = leniently("COLUMNS").flatMap({ Int($0) }), columns > 0 {
      return min(max(columns, 20), 300)
    }
    return terminal.columns > 0 ? min(max(terminal.columns, 20), 300) : 80
  }

  /// The characters that output can have: the option decides, else the character set of the locale
  /// and the terminal.
  ///
  /// A locale that names no character set, as `C` and `POSIX`, is taken for one of UTF-8.
  func repertoire(isASCII: Bool) -> Repertoire {
    if isASCII { return .ascii }
    let locale = ["LC_ALL", "LC_CTYPE", "LANG"].lazy.compactMap { leniently($0) }.first ?? ""
    let isUTF8 = characterSet(of: locale).map { ["utf8", "utf-8"].contains($0.lowercased()) }
    let type = leniently("TERM")
    let canShowEmoji = terminal == nil || (type != "linux" && type != "dumb")
    return isUTF8 ?? true && canShowEmoji ? .unicode : .withoutEmoji
  }

  /// Whether the arguments ask for ASCII, also when they cannot be read otherwise.
  var asksForASCII: Bool {
    arguments.prefix { $0 != Array("--".utf8) }
      .contains(Array(GlobalOptions.ascii.specification.spelling.utf8))
  }

  /// The character set that a locale names, as `eucJP` in `ja_JP.eucJP@cjk` (POSIX.1-2017, XBD 8.2).
  private func characterSet(of locale: String) -> Substring? {
    locale.firstIndex(of: ".").map { locale[$0...].dropFirst().prefix { $0 != "@" } }
  }
}
