/// Recognises the files in which programs that synchronise folders keep another version of a file.
///
/// They do so when both devices changed it before either heard of the other.
struct ConflictFiles {
  /// The name of the file without its extension.
  private let stem: String

  /// The extension with its point; empty when there is none.
  private let pathExtension: String

  /// Recognises the other versions of a file by the name of it.
  init(of name: String) {
    let point = name.lastIndex(of: ".") ?? name.endIndex
    let end = point == name.startIndex ? name.endIndex : point
    stem = String(name[..<end])
    pathExtension = String(name[end...])
  }
}

extension ConflictFiles {
  /// Whether a file in the same folder is another version.
  ///
  /// - `journal.sync-conflict-20261130-211500-ABCDEFG.json` as Syncthing names it;
  /// - `journal (laptop's conflicted copy 2026-11-30).json` as Dropbox and Nextcloud do, and
  ///   `journal (… の競合コピー …).json` as Dropbox does in Japanese;
  /// - `journal 2.json` as iCloud does.
  func contains(_ name: String) -> Bool {
    guard name.hasPrefix(stem), name.hasSuffix(pathExtension),
      name.utf8.count > stem.utf8.count + pathExtension.utf8.count
    else { return false }
    let added = name.dropFirst(stem.count).dropLast(pathExtension.count)
    return ConflictFiles.isOfSyncthing(added) || ConflictFiles.isOfDropbox(added)
      || ConflictFiles.isOfICloud(added)
  }

  /// Whether a text is `.sync-conflict-DATE-TIME-DEVICE`.
  private static func isOfSyncthing(_ added: Substring) -> Bool {
    let mark = ".sync-conflict-"
    guard added.hasPrefix(mark) else { return false }
    let parts = added.dropFirst(mark.count).split(
      separator: "-", omittingEmptySubsequences: false)
    return parts.count == 3 && isNumber(parts[0], digits: 8) && isNumber(parts[1], digits: 6)
      && !parts[2].isEmpty && parts[2].allSatisfy { $0.isASCII && ($0.isLetter || $0.isNumber) }
  }

  /// Whether a text is a remark in parentheses that speaks of a copy in conflict.
  private static func isOfDropbox(_ added: Substring) -> Bool {
    guard added.hasPrefix(" ("), added.hasSuffix(")") else { return false }
    return ["conflicted copy", "競合コピー"].contains { added.contains($0) }
  }

  /// Whether a text is a blank and a number from 2 to 99; greater ones are more likely a year.
  private static func isOfICloud(_ added: Substring) -> Bool {
    let number = added.dropFirst()
    return added.first == " " && number.first != "0" && number != "1"
      && (1...2).contains(number.count) && isNumber(number, digits: number.count)
  }

  /// Whether a text is so many ASCII digits.
  private static func isNumber(_ text: Substring, digits: Int) -> Bool {
    text.count == digits && text.allSatisfy { ("0"..."9").contains($0) }
  }
}

extension ResolvedPath {
  /// Finds the other versions of the file that lie beside it.
  ///
  /// - Returns: their paths, by name.
  /// - Throws: `StoreError.cannotOpen` when the folder cannot be listed.
  /// - Complexity: O(number of files in the folder).
  func findConflictFiles() throws(StoreError) -> [String] {
    guard missingFolders.paths.isEmpty else { return [] }
    let names = try attempt(try System.names(in: folder)) { StoreError(opening: folder, $0) }
    let versions = ConflictFiles(of: name)
    return names.filter(versions.contains).sorted().map(sibling).filter { !isSameFile(as: $0) }
  }

  /// Whether a path leads to the very file, by a link say.
  private func isSameFile(as other: String) -> Bool {
    guard let own = try? System.facts(following: path),
      let facts = try? System.facts(following: other)
    else { return false }
    return own.isSameFile(as: facts)
  }

  /// The paths of the other versions of the file, for a notice; none when the folder cannot be
  /// listed, which is no reason not to show the journal.
  ///
  /// - Complexity: O(number of files in the folder).
  var conflictFiles: [String] {
    (try? findConflictFiles()) ?? []
  }
}
