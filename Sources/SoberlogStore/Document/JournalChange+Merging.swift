import SoberlogCore
import StrictJSON

extension JournalChange {
  /// Brings in what other copies of the journal say.
  ///
  /// The entries become the union by identifier; of the versions of one entry, deletions among them,
  /// the latest is right. The settings of this journal stay, unless there is no journal yet: then
  /// those of the first copy are taken over. Members of the copies that the program does not know
  /// are taken over where this journal has none of their name; they stay when the merge is undone.
  ///
  /// - Parameters:
  ///   - copies: the other journals.
  ///   - base: the common ancestor, if it is known: settings that stand here as they stood there
  ///     give way to those that were changed in a copy.
  /// - Complexity: O(*n*) on average in the size of all the journals.
  public mutating func merge(
    _ copies: [JournalDocument], since base: JournalDocument? = nil
  ) -> MergeFigures {
    isFromElsewhere = true
    var figures = MergeFigures()
    let theirs = bringNewEntries(of: copies)
    figures.added = brought.count
    let ours = versions(of: theirs.keys)
    for (id, version) in theirs { apply(version, of: id, over: ours[id], &figures) }
    mergeSettings(of: copies, since: base, &figures)
    adoptMembers(of: copies)
    return figures
  }

  /// Lets a version of an entry stand, unless the one of this journal is greater.
  private mutating func apply(
    _ theirs: EntryVersion, of id: EntryID, over ours: VersionHere?, _ figures: inout MergeFigures
  ) {
    guard ours.map({ $0.version < theirs }) ?? true else { return }
    switch (ours?.record, theirs) {
    case (let record?, .standing(let line)):
      replace(record, with: line)
      figures.updated += 1
    case (let record?, .deleted(_, let object)):
      remove(record)
      remember(id, asDeleted: object)
      figures.removed += 1
    case (nil, .standing(let line)):
      add(line)
      forgetDeletion(of: id)
      figures.added += 1
    case (nil, .deleted(_, let object)):
      remember(id, asDeleted: object)
      figures.noted += 1
    }
  }

  /// Compares the settings, and takes over those of the copies where there is reason to.
  private mutating func mergeSettings(
    of copies: [JournalDocument], since base: JournalDocument?, _ figures: inout MergeFigures
  ) {
    let isUntouched = document.bytes.isEmpty || document.settingsObject == base?.settingsObject
    let changed = copies.first { $0.settingsObject != document.settingsObject }
    if isUntouched, let changed { _ = adoptSettings(changed.settingsObject) }
    figures.differingSettings = JournalSettings.Key.allCases.filter { key in
      copies.contains { $0.settings.value(of: key) != settings.value(of: key) }
    }
    if let base, document.settingsObject != base.settingsObject {
      // What only this journal changed differs from the copies, but nobody has to choose.
      figures.differingSettings.removeAll { key in
        copies.allSatisfy { $0.settings.value(of: key) == base.settings.value(of: key) }
      }
    }
  }

  /// Takes over the members that this journal lacks.
  private mutating func adoptMembers(of copies: [JournalDocument]) {
    var names = Set(document.head.unknown.map(\.name))
    for copy in copies {
      for (name, value) in copy.head.unknown where names.insert(name).inserted {
        adoptMember(name, jsonCompacted(copy.bytes[value]))
      }
    }
  }
}

extension JournalChange {
  /// A version as it stands in this journal.
  private struct VersionHere {
    /// The version.
    let version: EntryVersion

    /// The record of the entry; nil when it was deleted.
    let record: EntryRecord?
  }

  /// Brings in the entries that one of the other journals has and no other journal knows.
  ///
  /// - Returns: the greatest versions of all the other entries, by identifier, but for those that
  ///   stand to the byte as in this journal.
  private mutating func bringNewEntries(
    of copies: [JournalDocument]
  ) -> [EntryID: EntryVersion] {
    var versions: [EntryID: EntryVersion] = [:]
    var batch = EntryBatch(expectedSize: copies.reduce(0) { $0 + $1.bytes.count })
    for (place, copy) in copies.enumerated() {
      let others = [document] + copies[..<place] + copies[(place + 1)...]
      let deletedIDs = EntryIDSet(others.lazy.flatMap { $0.head.deleted.lazy.map(\.id) })
      for record in copy.records(besides: document) {
        let hash = copy.hashOfID(record)
        guard
          deletedIDs.mayContain(hash: hash)
            || others.contains(where: { $0.mayHaveEntry(withHashOfID: hash) })
        else {
          batch.add(record, of: copy, hashOfID: hash)
          continue
        }
        let line = copy.line(of: record)
        versions.merge([line.id: .standing(line)]) { max($0, $1) }
      }
      for deleted in copy.deletions {
        let version = EntryVersion(deleted, in: copy.bytes)
        versions.merge([deleted.id: version]) { max($0, $1) }
      }
    }
    bringUnknown(batch)
    return versions
  }

  /// The versions of these entries in this journal, of those that it has.
  private func versions(of ids: some Sequence<EntryID>) -> [EntryID: VersionHere] {
    let candidates = Set(ids)
    var versions: [EntryID: VersionHere] = [:]
    for deleted in document.deletions where candidates.contains(deleted.id) {
      versions[deleted.id] = VersionHere(
        version: EntryVersion(deleted, in: document.bytes), record: nil)
    }
    let present = candidates.filter(document.mayHaveEntry)
    guard !present.isEmpty else { return versions }
    for record in document.records {
      let id = document.id(record)
      guard present.contains(id) else { continue }
      versions[id] = VersionHere(
        version: .standing(document.line(of: record)), record: record)
    }
    return versions
  }
}

extension JournalDocument {
  /// The deletions of entries that are not there.
  ///
  /// An entry that is there although its deletion is noted was put back by hand.
  fileprivate var deletions: [DeletedEntry] {
    let doubtful = Set(head.deleted.map(\.id).filter(mayHaveEntry))
    guard !doubtful.isEmpty else { return head.deleted }
    let present = Set(records.lazy.map { id($0) }.filter(doubtful.contains))
    return head.deleted.filter { !present.contains($0.id) }
  }

  /// The records of the entries that do not stand to the byte in another journal as well.
  ///
  /// - Complexity: O(*n*) in the size of both; entries of one second are told apart by identifier.
  fileprivate func records(besides other: JournalDocument) -> [EntryRecord] {
    var rest: [EntryRecord] = []
    var next = 0
    for record in records {
      while next < other.records.count, other.precedes(other.records[next], record, in: self) {
        next += 1
      }
      let isSame =
        next < other.records.count
        && other.bytes.span.extracting(other.records[next].range).isEqual(
          to: bytes.span.extracting(record.range))
      if isSame { next += 1 } else { rest.append(record) }
    }
    return rest
  }

  /// Whether an entry of this journal stands before one of another journal in the order of both.
  private func precedes(
    _ record: EntryRecord, _ theirs: EntryRecord, in other: JournalDocument
  ) -> Bool {
    if record.at.instant != theirs.at.instant { return record.at.instant < theirs.at.instant }
    let isSame = bytes.span.extracting(record.range).isEqual(
      to: other.bytes.span.extracting(theirs.range))
    return !isSame && id(record) < other.id(theirs)
  }
}
