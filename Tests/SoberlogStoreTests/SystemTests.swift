import Foundation
import SoberlogCore
import Testing

@testable import SoberlogStore

@Suite struct SystemTests {
  @Test(
    "The C library knows the offset of a zone, and makes UTC of what is none",
    arguments: [
      ("UTC0", 0, 0), ("JST-9", 1_782_864_000, 32_400), ("XXX+3:30", 0, -12_600),
      ("EST5EDT,M3.2.0,M11.1.0", 1_782_864_000, -14_400),
      ("EST5EDT,M3.2.0,M11.1.0", 1_767_225_600, -18_000),
      ("", 0, 0), ("no zone!", 0, 0), ("JST-9", .max, 0), ("JST-9", .min, 0),
    ] as [(String, Int64, Int)])
  func zones(name: String, instant: Int64, offset: Int) async {
    await #expect(processExitsWith: .success) { [name, instant, offset] in
      unsafe setenv("TZ", name, 1)
      exit(SystemClock.zone.utcOffset(instant) == offset ? 0 : 1)
    }
  }

  @Test(
    "A zone is known by its name, whatever TZ is, which stays as it was",
    arguments: [
      ("Asia/Tokyo", 1_782_864_000, 32_400), ("America/New_York", 1_782_864_000, -14_400),
      ("America/New_York", 1_767_225_600, -18_000), ("UTC", 0, 0),
    ] as [(String, Int64, Int)], ["XXX+3:30", ""])
  func namedZones(zone: (name: String, instant: Int64, offset: Int), own: String) async {
    await #expect(processExitsWith: .success) {
      [
        name = zone.name as String, instant = zone.instant as Int64, offset = zone.offset as Int,
        own
      ] in
      unsafe setenv("TZ", own, 1)
      let ownOffset = SystemClock.zone.utcOffset(instant)
      guard let rules = SystemClock.zone(named: name) else { exit(1) }
      let isRight = rules.utcOffset(instant) == offset
      let isKept = SystemClock.zone.utcOffset(instant) == ownOffset
      let variable = unsafe String(cString: getenv("TZ"))
      exit(isRight && isKept && variable == own ? 0 : 1)
    }
  }

  @Test(
    "What names no zone, or is a path, is no zone",
    arguments: ["", "Mars/Base", "/etc/localtime", "../zoneinfo/UTC", "Asia", "JST-9:x", "東京"])
  func unknownZones(name: String) {
    #expect(SystemClock.zone(named: name) == nil)
  }

  @Test("The clocks go forward")
  func clocks() {
    let (instant, milliseconds) = (SystemClock.now(), System.monotonicMilliseconds())
    #expect(instant > 1_700_000_000)
    #expect(SystemClock.now() >= instant)
    #expect(System.monotonicMilliseconds() >= milliseconds)
  }

  @Test("A signal that comes during a save takes effect after it", arguments: [1, 2, 15])
  func deferredSignal(signal: Int32) async throws {
    let folder = try TemporaryFolder()
    await #expect(processExitsWith: .signal(signal)) {
      [path = folder.path("file") as String, signal] in
      acceptSignals()
      let target = try ResolvedPath(path)
      try System.deferringSignals {
        pthread_kill(pthread_self(), signal)
        try AtomicReplacement(of: target, expected: nil).write(PieceTable("whole"))
      }
      exit(0)
    }
    #expect(folder.text("file") == "whole")
    #expect(try folder.names() == ["file"])
  }

  @Test("Writes that are interrupted or take only a part are completed, and so are reads")
  func interruptedTransfers() async {
    await #expect(processExitsWith: .success) {
      acceptSignals()
      interrupt(on: SIGUSR1)
      let bytes = (0..<1 << 20).map { UInt8(truncatingIfNeeded: $0 &* 31) }
      var ends: [Int32] = [-1, -1]
      guard unsafe pipe(&ends) == 0 else { exit(1) }
      let (readEnd, writeEnd, reading) = (ends[0], ends[1], pthread_self())
      // A pipe holds less, so that the writer waits again and again, and is interrupted then.
      Thread {
        let writing = pthread_self()
        Thread {
          while true { for thread in [reading, writing] { pthread_kill(thread, SIGUSR1) } }
        }.start()
        let file = Descriptor(number: writeEnd)
        guard (try? System.writeAll(bytes.span, to: file)) != nil else { exit(2) }
        try? file.close()
        while true { pause() }
      }.start()
      let file = Descriptor(number: readEnd)
      var read: [UInt8] = []
      while let piece = try? System.readChunk(file, atMost: 100_000), !piece.isEmpty {
        read += piece
      }
      exit(read == bytes ? 0 : 3)
    }
  }

  @Test("Names in a folder are listed; those that are not UTF-8 are left out")
  func names() throws {
    let folder = try TemporaryFolder()
    for name in ["a", "日記", ".b"] { try folder.write("", to: name) }
    let invalid: [CChar] = folder.path.utf8CString.dropLast() + [0x2F, -1, 0]
    #expect(unsafe mkdir(invalid, 0o700) == 0 || errno == EILSEQ)
    let names = try System.names(in: folder.path)
    #expect(Set(names) == ["a", "日記", ".b"])
  }

  @Test("A link whose target is not UTF-8 is an error, not another path")
  func invalidLink() throws {
    let folder = try TemporaryFolder()
    let target: [CChar] = [0x61, -1, 0]
    try #require(unsafe symlink(target, folder.path("link")) == 0)
    #expect(
      throws: StoreError.cannotOpen(
        path: folder.path("link"), SystemError(call: .readlink, code: EILSEQ))
    ) {
      try ResolvedPath(folder.path("link"))
    }
  }
}
