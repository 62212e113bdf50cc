/// Why a journal could not be found, read or saved; paths are as they were used.
public enum StoreError: Error, Hashable, Sendable {
  /// Neither an option nor the environment says where the journal is.
  case noPlace
  /// The environment does not say where the program's state is kept, the undo log among it.
  case noStateFolder
  /// The path names something else than a file.
  case notAFile(path: String, kind: FileFacts.Kind)
  /// The path for output names something else than a file.
  case outputIsNoFile(path: String, kind: FileFacts.Kind)
  /// Symbolic links lead round in a circle, or there are too many.
  case linkLoop(path: String)
  /// The file has more bytes than can be read.
  case tooLarge(path: String, size: Int)
  /// The file or a folder on the way to it cannot be opened.
  case cannotOpen(path: String, SystemError)
  /// The folder in which the file should be does not exist.
  case folderMissing(path: String)
  /// The folder could not be created.
  case cannotCreate(path: String, SystemError)
  /// The file for output is the journal itself.
  case isJournal(path: String)
  /// There is a file already, which is not replaced.
  case alreadyExists(path: String)
  /// The file's mode lets nobody write it.
  case readOnly(path: String)
  /// Reading or saving failed; what is on the disk is what was there before.
  case inputOutput(path: String, SystemError)
  /// The new version is in place, but the disk did not confirm that it will last.
  case savedButNotConfirmed(path: String, SystemError)
  /// Another process did not give up its lock in time.
  case lockedTooLong(folder: String)
  /// Neither the folder nor a lock file can be locked.
  case lockUnsupported(folder: String)
  /// Another program replaced or changed the file between reading and saving.
  case changedMeanwhile(path: String)
}

extension StoreError {
  /// The error for a path that could not be opened or looked at.
  init(opening path: String, _ error: SystemError) {
    self = error.reason == .linkLoop ? .linkLoop(path: path) : .cannotOpen(path: path, error)
  }

  /// Whether what was to be saved is in its place all the same.
  public var isSaved: Bool {
    if case .savedButNotConfirmed = self { true } else { false }
  }

  /// The exit code that scripts can rely on; a missing right is 77 wherever it shows.
  public var exitCode: Int32 {
    switch self {
    case .cannotOpen(_, let error), .cannotCreate(_, let error), .inputOutput(_, let error):
      error.isPermission ? 77 : exitCodeWithRights
    default:
      exitCodeWithRights
    }
  }

  /// The exit code when no right is missing.
  private var exitCodeWithRights: Int32 {
    switch self {
    case .notAFile, .linkLoop, .tooLarge, .cannotOpen: 66
    case .outputIsNoFile, .folderMissing, .cannotCreate, .alreadyExists, .isJournal: 73
    case .inputOutput, .savedButNotConfirmed, .lockUnsupported: 74
    case .lockedTooLong, .changedMeanwhile: 75
    case .readOnly: 77
    case .noPlace, .noStateFolder: 78
    }
  }
}

/// Makes a call of the system, and says in terms of the store what its failure means.
func attempt<Result: ~Copyable>(
  _ call: @autoclosure () throws(SystemError) -> Result,
  orThrow meaning: (SystemError) -> StoreError
) throws(StoreError) -> Result {
  do throws(SystemError) {
    return try call()
  } catch {
    throw meaning(error)
  }
}
