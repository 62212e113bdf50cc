import Foundation
import Testing

@testable import SoberlogStore

@Suite struct StoreErrorTests {
  @Test(
    "A missing right is 77 wherever it shows; else the code says what went wrong",
    arguments: [
      (.noPlace, 78), (.noStateFolder, 78), (.notAFile(path: "", kind: .pipe), 66),
      (.linkLoop(path: ""), 66),
      (.tooLarge(path: "", size: 1), 66), (.cannotOpen(path: "", failed(EIO)), 66),
      (.cannotOpen(path: "", failed(EACCES)), 77), (.folderMissing(path: ""), 73),
      (.cannotCreate(path: "", failed(ENOSPC)), 73), (.cannotCreate(path: "", failed(EROFS)), 77),
      (.readOnly(path: ""), 77), (.inputOutput(path: "", failed(EBUSY)), 74),
      (.inputOutput(path: "", failed(EPERM)), 77),
      (.savedButNotConfirmed(path: "", failed(EIO)), 74), (.lockedTooLong(folder: ""), 75),
      (.lockUnsupported(folder: ""), 74), (.changedMeanwhile(path: ""), 75),
    ] as [(StoreError, Int32)])
  func exitCodes(error: StoreError, code: Int32) {
    #expect(error.exitCode == code)
  }

  @Test(
    "Codes of the system have a reason that is the same everywhere",
    arguments: [
      (EACCES, .noPermission), (EPERM, .noPermission), (EROFS, .readOnlyFileSystem),
      (ENOENT, .noEntry), (ENOTDIR, .notAFolder), (ELOOP, .linkLoop), (ENOSPC, .noSpace),
      (EDQUOT, .quotaExceeded), (EFBIG, .fileTooLarge), (EIO, .hardware), (EBUSY, .busy),
      (EXDEV, .otherFileSystem), (EMFILE, .tooManyFiles), (EINVAL, .unsupported),
      (ENOTSUP, .unsupported), (EOPNOTSUPP, .unsupported), (ENOLCK, .unsupported),
      (ENOSYS, .unsupported),
      (EEXIST, .exists), (ENAMETOOLONG, .other),
    ] as [(Int32, SystemError.Reason)])
  func reasons(code: Int32, reason: SystemError.Reason) {
    #expect(failed(code).reason == reason)
    #expect(!failed(code).systemText.isEmpty)
  }
}

/// An open that failed.
private func failed(_ code: Int32) -> SystemError {
  SystemError(call: .open, code: code)
}
