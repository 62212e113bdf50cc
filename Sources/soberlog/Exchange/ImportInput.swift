import SoberlogCore
import SoberlogStore

/// An input of `import` that was read to its end.
struct ImportInput {
  /// The input, as it was named.
  let path: String

  /// Its format.
  let format: ImportFormat

  /// Whether nobody named the format.
  let isGuessed: Bool

  /// Its entries.
  private(set) var entries: ImportedEntries

  /// What there is to say about it as a whole.
  private(set) var remarks: [ImportRemark] = []

  /// Reads an input.
  ///
  /// - Parameters:
  ///   - path: the input, as it was named.
  ///   - format: its format.
  ///   - isGuessed: whether nobody named the format.
  ///   - text: the input.
  ///   - context: what there is to know beside it.
  /// - Throws: what reading the text throws. That something is wrong with it is no error here.
  init(
    path: String, format: ImportFormat, isGuessed: Bool, _ text: InputText,
    _ context: ImportContext
  ) throws {
    self.path = path
    self.format = format
    self.isGuessed = isGuessed
    entries = ImportedEntries(expectedSize: text.expectedSize)
    do {
      var reader = try format.reader(of: text, in: context)
      try entries.read(from: &reader, leavingOutEmpty: !format.isOwn)
      remarks = reader.remarks
    } catch let problem as ImportProblem {
      entries.add(problem)
    }
  }
}

extension ImportInput {
  /// The most entries that are told of one by one.
  private static let mostLines = 10

  /// What there is to say on standard error.
  ///
  /// - Parameters:
  ///   - arrivals: what becomes of the entries in the journal.
  ///   - settings: the settings of the journal.
  func notices(about arrivals: EntryArrivals, _ settings: JournalSettings) -> [Notice] {
    var notices = arrivals.different.prefix(ImportInput.mostLines).map { place in
      ImportNotice.different(
        path: path, line: entries.lines[place], id: entries.batch.id(at: place))
    }
    let more = arrivals.different.count - notices.count
    if more > 0 { notices.append(.moreDifferent(path: path, count: more)) }
    notices += entries.movedLines.prefix(ImportInput.mostLines).map { .moved(path: path, line: $0) }
    notices += entries.unknownZones.map {
      .unknownZone(path: path, line: $0.line, name: $0.name)
    }
    notices += remarks.flatMap { self.notices(about: $0, settings) }
    return notices.map { .import($0) }
  }

  /// What there is to say about a remark.
  private func notices(
    about remark: ImportRemark, _ settings: JournalSettings
  ) -> [ImportNotice] {
    switch remark {
    case .unknownColumns(let names): [.unknownColumns(path: path, names: names)]
    case .settings(let others):
      others.keysSet.compactMap { key in
        guard let value = others.value(of: key), value != settings.value(of: key) else {
          return nil
        }
        return .setting(path: path, key, value: value)
      }
    }
  }
}
