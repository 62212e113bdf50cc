/// What the file system says about a file.
///
/// Two equal values for one path mean that it names the same file, unchanged.
public struct FileFacts: Hashable, Sendable {
  /// The file system that the file is on.
  public let device: UInt64
  /// The number of the file on its file system.
  public let inode: UInt64
  /// What it is.
  public let kind: Kind
  /// The permission bits, from 0 to 0o7777.
  public let permissions: UInt16
  /// The user who owns it.
  public let owner: UInt32
  /// The group it belongs to.
  public let group: UInt32
  /// How many names it has; of a file with more than one, a change reaches only one.
  public let linkCount: UInt64
  /// The size in bytes.
  public let size: Int
  /// When it was last written, in seconds since 1970-01-01T00:00:00Z.
  public let modifiedSeconds: Int64
  /// The part of a second to be added to `modifiedSeconds`, from 0 to 999,999,999 nanoseconds.
  public let modifiedNanoseconds: Int
}

extension FileFacts {
  /// What a path can name.
  public enum Kind: Hashable, Sendable {
    /// A regular file.
    case regular
    /// A folder.
    case folder
    /// A symbolic link.
    case link
    /// A named pipe (FIFO).
    case pipe
    /// A socket.
    case socket
    /// A device, or what only this system knows.
    case device
  }
}

extension FileFacts {
  /// Whether both are of one file, whatever its name.
  func isSameFile(as other: FileFacts) -> Bool {
    (device, inode) == (other.device, other.inode)
  }

  /// Whether both are of one file with one content; its names and rights may differ.
  func isSameVersion(as other: FileFacts) -> Bool {
    isSameFile(as: other) && size == other.size
      && (modifiedSeconds, modifiedNanoseconds)
        == (other.modifiedSeconds, other.modifiedNanoseconds)
  }

  /// Whether group or others may read the file.
  public var isReadableByOthers: Bool {
    permissions & 0o044 != 0
  }

  /// Whether nobody may write the file, as its mode says; for root, too, that is a wish to respect.
  public var isReadOnly: Bool {
    permissions & 0o222 == 0
  }
}

extension FileFacts {
  /// Whether a path leads to a file that may be executed, by somebody at least.
  public static func isProgram(at path: String) -> Bool {
    guard let facts = try? System.facts(following: path) else { return false }
    return facts.kind == .regular && facts.permissions & 0o111 != 0
  }
}
