/// A mark of a chart that is known by its form.
enum Mark: Hashable {
  /// A cross for a slip.
  case slip
  /// A diamond for a start.
  case start
}

extension Mark {
  /// The path of the mark around a place.
  func path(x: Int, y: Int, size: Int) -> String {
    let half = size / 2
    return switch self {
    case .slip:
      "M\(x - half) \(y - half)l\(size) \(size)m0 \(-size)l\(-size) \(size)"
    case .start:
      "M\(x) \(y - half)l\(half) \(half)l\(-half) \(half)l\(-half) \(-half)z"
    }
  }
}
