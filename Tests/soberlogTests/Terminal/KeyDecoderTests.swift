import TestSupport
import Testing

@testable import soberlog

/// Which keys the bytes of a terminal are.
struct KeyDecoderTests {
  /// The keys of some texts, with a pause behind each.
  private func keys(_ pieces: [String]) -> [KeyEvent] {
    keys(pieces.map { Array($0.utf8) })
  }

  /// The keys of some bytes, with a pause behind each piece.
  private func keys(_ pieces: [[UInt8]]) -> [KeyEvent] {
    var decoder = KeyDecoder()
    return pieces.flatMap { decoder.keys(from: $0) + decoder.keysAfterPause() }
  }

  /// The keys of bytes that come one by one without pauses.
  private func keysOfSingleBytes(_ text: String) -> [KeyEvent] {
    var decoder = KeyDecoder()
    return text.utf8.flatMap { decoder.keys(from: [$0]) } + decoder.keysAfterPause()
  }

  @Test(
    "Control characters and sequences are keys, whole or byte by byte",
    arguments: [
      ("\r", .enter), ("\n", .enter), ("\t", .tab), ("\u{1B}[Z", .backTab), ("\u{1B}", .escape),
      ("\u{7F}", .backspace), ("\u{8}", .backspace), ("\u{1B}\u{7F}", .wordBackspace),
      ("\u{1B}[3~", .delete), ("\u{1B}[A", .up), ("\u{1B}OA", .up), ("\u{1B}[B", .down),
      ("\u{1B}[C", .right), ("\u{1B}[D", .left), ("\u{1B}[1;5C", .wordRight),
      ("\u{1B}[1;3D", .wordLeft), ("\u{1B}[1;2C", .right),
      ("\u{1B}[1;-9223372036854775808C", .wordRight), ("\u{1B}[1;99999999999999999999D", .wordLeft),
      ("\u{1B}\u{1B}[D", .wordLeft),
      ("\u{1B}[H", .home), ("\u{1B}OH", .home), ("\u{1B}[1~", .home), ("\u{1B}[7~", .home),
      ("\u{1B}[F", .end), ("\u{1B}[4~", .end), ("\u{1B}[5~", .pageUp), ("\u{1B}[6~", .pageDown),
      ("\u{1B}OM", .enter), ("\u{1}", .control("a")), ("\u{13}", .control("s")),
      ("\u{1A}", .control("z")), ("\u{1B}b", .alt("b")), ("\u{1B}f", .alt("f")),
      ("\u{1B}\r", .enter), ("a", .text("a")), ("高", .text("高")), ("🏔️", .text("🏔️")),
    ] as [(String, KeyEvent)])
  func single(bytes: String, key: KeyEvent) {
    #expect(keys([bytes]) == [key])
    #expect(keysOfSingleBytes(bytes).joinedTexts == [key])
  }

  @Test(
    "What is no key is passed over, and what follows is read",
    arguments: [
      "\u{0}", "\u{1C}", "\u{1F}", "\u{1B}[99~", "\u{1B}[1;1R", "\u{1B}[?1;2c", "\u{1B}[I",
      "\u{1B}[[A", "\u{1B}[2~", "\u{1B}OP", "\u{1B}[<0;1;1M".replacing("M", with: "m"),
      "\u{85}", "\u{9B}",
    ])
  func unknown(bytes: String) {
    #expect(keys([bytes + "x"]) == [.text("x")])
    #expect(keysOfSingleBytes(bytes + "x") == [.text("x")])
  }

  @Test("Text arrives in pieces that need not be characters")
  func pieces() {
    let bytes = Array("山👨‍👩‍👧か\u{3099}".utf8)
    for cut in bytes.indices {
      let events = keys([Array(bytes[..<cut]), Array(bytes[cut...])])
      #expect(events.joinedTexts == [.text("山👨‍👩‍👧か\u{3099}")])
    }
  }

  @Test(
    "Bytes that are not UTF-8 are left out, and nothing is put in their place",
    arguments: [
      ([0xFF, 0x61], "a"), ([0x80, 0x61], "a"), ([0xE5, 0x61], "a"), ([0xE5, 0xB1, 0x61], "a"),
      ([0xC0, 0x80, 0x61], "a"), ([0xED, 0xA0, 0x80, 0x61], "a"), ([0xF5, 0x61], "a"),
      ([0xE5, 0xE5, 0xB1, 0xB1], "山"), ([0xF4, 0x90, 0x80, 0x80, 0x61], "a"),
    ] as [([UInt8], String)])
  func invalid(bytes: [UInt8], text: String) {
    #expect(keys([bytes]) == [.text(text)])
  }

  @Test("Keys typed fast keep their order")
  func order() {
    #expect(
      keys(["4\tab\r\u{1B}[Dc\u{13}"]) == [
        .text("4"), .tab, .text("ab"), .enter, .left, .text("c"), .control("s"),
      ])
  }

  @Test("Only a pause makes an Escape of the byte that also begins sequences")
  func loneEscape() {
    var decoder = KeyDecoder()
    #expect(decoder.keys(from: [0x1B]).isEmpty && decoder.isWaiting)
    #expect(decoder.keysAfterPause() == [.escape] && !decoder.isWaiting)
    #expect(decoder.keysAfterPause().isEmpty)
    #expect(decoder.keys(from: [0x1B, 0x1B]).isEmpty)
    #expect(decoder.keysAfterPause() == [.escape, .escape])
    #expect(decoder.keys(from: Array("\u{1B}[".utf8)).isEmpty && !decoder.isWaiting)
    #expect(decoder.keys(from: Array("A".utf8)) == [.up])
    #expect(decoder.keys(from: Array("\u{1B}\u{1B}y".utf8)) == [.escape, .alt("y")])
  }

  @Test("A sequence that never ends takes no more than its limit")
  func longSequence() {
    let digits = String(repeating: "1", count: 1000)
    #expect(keys(["\u{1B}[" + digits + "\r"]).last == .enter)
    #expect(keys(["\u{1B}[\u{1B}[A"]) == [.up])
    #expect(keys(["\u{1B}[高"]) == [.text("高")])
  }
}

extension KeyDecoderTests {
  @Test("Whatever bytes come, in whatever pieces, the keys are the same", arguments: 1...200)
  func anyPieces(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    let tokens: [[UInt8]] =
      [
        "a", "山", "👨‍👩‍👧", "\u{1B}", "\u{1B}[", "\u{1B}O", "[", "A", "1;5", "~", "\u{1B}[200~",
        "\u{1B}[201~", "\r", "\n", "\t", "\u{7F}", "\u{9B}", "\0",
      ].map { Array($0.utf8) } + [[0xFF], [0xE5], [0xE5, 0xB1], [0xF0, 0x9F], [0x80]]
    let bytes = (0..<40).flatMap { _ in tokens.randomElement(using: &random) ?? [] }
    var whole = KeyDecoder()
    var pieces = KeyDecoder()
    let expected = whole.keys(from: bytes)
    var events: [KeyEvent] = []
    var rest = bytes[...]
    while !rest.isEmpty {
      let count = Int.random(in: 1...5, using: &random)
      events += pieces.keys(from: Array(rest.prefix(count)))
      rest = rest.dropFirst(count)
    }
    #expect(events.joinedTexts == expected)
    #expect(pieces.isWaiting == whole.isWaiting)
    for case .text(let text) in expected {
      #expect(text.unicodeScalars.allSatisfy { $0.properties.generalCategory != .control })
    }
  }
}

/// What is pasted.
struct PastingTests {
  /// The mark at the beginning of a paste.
  private let start = "\u{1B}[200~"

  /// The mark at its end.
  private let end = "\u{1B}[201~"

  @Test(
    "Pasted text is no key, and its line ends are newlines",
    arguments: [
      ("one\ttwo 5\u{13}\u{3}\u{4} three\rfour", "one\ttwo 5\u{13}\u{3}\u{4} three\nfour"),
      ("a\r\nb\rc\nd\r\r\n", "a\nb\nc\nd\n\n"), ("", ""), ("\u{1B}[A\u{1B}", "\u{1B}[A\u{1B}"),
      ("~~\u{1B}[201", "~~\u{1B}[201"), ("高尾山🏔️", "高尾山🏔️"), ("\u{1B}[200~", "\u{1B}[200~"),
    ])
  func pasted(text: String, expected: String) {
    let bytes = Array((start + text + end + "\r").utf8)
    for cut in bytes.indices {
      var decoder = KeyDecoder()
      let events =
        decoder.keys(from: Array(bytes[..<cut])) + decoder.keys(from: Array(bytes[cut...]))
      #expect(events == [.paste(expected), .enter], "cut at \(cut)")
    }
  }

  @Test("Bytes that are not UTF-8 are left out of a paste")
  func invalid() {
    var decoder = KeyDecoder()
    let bytes = Array((start + "a").utf8) + [0xFF, 0xE5, 0xB1] + Array(("山" + end).utf8)
    #expect(decoder.keys(from: bytes) == [.paste("a山")])
  }

  @Test("More than the limit is left out as a whole", arguments: [-1, 0, 1, 1 << 20])
  func limit(excess: Int) {
    let text = [UInt8](repeating: 0x78, count: PasteCollector.longest + excess)
    var decoder = KeyDecoder()
    var events = decoder.keys(from: Array(start.utf8))
    for piece in stride(from: 0, to: text.count, by: 1 << 16) {
      events += decoder.keys(from: Array(text[piece..<min(piece + 1 << 16, text.count)]))
    }
    events += decoder.keys(from: Array((end + "x").utf8))
    let expected: KeyEvent =
      excess > 0 ? .pasteTooLong : .paste(String(decoding: text, as: UTF8.self))
    #expect(events == [expected, .text("x")])
  }
}

extension [KeyEvent] {
  /// The events, with texts that follow each other as one.
  fileprivate var joinedTexts: [KeyEvent] {
    reduce(into: []) { events, event in
      if case .text(let text) = event, case .text(let before)? = events.last {
        events[events.count - 1] = .text(before + text)
      } else {
        events.append(event)
      }
    }
  }
}
