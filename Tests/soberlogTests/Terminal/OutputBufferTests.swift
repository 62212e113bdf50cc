import Synchronization
import Testing

@testable import soberlog

/// How output is collected.
struct OutputBufferTests {
  @Test(
    "The bytes of many elements come in order, whatever threads make them",
    arguments: [0, 1, 255, 256, 257, 1023, 1024, 1025, 3072, 3073, 10_000, 60_000])
  func blocks(count: Int) throws {
    var written: [UInt8] = []
    var output = OutputBuffer { written += $0 }
    try output.append("before\n")
    try output.append(count: count) { places, bytes in
      for place in places { bytes += "\(place)\n".utf8 }
    }
    try output.append("behind\n")
    try output.flush()
    let expected = ["before"] + (0..<count).map(String.init) + ["behind"]
    #expect(String(decoding: written, as: UTF8.self) == expected.joined(separator: "\n") + "\n")
  }

  @Test("When nothing can be written any more, no more elements are asked for")
  func failure() {
    struct Closed: Error, Equatable {}
    let most = Atomic(0)
    var output = OutputBuffer { _ in throw Closed() }
    #expect(throws: Closed()) {
      try output.append(count: 10_000_000) { places, bytes in
        most.max(places.upperBound, ordering: .relaxed)
        for _ in places { bytes += "0123456789".utf8 }
      }
    }
    #expect(most.load(ordering: .relaxed) < 100_000)
  }
}
