// What the harnesses of the importers share.

import SoberlogCore

@testable import SoberlogStore
@testable import soberlog

/// What importers need to know: a zone with a clock that is put forward, and two names of moods.
var importContext: ImportContext {
  ImportContext(
    zone: ZoneRules { $0 / 15_724_800 % 2 == 0 ? 32_400 : 36_000 },
    zoneNamed: { $0.contains("/") ? .fixed(offsetMinutes: $0.utf8.count) : nil },
    moods: (try? MoodNames(parsing: "rad=best,awful=worst")) ?? MoodNames())
}

/// The entries of a text; nil when it is not of the format from the start.
func importedEntries(_ bytes: [UInt8], _ format: ImportFormat) -> ImportedEntries? {
  var entries = ImportedEntries(expectedSize: bytes.count)
  do {
    var reader = try format.reader(
      of: InputText(handing: bytes, pieceSizes: 16...64), in: importContext)
    try entries.read(from: &reader, leavingOutEmpty: !format.isOwn)
  } catch let problem as ImportProblem {
    check(problem, bytes)
    return nil
  } catch {
    check(false, "reading throws nothing but problems")
  }
  for problem in entries.problems { check(problem, bytes) }
  let lines = entries.lines + entries.repeatedLines + entries.movedLines
  check(lines.allSatisfy { $0 >= 1 }, "lines count from 1")
  check(entries.lines.count == entries.batch.count, "each entry has a line")
  return entries
}

/// Checks that a problem lies within the text.
private func check(_ problem: ImportProblem, _ bytes: [UInt8]) {
  let lines = bytes.count { $0 == UInt8(ascii: "\n") } + 1
  check((1...lines).contains(problem.line), "a problem lies within the text")
  check(problem.column.map { $0 >= 1 } ?? true, "columns count from 1")
}

/// The journal that entries make, which has to be a sound one and to have all of them.
func journal(of entries: ImportedEntries) -> JournalDocument {
  do {
    var change = JournalChange(of: JournalDocument())
    let arrivals = change.bring(entries.batch)
    check(arrivals.added.count == entries.batch.count, "an empty journal lacks all entries")
    check(change.isReadBack, "what is imported reads back")
    let document = try JournalDocument(JournalComposition(change).contents.bytes)
    check(document.entryCount == entries.batch.count, "a journal has all that is imported")
    return document
  } catch {
    fatalError("what is imported makes a sound journal")
  }
}

extension JournalDocument {
  /// The lines of all entries, sorted by their bytes.
  var sortedLines: [[UInt8]] {
    records.map { line(of: $0).bytes }.sorted { $0.lexicographicallyPrecedes($1) }
  }
}
