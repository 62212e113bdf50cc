import Synchronization

@testable import soberlog

/// Bytes that are handed out piece by piece, to any thread.
final class HandedBytes: Sendable {
  /// What is left of them, and how many were asked for each time.
  private let state: Mutex<(rest: ArraySlice<UInt8>, limits: [Int])>

  /// Makes bytes of which none was handed out.
  init(_ bytes: [UInt8]) {
    state = Mutex((bytes[...], []))
  }

  /// Hands out the next ones, fewer than asked for only at the end.
  func next(atMost limit: Int) -> [UInt8] {
    state.withLock { state in
      defer { state.rest = state.rest.dropFirst(limit) }
      state.limits.append(limit)
      return Array(state.rest.prefix(limit))
    }
  }

  /// How many were asked for, each time.
  var limits: [Int] { state.withLock { $0.limits } }
}

extension InputText {
  /// The text that has these bytes, to be read in pieces of such sizes.
  init(
    handing bytes: [UInt8], pieceSizes: ClosedRange<Int> = InputText.usualPieceSizes
  ) throws {
    let handed = HandedBytes(bytes)
    try self.init(expectedSize: bytes.count, pieceSizes: pieceSizes) { handed.next(atMost: $0) }
  }
}
