/// A path taken apart at its last slash.
struct PathParts: Hashable {
  /// Everything up to the last slash and with it; empty when there is none.
  let prefix: String

  /// What follows the last slash; empty when the path ends with one.
  let name: String

  /// Takes a path apart.
  ///
  /// - Complexity: O(length of the path).
  init(_ path: String) {
    let end = path.utf8.lastIndex(of: UInt8(ascii: "/")).map(path.utf8.index(after:))
    prefix = String(path[..<(end ?? path.startIndex)])
    name = String(path[(end ?? path.startIndex)...])
  }
}

extension PathParts {
  /// The folder that the path lies in: `/` for `/a`, `.` for `a`.
  var folder: String {
    prefix.isEmpty ? "." : prefix.withoutTrailingSlashes
  }
}

extension String {
  /// The path without the slashes at its end; of the root, one stays.
  var withoutTrailingSlashes: String {
    var end = utf8.endIndex
    while end > utf8.startIndex {
      let last = utf8.index(before: end)
      guard utf8[last] == UInt8(ascii: "/") else { break }
      end = last
    }
    return end == utf8.startIndex && !isEmpty ? "/" : String(self[..<end])
  }

  /// Whether the path begins at the root.
  var isAbsolutePath: Bool {
    utf8.first == UInt8(ascii: "/")
  }

  /// The path of a name in the folder that this path names.
  func appending(pathName name: String) -> String {
    let folder = withoutTrailingSlashes
    return folder == "/" ? "/" + name : folder + "/" + name
  }

  /// A name for the path: the FNV-1a hash of its bytes in hexadecimal digits.
  ///
  /// - Complexity: O(length of the path).
  var fingerprint: String {
    let hash = utf8.reduce(0xcbf2_9ce4_8422_2325 as UInt64) {
      ($0 ^ UInt64($1)) &* 0x100_0000_01b3
    }
    return String(hash, radix: 16)
  }
}
