import SoberlogCore
import TestSupport
import Testing

/// Searching has a short way for texts that need little folding; it must never tell otherwise than
/// the long one, which compares folded texts by user-perceived characters.
@Suite("A search in plain text")
struct PlainSearchTests {
  /// Whether a word occurs in a text, found by folding both and comparing characters.
  private func occurs(_ word: String, in text: String) -> Bool {
    let (word, text) = (Array(foldedForSearch(word)), Array(foldedForSearch(text)))
    guard text.count >= word.count else { return false }
    return (0...(text.count - word.count)).contains {
      text[$0..<($0 + word.count)].elementsEqual(word)
    }
  }

  @Test("finds each scalar of the common blocks where folding whole texts finds it")
  func scalars() {
    let blocks: [ClosedRange<UInt32>] = [
      0...0x24F, 0x300...0x30F, 0x3C0...0x42F, 0x1100...0x1101, 0x2000...0x2070, 0x20D0...0x20F0,
      0x2600...0x27C0, 0x3000...0x3200, 0x33FF...0x3402, 0x4DBE...0x4E02, 0x9FFE...0xA002,
      0xAC00...0xAC02, 0xF900...0xFA30, 0xFE00...0xFE0F, 0xFEFF...0xFFEF, 0x1F1E6...0x1F1FF,
      0x1F2FE...0x1F302, 0x1F3F8...0x1F402, 0x1F640...0x1F660, 0x1F67E...0x1F700, 0x1F8FF...0x1FB00,
      0xE0020...0xE0022,
    ]
    for scalar in blocks.joined().compactMap(Unicode.Scalar.init) {
      let word = String(scalar)
      for text in ["\(word)", "a\(word)", "\(word)a", "山\(word)び", "ビ\(word)\u{3099}"] {
        for (word, text) in [(word, text), ("a", text), ("A\(word)", text), ("ひ", text)] {
          #expect(
            SearchWords([word]).match(text) == occurs(word, in: text),
            "U+\(String(scalar.value, radix: 16)) \(word) in \(text)")
        }
      }
    }
  }

  @Test("agrees with folding whole texts on random words and texts", arguments: 0..<40)
  func random(seed: UInt64) {
    var generator = SeededGenerator(seed: seed)
    let pieces = [
      "a", "A", "ａ", "b", "é", "É", "e\u{301}", "か", "カ", "ガ", "か\u{3099}", "ｶ", "ﾞ", "ヷ", "山", "塚",
      "\u{FA10}", " ", "　", "\n", "\r\n", "🍵", "👍", "🏽", "👩‍👧", "🇯", "🇵", "⛰", "\u{FE0F}", "ß", "Σ",
    ]
    for _ in 0..<200 {
      let few = (0..<4).map { _ in pieces.randomElement(using: &generator) ?? "" }
      let text = (0..<12).map { _ in few.randomElement(using: &generator) ?? "" }.joined()
      let length = Int.random(in: 1...4, using: &generator)
      let word = (0..<length).map { _ in few.randomElement(using: &generator) ?? "" }.joined()
      #expect(
        SearchWords([word]).match(text) == occurs(word, in: text),
        "\(word.unicodeScalars.map(\.value)) in \(text.unicodeScalars.map(\.value))")
    }
  }

  @Test("finds no newline alone where it ends a line with the carriage return before it")
  func lineEnds() {
    for length in 0...16 {
      let text = String(repeating: "a", count: length) + "\r\nb"
      for word in ["\n", "\nb", "b", "a"] {
        #expect(
          SearchWords([word]).match(text) == occurs(word, in: text), "\(length) \(word.utf8.count)")
      }
    }
  }
}
