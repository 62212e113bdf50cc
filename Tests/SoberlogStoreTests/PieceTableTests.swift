import Testing

@testable import SoberlogStore

@Suite struct PieceTableTests {
  @Test("Slices of old bytes and new bytes stand in the order in which they were appended")
  func order() {
    var table = PieceTable(original: Array("0123456789".utf8))
    table.append(originalRange: 2..<4)
    table.append(originalRange: 4..<6)
    table.append("ab".utf8)
    table.append("".utf8)
    table.append("c".utf8)
    table.append(originalRange: 3..<3)
    table.append(originalRange: 0..<1)
    #expect(String(decoding: table.bytes, as: UTF8.self) == "2345abc0")
    #expect(table.count == 8)
  }

  @Test("Slices of borrowed bytes stand where they were appended")
  func borrowed() {
    var table = PieceTable(original: Array("0123".utf8), borrowing: Array("abcdef".utf8))
    table.append(borrowedRange: 1..<3)
    table.append(originalRange: 0..<2)
    table.append(borrowedRange: 0..<0)
    table.append(borrowedRange: 3..<6)
    table.append("x".utf8)
    #expect(String(decoding: table.bytes, as: UTF8.self) == "bc01defx")
    #expect(table.count == 8)
  }

  @Test(
    "What is written is the document, whether its pieces are small or large",
    arguments: [
      [], [0], [1], [65_535, 1], [65_535, 2, 3], [65_536, 65_536, 1], [65_537], [5, 65_537, 5],
      [200_000, 1, 200_000], Array(repeating: 1000, count: 300),
    ])
  func writing(sizes: [Int]) throws {
    let original = (0..<1_000_000).map { UInt8(truncatingIfNeeded: $0 / 251) }
    var table = PieceTable(original: original)
    for (index, size) in sizes.enumerated() {
      if index.isMultiple(of: 2) {
        table.append(originalRange: (index * 7)..<(index * 7 + size))
      } else {
        table.append(repeatElement(UInt8(truncatingIfNeeded: index), count: size))
      }
    }
    let folder = try TemporaryFolder()
    let file = try System.createFile(folder.path("file"))
    try table.write(to: file)
    let written = try FileSnapshot(reading: ResolvedPath(folder.path("file")))
    #expect(written?.bytes == table.bytes)
    #expect(table.count == sizes.reduce(0, +))
  }
}
