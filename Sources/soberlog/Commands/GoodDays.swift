import SoberlogCore
import SoberlogStore

/// The entries from a person's good days, which are given back to them.
///
/// A day with a slip is none of them, whatever the mood was when something was written on it.
struct GoodDays {
  /// The journal.
  private let document: JournalDocument

  /// The records of the entries, the one to show first at the front.
  private let records: [EntryRecord]

  /// Finds the entries among the records of a journal; those that do not concern them may be missing.
  ///
  /// Takes time in proportion to the records.
  ///
  /// - Parameters:
  ///   - document: the journal.
  ///   - today: the day on which they are given back; only earlier ones are.
  ///   - slipDay: a day with a slip that is not in the journal yet; nil for none.
  init(in document: JournalDocument, on today: CivilDate, besides slipDay: CivilDate? = nil) {
    let boundary = document.settings.dayBoundary
    var slipDays = Set(
      document.records.lazy.filter { $0.knownEvent == .slip }.map { boundary.day(of: $0.at) })
    if let slipDay { slipDays.insert(slipDay) }
    let candidates = document.records.filter { record in
      GoodDays.concerns(record) && !slipDays.contains(boundary.day(of: record.at))
    }
    let days = candidates.map { (day: boundary.day(of: $0.at), mood: $0.mood) }
    self.document = document
    records = Recall.order(of: days, on: today).map { candidates[$0] }
  }
}

extension GoodDays {
  /// Whether an entry, as far as its record tells, may be one of them or rule out others.
  static func concerns(_ record: EntryRecord) -> Bool {
    record.mood == .good || record.mood == .best || record.knownEvent == .slip
  }

  /// The records of at most so many entries; those with words come before those without.
  func first(_ limit: Int) -> [EntryRecord] {
    let found = search(upTo: limit)
    return Array((found.withWords + found.wordless).prefix(limit))
  }

  /// At most so many entries with words.
  func entriesWithWords(atMost limit: Int) -> [JournalEntry] {
    search(upTo: limit).withWords.map { document.entry($0) }
  }

  /// The records of at most so many entries with words, and of those without that stand before them.
  private func search(
    upTo limit: Int
  ) -> (withWords: [EntryRecord], wordless: [EntryRecord]) {
    var withWords: [EntryRecord] = []
    var wordless: [EntryRecord] = []
    for record in records {
      if withWords.count == limit { break }
      let hasWords = document.entry(record).note.contains { !$0.isWhitespace }
      if hasWords { withWords.append(record) } else { wordless.append(record) }
    }
    return (withWords, wordless)
  }
}
