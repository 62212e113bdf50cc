/// The right to change the files of a folder, held by one process at a time.
///
/// It leaves nothing in the folder, ends with the value, and the system frees it when the process
/// dies. The files themselves cannot be locked, since a change puts another file in their place.
public struct FolderLock: ~Copyable {
  /// The folder or, where that cannot be locked, the lock file.
  private let locked: Descriptor

  /// Waits for the lock.
  ///
  /// - Parameters:
  ///   - folder: the folder.
  ///   - lockFolder: where a lock file may be put if the file system of `folder` has no locks.
  ///   - patience: how long to wait for another process, in milliseconds.
  /// - Throws: `StoreError.lockedTooLong`, `.lockUnsupported` when there is no way to lock,
  ///   `.folderMissing`, `.inputOutput`, and what creating `lockFolder` throws.
  public init(folder: String, lockFolder: String?, patience: Int = 10_000) throws(StoreError) {
    let deadline = System.monotonicMilliseconds() + Int64(patience)
    let descriptor = try attempt(try System.openFolder(folder)) {
      $0.reason == .noEntry ? .folderMissing(path: folder) : .inputOutput(path: folder, $0)
    }
    if try FolderLock.lock(descriptor, at: folder, until: deadline) {
      locked = descriptor
    } else {
      guard let lockFolder else { throw .lockUnsupported(folder: folder) }
      let lockFile = try FolderLock.openLockFile(for: descriptor, at: folder, in: lockFolder)
      guard try FolderLock.lock(lockFile, at: folder, until: deadline) else {
        throw .lockUnsupported(folder: folder)
      }
      locked = lockFile
    }
  }
}

extension FolderLock {
  /// Does something while the lock is held, at least until it is done.
  public borrowing func whileHeld<Result>(_ body: () throws -> Result) rethrows -> Result {
    try body()
  }
}

extension FolderLock {
  /// The longest pause between two tries, in milliseconds.
  private static let longestPause = 20

  /// Waits until a file or folder is locked.
  ///
  /// - Parameter deadline: when to give up, on the clock of `System.monotonicMilliseconds`.
  /// - Returns: false when its file system has no locks.
  static func lock(
    _ descriptor: borrowing Descriptor, at folder: String, until deadline: Int64
  ) throws(StoreError) -> Bool {
    var pause = 1
    while true {
      do throws(SystemError) {
        if try System.lock(descriptor) { return true }
      } catch {
        if error.reason == .unsupported { return false }
        throw .inputOutput(path: folder, error)
      }
      guard System.monotonicMilliseconds() < deadline else { throw .lockedTooLong(folder: folder) }
      System.sleep(milliseconds: pause)
      pause = min(pause * 2, longestPause)
    }
  }

  /// Opens the lock file that stands for a folder, under whatever path that is reached.
  static func openLockFile(
    for descriptor: borrowing Descriptor, at folder: String, in lockFolder: String
  ) throws(StoreError) -> Descriptor {
    try MissingFolders(lockFolder).create()
    let facts = try attempt(try System.facts(of: descriptor)) {
      .inputOutput(path: folder, $0)
    }
    let (device, inode) = (String(facts.device, radix: 16), String(facts.inode, radix: 16))
    let path = lockFolder.appending(pathName: "soberlog-\(device)-\(inode).lock")
    return try attempt(try System.openLockFile(path)) {
      .inputOutput(path: path, $0)
    }
  }
}
