/// A call of the operating system that failed.
public struct SystemError: Error, Hashable, Sendable {
  /// The call.
  public let call: SystemCall

  /// The value of `errno`; its numbers differ between systems, `reason` does not.
  public let code: Int32
}

extension SystemError {
  /// What kind of failure an `errno` stands for.
  public enum Reason: Hashable, Sendable {
    /// EACCES, EPERM.
    case noPermission
    /// EROFS.
    case readOnlyFileSystem
    /// ENOENT.
    case noEntry
    /// ENOTDIR.
    case notAFolder
    /// EEXIST.
    case exists
    /// ELOOP.
    case linkLoop
    /// ENOSPC.
    case noSpace
    /// EDQUOT.
    case quotaExceeded
    /// EFBIG.
    case fileTooLarge
    /// EIO.
    case hardware
    /// EBUSY: on a rename, the file is a mount point.
    case busy
    /// EXDEV.
    case otherFileSystem
    /// EMFILE, ENFILE.
    case tooManyFiles
    /// EINVAL, ENOTSUP, EOPNOTSUPP, ENOLCK: this file system cannot do it.
    case unsupported
    /// Any other.
    case other
  }
}

/// A call of the operating system, by the name of its C function.
public enum SystemCall: String, Hashable, Sendable {
  /// `open`, also of folders and for creating a file.
  case open
  /// `read`.
  case read
  /// `write`.
  case write
  /// `fsync`, on Darwin `fcntl(F_FULLFSYNC)`.
  case fsync
  /// `close`.
  case close
  /// `stat`, `lstat` and `fstat`.
  case stat
  /// `readlink`.
  case readlink
  /// `realpath`.
  case realpath
  /// `opendir` and `readdir`.
  case readdir
  /// `rename`.
  case rename
  /// `unlink`.
  case unlink
  /// `mkdir`.
  case mkdir
  /// `rmdir`.
  case rmdir
  /// `fchmod`.
  case fchmod
  /// `fchown`.
  case fchown
  /// `flock`.
  case flock
}

extension SystemError {
  /// Whether a right is missing: by the mode, the owner, or a file system that is read-only.
  public var isPermission: Bool {
    reason == .noPermission || reason == .readOnlyFileSystem
  }
}
