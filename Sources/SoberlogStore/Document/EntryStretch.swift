import SoberlogCore
import StrictJSON

/// Entries of a journal that stand one after the other, read and checked by themselves or told by an
/// index.
///
/// A large journal is read in pairs of stretches, one by the caller and the one behind it by another
/// thread. Where the second begins is a guess at first, which holds when the reader of the first
/// arrives there between two entries. Otherwise the second is as if it had never been read.
struct EntryStretch: Sendable {
  /// Stands at the first entry; of entries that an index tells, at the first of the journal.
  let start: JSONReader

  /// Where reading goes on: at the next entry, or behind the array of the entries. Not so of entries
  /// that an index tells.
  private(set) var end: JSONReader

  /// Whether the array of the entries ends with it.
  private(set) var isLast = false

  /// What is wrong with the entry behind its last one; then `end` is of no use.
  private(set) var failure: (any Error)?

  /// The hashes of the identifiers of its entries, as `EntryIDSet` has them; an index tells none.
  private(set) var idHashes: [UInt64] = []

  /// The records that are kept, in the order of the file.
  private(set) var records: [EntryRecord] = []

  /// Whether those records are in the order of instant and identifier.
  private(set) var isSorted = true

  /// Whether all its entries, and what separates each from the next, stand as this program writes
  /// them, and so on one line each.
  private(set) var areAllPlain = true

  /// The number of its entries.
  private(set) var count = 0

  /// What an index has of its entries, if that is gathered.
  private(set) var units: [UInt8] = []
}

extension EntryStretch {
  /// Reads entries.
  ///
  /// - Parameters:
  ///   - start: stands at an entry.
  ///   - limit: the offset from which on entries are left to the next stretch.
  ///   - isIndexed: whether the units of an index are gathered.
  ///   - tally: takes them into account.
  private init(
    from start: JSONReader, to limit: Int, isIndexed: Bool, counting tally: inout some EntryTally
  ) {
    self.start = start
    end = start
    idHashes.reserveCapacity((limit - start.offset) / EntryStretch.usualEntrySize)
    do {
      var contents = EntryContents(try EntryFields(from: &end), in: start.bytes)
      while true {
        let record = EntryRecord(contents.fields)
        count += 1
        if isIndexed { record.unit.append(to: &units) }
        idHashes.append(EntryIDSet.hash(of: contents.fields.id, in: end.bytes))
        if !contents.fields.isPlain { areAllPlain = false }
        switch tally.count(record) {
        case .nothing: break
        case .record: keep(record)
        case .contents: if tally.count(contents, of: record) { keep(record) }
        }
        isLast = try !end.nextElement()
        if isLast { break }
        if !end.isAtLine(after: contents.fields.range.upperBound) { areAllPlain = false }
        if end.offset >= limit { break }
        try contents.fields.readNext(from: &end)
      }
    } catch {
      failure = error
    }
    if let most = tally.most { records.drop(butLatest: most) }
  }

  /// Takes entries whose records an index has, in two threads when they are many.
  ///
  /// - Parameters:
  ///   - known: the records.
  ///   - start: stands at the first entry of the journal.
  ///   - tally: a tally without entries.
  ///   - total: takes them into account.
  static func of<Tally: EntryTally>(
    _ known: [EntryRecord], at start: JSONReader, counting tally: Tally,
    addingTo total: inout Tally
  ) -> [EntryStretch] {
    guard known.count >= leastKnownToShare else {
      return [EntryStretch(of: known[...], at: start, counting: &total)]
    }
    let middle = known.count / 2
    let readSecond = { @Sendable in
      var tally = tally
      let stretch = EntryStretch(of: known[middle...], at: start, counting: &tally)
      return (stretch: stretch, tally: tally)
    }
    let (first, second) = System.together(
      { EntryStretch(of: known[..<middle], at: start, counting: &total) }, readSecond)
    let (last, counted) = second ?? readSecond()
    total.add(counted)
    return [first, last]
  }

  /// Takes entries whose records an index has.
  ///
  /// - Parameters:
  ///   - known: the records.
  ///   - start: stands at the first entry of the journal.
  ///   - tally: takes them into account.
  private init(
    of known: ArraySlice<EntryRecord>, at start: JSONReader, counting tally: inout some EntryTally
  ) {
    self.start = start
    end = start
    count = known.count
    var reader = start
    var contents = EntryContents(EntryFields(), in: start.bytes)
    for record in known {
      switch tally.count(record) {
      case .nothing: break
      case .record: keep(record)
      case .contents:
        contents.fields.reread(record, by: &reader)
        if tally.count(contents, of: record) { keep(record) }
      }
    }
    if let most = tally.most { records.drop(butLatest: most) }
  }

  /// Keeps the record of the next entry.
  private mutating func keep(_ record: EntryRecord) {
    if isSorted, let last = records.last { isSorted = last.precedes(record, in: end.bytes) }
    records.append(record)
  }

  /// Reads the next stretch, or the next two of them.
  ///
  /// - Parameters:
  ///   - start: stands at an entry.
  ///   - sizes: the fewest and the most bytes of a stretch that is not the only one.
  ///   - isIndexed: whether the units of an index are gathered.
  ///   - tally: a tally without entries.
  /// - Returns: the stretches, each with a tally of its entries.
  static func next<Tally: EntryTally>(
    from start: JSONReader, ofSizes sizes: ClosedRange<Int>, isIndexed: Bool,
    counting tally: Tally
  ) -> [(stretch: EntryStretch, tally: Tally)] {
    let read = { @Sendable (offset: Int, limit: Int) in
      var reader = start
      reader.move(to: offset)
      var tally = tally
      let stretch = EntryStretch(
        from: reader, to: limit, isIndexed: isIndexed, counting: &tally)
      return (stretch: stretch, tally: tally)
    }
    let size = min((start.bytes.count - start.offset) / 2, sizes.upperBound)
    guard size >= sizes.lowerBound else { return [read(start.offset, start.bytes.count)] }
    guard let middle = start.startOfLine(from: start.offset + size) else {
      return [read(start.offset, start.offset + size)]
    }
    let limit = start.startOfLine(from: middle + size) ?? start.bytes.count
    let (first, second) = System.together(
      { read(start.offset, middle) }, { read(middle, limit) })
    let guessHolds =
      first.stretch.failure == nil && !first.stretch.isLast
      && first.stretch.end.offset == middle
    guard guessHolds, let second else { return [first] }
    return [first, second]
  }

  /// The size of an entry by which room is made for their number, in bytes.
  private static let usualEntrySize = 128

  /// The fewest bytes that are worth to have another thread read as many, which takes as long to begin
  /// as some 50,000 of them the first time, and so many that the memory for what is known of their
  /// entries stays small.
  static let usualSizes = 1 << 18...1 << 22

  /// How many records of an index are taken at once, so that the threads seldom wait for each other and
  /// the memory for the records stays small.
  static let mostKnown = 1 << 14

  /// The fewest of them that are worth to wake another thread for.
  private static let leastKnownToShare = 1 << 10
}

extension JSONReader {
  /// Whether it stands at the next line after a comma behind the end of an element.
  fileprivate func isAtLine(after end: Int) -> Bool {
    offset == end + 2 && bytes[end + 1] == UInt8(ascii: "\n")
  }

  /// Where the first line begins that does so at an offset or behind it; nil when none does.
  fileprivate func startOfLine(from offset: Int) -> Int? {
    guard offset <= bytes.count else { return nil }
    let lineEnd = bytes.span.firstOffset(of: UInt8(ascii: "\n"), from: offset - 1)
    return lineEnd.map { $0 + 1 }
  }
}
