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

  /// Whether the output is coloured: `NO_COLOR` forbids it, then the option decides, then
  /// `CLICOLOR_FORCE` asks for it, and else it depends on the terminal.
  func isColored(option: ColorChoice) -> Bool {
    if option == .never { return false }
    if option == .always { return true }
    if leniently("NO_COLOR") != nil { return false }
    if let force = leniently("CLICOLOR_FORCE"), force != "0" { return true }
    let type = leniently("TERM") ?? "dumb"
    return terminal != nil && type != "dumb"
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
}
