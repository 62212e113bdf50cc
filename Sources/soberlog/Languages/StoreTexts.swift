import SoberlogCore
import SoberlogStore

/// Why a journal could not be found, read or saved, and what to do.
struct StoreTexts: TextsOfALanguage {
  /// The language of the texts.
  let language: Language

  /// One line about an error.
  func message(for error: StoreError) -> String {
    switch error {
    case .noPlace:
      text(
        "there is no place for the journal; set HOME, or name a file with --journal",
        "日記を置く場所がありません。HOME を設定するか、--journal でファイルを指定してください")
    case .noStateFolder:
      text(
        "there is no place for the undo log; set HOME or XDG_STATE_HOME",
        "変更の履歴を置く場所がありません。HOME か XDG_STATE_HOME を設定してください")
    case .notAFile(let path, let kind), .outputIsNoFile(let path, let kind):
      "\(shown(path)): "
        + text("this is \(name(of: kind)), not a file", "ファイルではなく\(name(of: kind))です")
    case .linkLoop(let path):
      "\(shown(path)): " + text("the symbolic links lead in a circle", "シンボリックリンクが循環しています")
    case .tooLarge(let path, let size):
      "\(shown(path)): " + text("\(size) bytes are too many", "\(size) バイトは大きすぎます")
    case .cannotOpen(let path, let cause):
      "\(shown(path)): " + text("cannot be opened", "開けません") + because(cause)
    case .folderMissing(let path):
      text(
        "the folder \(shown(path)) does not exist; create it first, or name another file",
        "フォルダー \(shown(path)) がありません。先に作るか、別のファイルを指定してください")
    case .cannotCreate(let path, let cause):
      "\(shown(path)): " + text("cannot be created", "作れません") + because(cause)
    case .isJournal(let path):
      "\(shown(path)): "
        + text(
          "this is the journal itself, which is never replaced; name another file",
          "日記ファイル自身は置き換えません。別の名前を指定してください")
    case .alreadyExists(let path):
      "\(shown(path)): "
        + text(
          "this file exists already and is not replaced; name another one",
          "すでにあるファイルなので、置き換えません。別の名前を指定してください")
    case .readOnly, .inputOutput, .savedButNotConfirmed, .lockedTooLong, .lockUnsupported,
      .changedMeanwhile:
      aboutSaving(error)
    }
  }
}

extension StoreTexts {
  /// One line about an error that left the journal alone, without what it did not change.
  func cause(of error: StoreError) -> String {
    guard case .inputOutput(let path, let cause) = error else { return message(for: error) }
    return shown(path) + because(cause)
  }

  /// About an error while reading or saving.
  private func aboutSaving(_ error: StoreError) -> String {
    switch error {
    case .readOnly(let path):
      "\(shown(path)): "
        + text(
          "the file is read-only, so nothing was changed; chmod u+w allows it",
          "読み取り専用なので何も変更していません。chmod u+w で変更できます")
    case .inputOutput(let path, let cause):
      "\(shown(path)): " + text("nothing was changed", "何も変更していません") + because(cause) + hint(cause)
    case .savedButNotConfirmed(let path, let cause):
      "\(shown(path)): "
        + text("saved, but the disk did not confirm it", "保存しましたが、ディスクが確認を返しませんでした(saved)")
        + because(cause)
    case .lockedTooLong(let folder):
      text(
        "another soberlog is changing the journal in \(shown(folder)); nothing was changed, try again",
        "\(shown(folder)) の日記を別の soberlog が変更中です。何も変更していません。もう一度お試しください")
    case .lockUnsupported(let folder):
      text(
        "\(shown(folder)) cannot be locked, nor is there a place for a lock file; nothing was changed",
        "\(shown(folder)) をロックできず、ロックファイルを置く場所もありません。何も変更していません")
    case .changedMeanwhile(let path):
      "\(shown(path)): "
        + text(
          "another program keeps changing the file; nothing was changed, try again",
          "別のプログラムがファイルを変更し続けています。何も変更していません。もう一度お試しください")
    default:
      message(for: error)
    }
  }

  /// The cause of a failure in words.
  private func because(_ error: SystemError) -> String {
    ": \(reason(error)) (\(error.call.rawValue))"
  }

  /// Why a call of the system failed; the C library's own words where there are no better ones.
  func reason(_ error: SystemError) -> String {
    switch error.reason {
    case .noPermission: text("permission denied", "権限がありません")
    case .readOnlyFileSystem: text("the file system is read-only", "ファイルシステムが読み取り専用です")
    case .noEntry: text("no such file or folder", "ファイルまたはフォルダーがありません")
    case .notAFolder: text("a part of the path is not a folder", "パスの途中がフォルダーではありません")
    case .noSpace: text("no space left on the disk", "ディスクの空きがありません")
    case .quotaExceeded: text("the disk quota is used up", "ディスクの割り当てを使い切りました")
    case .fileTooLarge: text("the limit of file sizes is reached", "ファイルの大きさの上限に達しました")
    case .hardware: text("the disk reported an error", "ディスクがエラーを返しました")
    case .tooManyFiles: text("too many open files", "開いているファイルが多すぎます")
    case .closed: text("it is closed", "閉じられています")
    default: error.systemText
    }
  }

  /// What to do about a failure, where there is something.
  private func hint(_ error: SystemError) -> String {
    switch error.reason {
    case .busy:
      text(
        "; if the file itself is a mount point, mount its folder instead",
        "。ファイル自体がマウントポイントなら、代わりにフォルダーをマウントしてください")
    default: ""
    }
  }

  /// What a path names, in words.
  private func name(of kind: FileFacts.Kind) -> String {
    switch kind {
    case .folder: text("a folder", "フォルダー")
    case .pipe: text("a named pipe", "名前付きパイプ")
    case .socket: text("a socket", "ソケット")
    case .device: text("a device", "デバイス")
    case .link: text("a symbolic link", "シンボリックリンク")
    case .regular: text("a file", "ファイル")
    }
  }
}
