import SoberlogCore
import StrictJSON

/// Finds emoji by words.
enum EmojiCommand {
  /// Runs `emoji`.
  static func run(_ arguments: ParsedArguments, in dates: DateContext) throws -> Outcome {
    let limit = try arguments.value(of: EmojiOptions.limit, in: dates)
    guard arguments.operands.contains(where: { !$0.isEmpty }) else {
      throw UsageError.missingOperand(command: .emoji)
    }
    let found = EmojiCatalog.search(for: arguments.operands)
    let report = EmojiReport(
      emoji: Array(found.prefix(limit ?? EmojiOptions.defaultLimit)))
    let answer = arguments.has(EntryOptions.json) ? Answer.json(report) : .text(report)
    guard found.isEmpty else { return Outcome(answer: answer) }
    return Outcome(answer: answer, notices: [.hint(.noEmojiFound)], status: .no)
  }
}

/// Emoji with their names.
struct EmojiReport: Hashable {
  /// The emoji, the best hit first.
  let emoji: [NamedEmoji]
}

extension EmojiReport: JSONReport {
  func appendText(to output: inout OutputBuffer, _ presentation: Presentation) throws {
    try output.appendLines(lines(presentation))
  }

  func appendJSON(to output: inout OutputBuffer) throws {
    try output.appendArray(of: emoji) { emoji, bytes in
      let object = JSONValue.object([
        .init("emoji", .string(emoji.emoji)), .init("en", .string(emoji.english)),
        .init("ja", .string(emoji.japanese)),
      ])
      object.append(to: &bytes)
    }
  }
}

extension EmojiReport {
  /// A line for each emoji: its names in columns and itself at the end, since terminals disagree on
  /// its width. Where emoji cannot be shown, a name between colons is all there is.
  private func lines(_ presentation: Presentation) -> [String] {
    guard presentation.repertoire == .unicode else {
      return emoji.map { presentation.shown(emoji: $0.emoji) }
    }
    let isEnglish = presentation.language == .english
    let names = emoji.map { isEnglish ? [$0.english, $0.japanese] : [$0.japanese, $0.english] }
    let widths = [0, 1].map { column in names.map { $0[column].displayWidth }.max() ?? 0 }
    let isNarrow = presentation.width.map { $0 < widths[0] + widths[1] + 6 } ?? false
    return zip(emoji, names).flatMap { emoji, names in
      if isNarrow { return narrowLines(names + [emoji.emoji], presentation) }
      let columns = zip(names, widths).map { name, width in
        name + String(repeating: " ", count: width - name.displayWidth)
      }
      return [(columns + [emoji.emoji]).joined(separator: "  ")]
    }
  }

  /// An emoji and its names on a narrow terminal.
  private func narrowLines(_ parts: [String], _ presentation: Presentation) -> [String] {
    RowDrawing(presentation: presentation).wrappedLines(of: parts.joined(separator: "  "))
  }
}
