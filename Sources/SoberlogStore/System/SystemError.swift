/// A call of the operating system that failed.
public struct SystemError: Error, Hashable, Sendable {
  /// The call.
  public let call: SystemCall

  /// The value of `errno`; its numbers differ between systems, `reason` does not.
  public let code: Int32

  /// Makes the error of a call from the value of `errno`.
  public init(call: SystemCall, code: Int32) {
    self.call = call
    self.code = code
  }
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
    /// EBADF: the stream is closed.
    case closed
    /// EINVAL, ENOTSUP, EOPNOTSUPP, ENOLCK, ENOSYS, ENOTTY, ENODEV: this file system cannot do it.
    case unsupported
    /// Any other.
    case other
  }
}

extension SystemError {
  /// Whether a right is missing: by the mode, the owner, or a file system that is read-only.
  public var isPermission: Bool {
    reason == .noPermission || reason == .readOnlyFileSystem
  }
}
