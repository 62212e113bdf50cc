import SoberlogStore
import StrictJSON
import Testing

@testable import soberlog

/// Text that is read piece by piece.
struct InputTextTests {
  /// A text of so many bytes, in lines of 10.
  private static func text(_ count: Int) -> [UInt8] {
    (0..<count).map { $0 % 10 == 9 ? 0x0A : UInt8(ascii: "a") + UInt8($0 / 10 % 26) }
  }

  @Test(
    "Read on and on, it is the text, cut at line ends",
    arguments: [0, 1, 10, (1 << 16) - 1, 1 << 16, (1 << 16) + 1, 200_005])
  func pieces(count: Int) throws {
    let bytes = InputTextTests.text(count)
    var input = try InputText(handing: bytes)
    var read: [UInt8] = []
    repeat {
      #expect(input.isAtEnd || input.bytes.last == 0x0A)
      #expect(input.bytes.count < (1 << 16) + 10)
      read += input.bytes
      let lines = bytes[..<read.count].count { $0 == 0x0A }
      #expect(input.line(at: input.bytes.count) == lines + 1)
      #expect(input.line(at: 0) == lines + 1 - input.bytes.count { $0 == 0x0A })
    } while try input.readMore(dropping: input.bytes.count)
    #expect(read == bytes)
  }

  @Test("What is not dropped stays, and all of it can be read at once")
  func keeping() throws {
    let bytes = InputTextTests.text(250_000)
    var input = try InputText(handing: bytes)
    let start = input.bytes.count - 25
    #expect(try input.readMore(dropping: start))
    #expect(input.bytes[..<100].elementsEqual(bytes[start..<start + 100]))
    try input.readAll()
    #expect(input.bytes.elementsEqual(bytes[start...]) && input.isAtEnd)
    let position = input.problem(.noEntryBegins, at: 30)
    #expect(position.line == (start + 30) / 10 + 1 && position.column == (start + 30) % 10 + 1)
  }

  @Test("What is kept is read on in ever larger pieces")
  func largerPieces() throws {
    let bytes = InputTextTests.text(6 << 20)
    let handed = HandedBytes(bytes)
    var input = try InputText { handed.next(atMost: $0) }
    try input.readAll()
    let sizes = handed.limits
    #expect(input.bytes == bytes)
    #expect(sizes == sizes.sorted() && sizes.first == 1 << 16 && sizes.last == 1 << 20)
    #expect(sizes.count < 12)
    #expect(try !input.readMore(dropping: bytes.count))
  }

  @Test("A line longer than a piece stays whole")
  func longLine() throws {
    let bytes = [UInt8](repeating: 0x61, count: 3 << 16) + Array("\nb".utf8)
    var input = try InputText(handing: bytes)
    try input.readAll()
    #expect(input.bytes == bytes)
    #expect(try InputText(handing: [0xEF, 0xBB, 0xBF] + bytes).bytes == input.bytes)
  }

  @Test("Bytes that are not UTF-8 are named by line and column, in later pieces too")
  func invalidUTF8() throws {
    var bytes = InputTextTests.text(120_000)
    bytes.replaceSubrange(100_000..<100_006, with: Array("山".utf8) + [0xE5, 0xB1, 0x61])
    var input = try InputText(handing: bytes)
    try input.checkUTF8()
    let count = input.bytes.count
    #expect(
      throws: ImportProblem(reason: .damage(.json(.invalidUTF8)), line: 10_001, column: 2)
    ) {
      try input.readMoreUTF8(dropping: count)
    }
  }
}
