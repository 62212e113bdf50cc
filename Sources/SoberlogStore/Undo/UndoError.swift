public import SoberlogCore

/// Why a recorded change can be neither undone nor redone.
public enum UndoError: Error, Hashable, Sendable {
  /// An entry was changed since, by another program or by hand.
  case entryChanged(EntryID)
  /// The settings were changed since.
  case settingsChanged
}
