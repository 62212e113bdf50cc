import SoberlogCore
import SoberlogStore
import StrictJSON

/// What `check` says about a journal on standard error.
enum CheckNotice: Hashable, Sendable {
  /// Something is wrong with the file.
  case problem(path: String, reason: JournalDamage.Reason, position: TextPosition)
  /// How much is wrong, and how many entries are sound.
  case summary(problems: Int, soundEntries: Int)
  /// No entry can be read, so nothing was saved.
  case nothingReadable(path: String)
  /// An entry was saved under a new identifier, since another one has its own.
  case renamed(path: String, position: TextPosition, id: EntryID)
  /// Something cannot be read and is set aside; the size is in bytes.
  case leftover(path: String, position: TextPosition, size: Int)
  /// Where everything is that was set aside.
  case leftoversSaved(count: Int, path: String)
}
