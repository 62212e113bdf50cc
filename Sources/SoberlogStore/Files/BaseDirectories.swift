/// The folders that the XDG Base Directory Specification (0.8) gives a program, on every system.
public struct BaseDirectories: Hashable, Sendable {
  /// Where data is kept: `$XDG_DATA_HOME`, else `~/.local/share`; nil when neither is usable.
  public let data: String?

  /// Where a program keeps its state: `$XDG_STATE_HOME`, else `~/.local/state`.
  public let state: String?

  /// Where what lives no longer than a login is kept: `$XDG_RUNTIME_DIR`.
  public let runtime: String?

  /// Takes the folders from the environment; empty and relative values count as unset.
  ///
  /// - Parameter variable: the value of the environment variable of that name.
  public init(variable: (String) -> String?) {
    func folder(_ name: String) -> String? {
      variable(name).flatMap { $0.isAbsolutePath ? $0 : nil }
    }
    let home = folder("HOME")
    data = folder("XDG_DATA_HOME") ?? home?.appending(pathName: ".local/share")
    state = folder("XDG_STATE_HOME") ?? home?.appending(pathName: ".local/state")
    runtime = folder("XDG_RUNTIME_DIR")
  }
}

extension BaseDirectories {
  /// The folder of the undo logs and the indexes; nil when there is no place for it.
  public var stateFolder: String? {
    state?.appending(pathName: "soberlog")
  }

  /// The folder for lock files, used where the journal's own folder cannot be locked.
  public var lockFolder: String? {
    runtime ?? stateFolder
  }
}
