// All calls of the C library in this module, and with them all its unsafe code. An interrupted call
// is repeated, except close.

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#else
  #error("soberlog needs a C library that it knows: Glibc, Musl or Darwin.")
#endif

/// The operating system, as far as the journal needs it.
enum System {
  /// Calls until the call is not interrupted.
  ///
  /// - Parameter body: a call that returns -1 and sets `errno` when it fails.
  private static func repeating<Result: SignedInteger>(
    _ call: SystemCall, _ body: () -> Result
  ) throws(SystemError) -> Result {
    while true {
      let result = body()
      if result != -1 { return result }
      let code = errno
      if code != EINTR { throw SystemError(call: call, code: code) }
    }
  }

  /// The most bytes of one read or write; Darwin refuses more than 2 GiB.
  private static let largestTransfer = 1 << 30
}

// MARK: - Opening and closing

extension System {
  /// Opens a file for reading, without waiting for the writer of a FIFO.
  static func openFile(_ path: String) throws(SystemError) -> Descriptor {
    try openPath(path, O_RDONLY | O_NONBLOCK | O_NOCTTY | O_CLOEXEC)
  }

  /// Opens a file as `openFile` does, but fails with ELOOP when the path names a symbolic link.
  static func openFileButNoLink(_ path: String) throws(SystemError) -> Descriptor {
    try openPath(path, O_RDONLY | O_NOFOLLOW | O_NONBLOCK | O_NOCTTY | O_CLOEXEC)
  }

  /// Opens a folder, to lock or to sync it.
  static func openFolder(_ path: String) throws(SystemError) -> Descriptor {
    try openPath(path, O_RDONLY | O_DIRECTORY | O_CLOEXEC)
  }

  /// Creates a file of mode 0600 for writing; fails when there is anything of that name.
  static func createFile(_ path: String) throws(SystemError) -> Descriptor {
    try openPath(path, O_WRONLY | O_CREAT | O_EXCL | O_NOFOLLOW | O_CLOEXEC)
  }

  /// Opens a lock file, created with mode 0600 when it is missing; a symbolic link is not followed.
  static func openLockFile(_ path: String) throws(SystemError) -> Descriptor {
    try openPath(path, O_RDWR | O_CREAT | O_NOFOLLOW | O_NONBLOCK | O_NOCTTY | O_CLOEXEC)
  }

  /// Opens a path.
  private static func openPath(_ path: String, _ flags: Int32) throws(SystemError) -> Descriptor {
    Descriptor(number: try repeating(.open) { unsafe open(path, flags, 0o600) })
  }

  /// Closes a descriptor; when that is interrupted the descriptor is closed all the same.
  static func closeFile(_ number: Int32) throws(SystemError) {
    guard close(number) == -1 else { return }
    let code = errno
    if code != EINTR { throw SystemError(call: .close, code: code) }
  }

  /// Opens those of the descriptors 0 to 2 that are closed on `/dev/null`, and returns them.
  static func openStandardDescriptors() throws(SystemError) -> Set<Int32> {
    var missing: Set<Int32> = []
    for number: Int32 in 0...2 where fcntl(number, F_GETFD) == -1 {
      // The new descriptor is the lowest that is free, so this one; it stays open for good.
      _ = try repeating(.open) { unsafe open("/dev/null", O_RDWR, 0) }
      missing.insert(number)
    }
    return missing
  }
}

// MARK: - Reading and writing

extension System {
  /// All bytes of a regular file; those of a large one are read by two threads.
  ///
  /// - Parameter size: how many bytes are expected; a file that grows is read to its new end.
  /// - Complexity: O(number of bytes), without a copy when the expectation holds.
  static func readAll(_ file: borrowing Descriptor, size: Int) throws(SystemError) -> [UInt8] {
    var capacity = size + 1
    var bytes = try readChunk(file, atMost: capacity, from: 0)
    var isAtEnd = bytes.count < capacity
    while !isAtEnd {
      capacity = 1 << 16
      let more = try readChunk(file, atMost: capacity, from: bytes.count)
      bytes += more
      isAtEnd = more.count < capacity
    }
    return bytes
  }

  /// The next bytes of a file, fewer than `capacity` only at its end.
  ///
  /// - Parameter offset: where they begin; nil for where the last ones ended.
  static func readChunk(
    _ file: borrowing Descriptor, atMost capacity: Int, from offset: Int? = nil
  ) throws(SystemError) -> [UInt8] {
    let number = file.number
    var failure: SystemError?
    let bytes = unsafe [UInt8](unsafeUninitializedCapacity: capacity) { buffer, filled in
      do throws(SystemError) {
        filled = try unsafe fill(buffer, from: number, at: offset)
      } catch {
        failure = error
      }
    }
    if let failure { throw failure }
    return bytes
  }

  /// Fills a buffer with the next bytes of a file; a large one that begins at an offset by two
  /// threads, one for each half.
  ///
  /// - Returns: the number of bytes, fewer than it can take only at the end of the file.
  private static func fill(
    _ buffer: UnsafeMutableBufferPointer<UInt8>, from number: Int32, at offset: Int?
  ) throws(SystemError) -> Int {
    unsafe populate(buffer)
    guard let offset, buffer.count >= leastToShare else {
      return try unsafe fillAlone(buffer, from: number, at: offset)
    }
    let middle = buffer.count / 2
    // Each thread writes a half of its own, and both have ended before the buffer is used.
    nonisolated(unsafe) let second = buffer.extracting(middle...)
    let fillSecond = { @Sendable in
      Result { () throws(SystemError) in
        try unsafe fillAlone(second, from: number, at: offset + middle)
      }
    }
    let counts = together(
      {
        Result { () throws(SystemError) in
          try unsafe fillAlone(buffer.extracting(..<middle), from: number, at: offset)
        }
      }, fillSecond)
    let count = try counts.0.get()
    return try count < middle ? count : count + (counts.1 ?? fillSecond()).get()
  }

  /// Fills a buffer with the next bytes of a file, piece by piece.
  private static func fillAlone(
    _ buffer: UnsafeMutableBufferPointer<UInt8>, from number: Int32, at offset: Int?
  ) throws(SystemError) -> Int {
    var filled = 0
    while filled < buffer.count {
      let rest = buffer.extracting(filled...)
      let length = min(rest.count, largestTransfer)
      let count = try repeating(.read) {
        guard let offset else { return unsafe read(number, rest.baseAddress, length) }
        return unsafe pread(number, rest.baseAddress, length, off_t(offset + filled))
      }
      if count == 0 { break }
      filled += count
    }
    return filled
  }

  /// The fewest bytes of which another thread reads the half; the first time it takes as long to begin
  /// as some 500 KB.
  private static let leastToShare = 1 << 22

  /// Asks for the memory of a large buffer at once, and for that of a very large one in large pages,
  /// where the system can do that: it takes much less time than a fault for each page. When it fails
  /// nothing is lost.
  private static func populate(_ buffer: UnsafeMutableBufferPointer<UInt8>) {
    #if os(Linux)
      // A multiple of the page size of every machine.
      let pageSize = 1 << 16
      guard let base = buffer.baseAddress, buffer.count >= 4 * pageSize else { return }
      let start = unsafe UnsafeMutableRawPointer(base).alignedUp(toMultipleOf: pageSize)
      let length = (buffer.count & ~(pageSize - 1)) - pageSize
      // MADV_HUGEPAGE and MADV_POPULATE_WRITE (Linux 5.14), which not every C library names.
      if length >= 1 << 22 { _ = unsafe madvise(start, length, 14) }
      _ = unsafe madvise(start, length, 23)
    #endif
  }

  /// Writes all bytes, however few of them a single call takes.
  ///
  /// - Complexity: O(number of bytes).
  static func writeAll(_ bytes: Span<UInt8>, to file: borrowing Descriptor) throws(SystemError) {
    let number = file.number
    try unsafe bytes.withUnsafeBytes { buffer throws(SystemError) in
      var written = 0
      while written < buffer.count {
        let rest = unsafe UnsafeRawBufferPointer(rebasing: buffer[written...])
        let length = min(rest.count, largestTransfer)
        written += try repeating(.write) { unsafe write(number, rest.baseAddress, length) }
      }
    }
  }

  /// Brings a file or a folder to the disk. After a failure it must not be tried again.
  static func sync(_ file: borrowing Descriptor) throws(SystemError) {
    let number = file.number
    #if canImport(Darwin)
      // Darwin's fsync leaves the bytes in the drive's own cache.
      do throws(SystemError) {
        _ = try repeating(.fsync) { fcntl(number, F_FULLFSYNC) }
        return
      } catch {
        guard error.reason == .unsupported else { throw error }
      }
    #endif
    _ = try repeating(.fsync) { fsync(number) }
  }
}

// MARK: - Facts about files

extension System {
  /// The facts about an open file.
  static func facts(of file: borrowing Descriptor) throws(SystemError) -> FileFacts {
    let number = file.number
    var status = stat()
    _ = try repeating(.stat) { unsafe fstat(number, &status) }
    return FileFacts(status)
  }

  /// The facts about what a path names; of a symbolic link itself.
  static func facts(ofLink path: String) throws(SystemError) -> FileFacts {
    var status = stat()
    _ = try repeating(.stat) { unsafe lstat(path, &status) }
    return FileFacts(status)
  }

  /// The facts about what a path names, of a symbolic link itself; nil when it names nothing.
  static func factsIfAny(ofLink path: String) throws(SystemError) -> FileFacts? {
    do throws(SystemError) {
      return try facts(ofLink: path)
    } catch {
      if error.reason == .noEntry { return nil }
      throw error
    }
  }

  /// The facts about what a path leads to, symbolic links followed.
  static func facts(following path: String) throws(SystemError) -> FileFacts {
    var status = stat()
    _ = try repeating(.stat) { unsafe stat(path, &status) }
    return FileFacts(status)
  }

  /// The target of a symbolic link; it fails when that is not UTF-8.
  static func readLink(_ path: String) throws(SystemError) -> String {
    var buffer = [CChar](repeating: 0, count: Int(PATH_MAX))
    let count = try repeating(.readlink) { unsafe readlink(path, &buffer, buffer.count) }
    guard let target = String(validating: buffer[..<count], as: UTF8.self) else {
      throw SystemError(call: .readlink, code: EILSEQ)
    }
    return target
  }

  /// The absolute path of an existing folder or file, without links and dots in it.
  static func realPath(_ path: String) throws(SystemError) -> String {
    guard let resolved = unsafe realpath(path, nil) else {
      throw SystemError(call: .realpath, code: errno)
    }
    defer { unsafe free(resolved) }
    return unsafe String(cString: resolved)
  }

  /// The names in a folder, in no order; `.`, `..` and names that are not UTF-8 are left out.
  ///
  /// - Complexity: O(number of names).
  static func names(in folder: String) throws(SystemError) -> [String] {
    var stream = unsafe opendir(folder)
    while unsafe stream == nil, errno == EINTR { unsafe stream = opendir(folder) }
    guard let stream = unsafe stream else { throw SystemError(call: .readdir, code: errno) }
    defer { unsafe closedir(stream) }
    var names: [String] = []
    while true {
      errno = 0
      guard let entry = unsafe readdir(stream) else { break }
      guard let offset = MemoryLayout<dirent>.offset(of: \.d_name) else { break }
      let name = unsafe UnsafeRawPointer(entry) + offset
      if let name = unsafe String(validatingCString: name.assumingMemoryBound(to: CChar.self)),
        name != ".", name != ".."
      {
        names.append(name)
      }
    }
    let code = errno
    if code != 0 { throw SystemError(call: .readdir, code: code) }
    return names
  }
}

extension FileFacts {
  /// Takes the facts from what the system says.
  fileprivate init(_ status: stat) {
    #if canImport(Darwin)
      let modified = status.st_mtimespec
    #else
      let modified = status.st_mtim
    #endif
    self.init(
      device: UInt64(truncatingIfNeeded: status.st_dev),
      inode: UInt64(truncatingIfNeeded: status.st_ino),
      kind: Kind(status.st_mode),
      permissions: UInt16(truncatingIfNeeded: status.st_mode & 0o7777),
      owner: status.st_uid,
      group: status.st_gid,
      linkCount: UInt64(truncatingIfNeeded: status.st_nlink),
      size: Int(truncatingIfNeeded: status.st_size),
      modifiedSeconds: Int64(truncatingIfNeeded: modified.tv_sec),
      modifiedNanoseconds: Int(modified.tv_nsec))
  }
}

extension FileFacts.Kind {
  /// Takes the kind from the file type bits of a mode.
  fileprivate init(_ mode: mode_t) {
    switch mode & S_IFMT {
    case S_IFREG: self = .regular
    case S_IFDIR: self = .folder
    case S_IFLNK: self = .link
    case S_IFIFO: self = .pipe
    case S_IFSOCK: self = .socket
    default: self = .device
    }
  }
}

// MARK: - Changing names and attributes

extension System {
  /// Gives a file another name, taking the place of the file that had it.
  static func renameFile(_ old: String, to new: String) throws(SystemError) {
    _ = try repeating(.rename) { unsafe rename(old, new) }
  }

  /// Removes a name of a file.
  static func removeFile(_ path: String) throws(SystemError) {
    _ = try repeating(.unlink) { unsafe unlink(path) }
  }

  /// Makes a folder of mode 0700.
  static func makeFolder(_ path: String) throws(SystemError) {
    _ = try repeating(.mkdir) { unsafe mkdir(path, 0o700) }
  }

  /// Removes an empty folder.
  static func removeFolder(_ path: String) throws(SystemError) {
    _ = try repeating(.rmdir) { unsafe rmdir(path) }
  }

  /// Sets the permission bits of an open file, whatever the umask.
  static func setPermissions(
    _ permissions: UInt16, of file: borrowing Descriptor
  ) throws(SystemError) {
    let number = file.number
    _ = try repeating(.fchmod) { fchmod(number, mode_t(permissions)) }
  }

  /// Sets the owner and the group of an open file.
  static func setOwner(
    _ owner: UInt32, group: UInt32, of file: borrowing Descriptor
  ) throws(SystemError) {
    let number = file.number
    _ = try repeating(.fchown) { fchown(number, owner, group) }
  }
}

// MARK: - Users, locks, signals, time

extension System {
  /// The user whose rights the program has.
  static var user: UInt32 { geteuid() }

  /// Tries to lock an open file or folder for this process alone; closing it frees the lock.
  ///
  /// - Returns: false when another process holds the lock.
  static func lock(_ file: borrowing Descriptor) throws(SystemError) -> Bool {
    let number = file.number
    do throws(SystemError) {
      _ = try repeating(.flock) { flock(number, LOCK_EX | LOCK_NB) }
      return true
    } catch {
      guard error.code == EWOULDBLOCK else { throw error }
      return false
    }
  }

  /// Runs `body` with INT, TERM and HUP held back; those that came take effect afterwards.
  static func deferringSignals<Result, Failure: Error>(
    _ body: () throws(Failure) -> Result
  ) throws(Failure) -> Result {
    var deferred = sigset_t()
    var previous = sigset_t()
    unsafe sigemptyset(&deferred)
    for signal in [SIGINT, SIGTERM, SIGHUP] { unsafe sigaddset(&deferred, signal) }
    unsafe pthread_sigmask(SIG_BLOCK, &deferred, &previous)
    defer { unsafe pthread_sigmask(SIG_SETMASK, &previous, nil) }
    return try body()
  }

  /// Makes writing beyond the file-size limit fail with EFBIG instead of ending the process.
  static func ignoreFileSizeSignal() {
    signal(SIGXFSZ, SIG_IGN)
  }

  /// Seconds since 1970-01-01T00:00:00Z by the system's clock.
  static func now() -> Int64 {
    Int64(clock(CLOCK_REALTIME).tv_sec)
  }

  /// Milliseconds on a clock that is never set and goes on while the machine sleeps, from an
  /// arbitrary start.
  static func monotonicMilliseconds() -> Int64 {
    #if canImport(Darwin)
      let time = clock(CLOCK_MONOTONIC)
    #else
      // Here the monotonic clock of POSIX stands still while the machine sleeps.
      let time = clock(CLOCK_BOOTTIME)
    #endif
    return Int64(time.tv_sec) * 1000 + Int64(time.tv_nsec) / 1_000_000
  }

  /// The time of a clock; these clocks exist everywhere, so that reading them cannot fail.
  private static func clock(_ id: clockid_t) -> timespec {
    var time = timespec()
    unsafe clock_gettime(id, &time)
    return time
  }

  /// Waits, or returns early when a signal arrives.
  ///
  /// - Parameter milliseconds: from 0 to 999.
  static func sleep(milliseconds: Int) {
    var time = timespec(tv_sec: 0, tv_nsec: milliseconds * 1_000_000)
    unsafe nanosleep(&time, nil)
  }

  /// Seconds that the local clock is ahead of UTC at an instant; 0 when the C library cannot say.
  ///
  /// - Parameter instant: seconds since 1970-01-01T00:00:00Z.
  static func utcOffset(at instant: Int64) -> Int {
    zone
    var time = time_t(instant)
    var parts = unsafe tm()
    guard unsafe localtime_r(&time, &parts) != nil else { return 0 }
    return unsafe parts.tm_gmtoff
  }

  /// Seconds that the clock of a zone is ahead of UTC at an instant.
  ///
  /// The C library knows no zone but that of `TZ`, so that is another one for as long as this takes.
  ///
  /// - Parameters:
  ///   - instant: seconds since 1970-01-01T00:00:00Z.
  ///   - name: the name of a zone that `hasZone(named:)`.
  static func utcOffset(at instant: Int64, inZone name: String) -> Int {
    let own = unsafe getenv("TZ").map { unsafe String(cString: $0) }
    unsafe setenv("TZ", name, 1)
    tzset()
    defer {
      if let own { unsafe setenv("TZ", own, 1) } else { unsafe unsetenv("TZ") }
      tzset()
    }
    return utcOffset(at: instant)
  }

  /// Whether the system has the rules of a zone: `Asia/Tokyo`.
  static func hasZone(named name: String) -> Bool {
    let isName = name.unicodeScalars.allSatisfy { scalar in
      scalar.isASCII
        && (scalar.properties.isAlphabetic || "0123456789+-/_".unicodeScalars.contains(scalar))
    }
    guard isName, !name.isEmpty, !name.isAbsolutePath else { return false }
    let folder = unsafe getenv("TZDIR").map { unsafe String(cString: $0) }
    let path = (folder ?? "/usr/share/zoneinfo").appending(pathName: name)
    return (try? facts(following: path).kind) == .regular
  }

  /// Loads the time zone; POSIX does not oblige `localtime_r` to do so.
  private static let zone: Void = tzset()
}

// MARK: - Threads

extension System {
  /// Runs one function while another one runs on a thread of its own, which has ended when this
  /// returns: only then is what it has written looked at.
  ///
  /// - Returns: what both return; nil for the second when there is no thread for it, since the system
  ///   has none to give or others have it.
  static func together<First, Second: Sendable>(
    _ first: () -> First, _ second: @escaping @Sendable () -> Second
  ) -> (First, Second?) {
    var result: Second?
    guard let helper = HelperThread.shared, helper.start({ result = second() }) else {
      return (first(), nil)
    }
    let firstResult = first()
    helper.finish()
    return (firstResult, result)
  }

  /// Starts the thread that helps, so that it waits when it is needed.
  static func prepareHelper() {
    _ = HelperThread.shared
  }
}

/// A thread that does work for another one, from its first use to the end of the process.
///
/// To wake it takes a twentieth of a millisecond; a new thread can take several to begin on another
/// processor. What is said here to be protected is looked at only while the mutex is held.
@safe private final class HelperThread: @unchecked Sendable {
  /// The only one; nil when the system has no thread to give.
  static let shared = HelperThread()

  /// Protects the other properties.
  private let mutex = UnsafeMutablePointer<pthread_mutex_t>.allocate(capacity: 1)

  /// Tells the thread that there is work.
  private let hasWork = UnsafeMutablePointer<pthread_cond_t>.allocate(capacity: 1)

  /// Tells who has given the work that it is done.
  private let isDone = UnsafeMutablePointer<pthread_cond_t>.allocate(capacity: 1)

  /// What there is to do; nil when it is done. Protected.
  private var work: (() -> Void)?

  /// Whether somebody has the thread. Protected.
  private var isTaken = false

  /// Starts the thread, where there is another processor for it. It takes no signal, since others
  /// defer theirs.
  private init?() {
    guard sysconf(Int32(_SC_NPROCESSORS_ONLN)) > 1 else { return nil }
    unsafe pthread_mutex_init(mutex, nil)
    unsafe pthread_cond_init(hasWork, nil)
    unsafe pthread_cond_init(isDone, nil)
    var (all, before) = (sigset_t(), sigset_t())
    unsafe sigfillset(&all)
    unsafe pthread_sigmask(SIG_SETMASK, &all, &before)
    defer { unsafe pthread_sigmask(SIG_SETMASK, &before, nil) }
    // A number with Glibc, a pointer elsewhere.
    #if canImport(Glibc)
      var thread = pthread_t()
    #else
      var thread: pthread_t?
    #endif
    let failure = unsafe pthread_create(
      &thread, nil,
      { context in
        // Optional with some C libraries only.
        let context: UnsafeMutableRawPointer? = unsafe context
        guard let context = unsafe context else { return nil }
        unsafe Unmanaged<HelperThread>.fromOpaque(context).takeRetainedValue().help()
      }, Unmanaged.passRetained(self).toOpaque())
    guard failure == 0 else { return nil }
    #if canImport(Glibc)
      pthread_detach(thread)
    #else
      if let thread = unsafe thread { unsafe pthread_detach(thread) }
    #endif
  }

  /// Does work that somebody gives, again and again.
  private func help() -> Never {
    unsafe pthread_mutex_lock(mutex)
    while true {
      while work == nil { unsafe pthread_cond_wait(hasWork, mutex) }
      let body = work
      unsafe pthread_mutex_unlock(mutex)
      body?()
      unsafe pthread_mutex_lock(mutex)
      work = nil
      unsafe pthread_cond_signal(isDone)
    }
  }

  /// Lets the thread begin with some work; false when somebody else has it.
  func start(_ body: @escaping () -> Void) -> Bool {
    unsafe pthread_mutex_lock(mutex)
    defer { unsafe pthread_mutex_unlock(mutex) }
    guard !isTaken else { return false }
    isTaken = true
    work = body
    unsafe pthread_cond_signal(hasWork)
    return true
  }

  /// Waits until the work is done, and gives the thread back.
  func finish() {
    unsafe pthread_mutex_lock(mutex)
    while work != nil { unsafe pthread_cond_wait(isDone, mutex) }
    isTaken = false
    unsafe pthread_mutex_unlock(mutex)
  }
}

// MARK: - Errors

extension SystemError {
  /// What kind of failure the code stands for.
  public var reason: Reason {
    switch code {
    case EACCES, EPERM: .noPermission
    case EROFS: .readOnlyFileSystem
    case ENOENT: .noEntry
    case ENOTDIR: .notAFolder
    case EEXIST: .exists
    case ELOOP: .linkLoop
    case ENOSPC: .noSpace
    case EDQUOT: .quotaExceeded
    case EFBIG: .fileTooLarge
    case EIO: .hardware
    case EBUSY: .busy
    case EXDEV: .otherFileSystem
    case EMFILE, ENFILE: .tooManyFiles
    case EBADF: .closed
    // The last two are what F_FULLFSYNC of Darwin says on file systems of other kinds.
    case EINVAL, ENOTSUP, EOPNOTSUPP, ENOLCK, ENOSYS, ENOTTY, ENODEV: .unsupported
    default: .other
    }
  }

  /// That a stream is closed.
  ///
  /// - Parameter call: what was to be done with it.
  public static func closed(_ call: SystemCall) -> SystemError {
    SystemError(call: call, code: EBADF)
  }

  /// The C library's own words for the code, in English.
  public var systemText: String {
    guard let text = unsafe strerror(code) else { return "error \(code)" }
    return unsafe String(cString: text)
  }
}
