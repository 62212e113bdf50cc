import SoberlogCore
import Testing

@testable import soberlog

/// What completions offer for options and operands.
struct ValueKindTests {
  /// A Monday evening in Tokyo.
  private let dates: DateContext

  /// Makes the present moment.
  init() throws {
    dates = DateContext(
      now: try LocalTimestamp(rfc3339: "2026-11-30T21:15:00+09:00"),
      zone: .fixed(offsetMinutes: 9 * 60), boundary: .midnight)
  }

  /// Expects an option to accept every word that is offered for it.
  private func expectAccepted<Value>(_ option: ValueOption<Value>) {
    let words = option.specification.kind.candidates(in: .english).map(\.word)
    #expect(!words.isEmpty)
    for word in words {
      #expect(throws: Never.self, "--\(option.specification.name) \(word)") {
        try option.read(word, dates)
      }
    }
  }

  @Test("Every offered word is accepted")
  func offeredWordsAreAccepted() {
    expectAccepted(EntryOptions.mood)
    expectAccepted(EntryOptions.at)
    expectAccepted(ListOptions.since)
    expectAccepted(ListOptions.until)
    expectAccepted(ListOptions.on)
    expectAccepted(ListOptions.moods)
    expectAccepted(ListOptions.event)
    expectAccepted(ListOptions.format)
    expectAccepted(ExportOptions.format)
    expectAccepted(EditOptions.event)
    expectAccepted(StreakOptions.on)
    expectAccepted(GlobalOptions.language)
    expectAccepted(GlobalOptions.color)
  }

  @Test("Every word for --at can be recorded")
  func daysCanBeRecorded() throws {
    for word in ValueKind.day.candidates(in: .english).map(\.word) {
      let expression = try DateExpression(word, in: dates)
      #expect(throws: Never.self, "\(word)") { try expression.entryTimestamp(in: dates) }
    }
  }

  @Test("Moods are offered with their labels", arguments: Language.allCases)
  func moodsHaveLabels(language: Language) {
    let candidates = ValueKind.mood.candidates(in: language)
    #expect(candidates.map(\.word).sorted() == EmotionLevel.allCases.map(\.name).sorted())
    for level in EmotionLevel.allCases {
      let candidate = candidates.first { $0.word == level.name }
      #expect(candidate?.meaning.hasSuffix(level.label(in: language)) == true)
    }
  }

  @Test(
    "What stands for a value says what kind it is", arguments: CommandName.allCases)
  func placeholdersAgree(command: CommandName) {
    let specification = command.specification
    let options = specification.allOptions.map { ($0.placeholder, $0.kind) }
    for (placeholder, kind) in options + [(specification.operands, specification.operandKind)] {
      switch placeholder?.english.filter({ !"[…]".contains($0) }) {
      case "FILE", "OUT": #expect(kind == .file)
      case "ID": #expect(kind == .entry)
      case "LEVEL": #expect(kind == .mood)
      case "WHEN": #expect(kind == .day || kind == .period)
      case nil: #expect(kind == .text)
      default: break
      }
    }
  }

  @Test("Different kinds have different names, which no shell needs quotes for")
  func namesArePlain() {
    let kinds = Set(CompletionScript(shell: .bash, language: .english).rules.map(\.kind))
    #expect(Set(kinds.map(\.name)).count == kinds.count)
    for kind in kinds {
      #expect(kind.name.utf8.allSatisfy { (0x61...0x7A).contains($0) || $0 == 0x2C })
    }
  }
}
