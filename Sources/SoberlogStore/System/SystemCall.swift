/// A call of the operating system, by the name of its C function.
public enum SystemCall: String, Hashable, Sendable {
  /// `open`, also of folders and for creating a file.
  case open
  /// `read` and `pread`.
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
  /// `posix_spawnp`.
  case spawn = "posix_spawnp"
  /// `waitpid`.
  case waitpid
}
