import Testing

@testable import SoberlogStore

@Suite struct InputFileTests {
  /// A folder of its own.
  let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
  }

  @Test("A file is read piece by piece, through links too, to its end")
  func pieces() throws {
    try folder.write("0123456789", to: "file")
    try folder.link("link", to: "file")
    let file = try InputFile(folder.path("link"))
    var pieces: [String] = []
    repeat {
      pieces.append(String(decoding: try file.read(atMost: 4), as: UTF8.self))
    } while pieces.last?.count == 4
    #expect(pieces == ["0123", "4567", "89"])
    #expect(try file.read(atMost: 4).isEmpty)
  }

  @Test("What is missing or no file is refused with exit code 66")
  func refusals() throws {
    try folder.makeFolder("folder")
    try folder.link("loop", to: "loop")
    for name in ["none", "none/file", "folder", "loop"] {
      let path = folder.path(name)
      let error = #expect(throws: StoreError.self) { try InputFile(path) }
      #expect(error?.exitCode == 66, "\(name)")
    }
    #expect(throws: StoreError.notAFile(path: "/dev/null", kind: .device)) {
      try InputFile("/dev/null")
    }
  }
}
