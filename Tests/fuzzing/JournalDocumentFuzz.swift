import SoberlogCore
import StrictJSON

@testable import SoberlogStore

/// Reads any bytes as a journal, changes what can be read, and repairs what cannot.
///
/// An input that begins with the byte 1 is no journal but says how a sound one is damaged.
@_cdecl("LLVMFuzzerTestOneInput")
public func fuzzJournalDocument(_ start: UnsafePointer<UInt8>, _ count: Int) -> CInt {
  let bytes = unsafe inputBytes(start, count)
  if bytes.first == 1 {
    checkRepair(ofDamageBy: Array(bytes.dropFirst()))
  } else {
    checkInspection(of: bytes)
    if let document = document(of: bytes), !document.isNewer { checkChanges(of: document) }
  }
  return 0
}

/// The journal that bytes are; nil when they are none.
private func document(of bytes: [UInt8]) -> JournalDocument? {
  do {
    return try JournalDocument(bytes)
  } catch let damage as JournalDamage {
    check((0...bytes.count).contains(damage.offset), "a damage lies within the file")
  } catch {
    check(false, "reading throws nothing but damage")
  }
  return nil
}

/// Checks what is told of a file, and what its repair makes of it.
private func checkInspection(of bytes: [UInt8]) {
  let inspection = JournalInspection(bytes)
  let sound = document(of: bytes)
  if let sound { checkIndex(of: sound) }
  check(inspection.problems.isEmpty == (sound != nil), "a sound file has no problems")
  let lines = bytes.count { $0 == UInt8(ascii: "\n") } + 1
  for problem in inspection.problems {
    check((1...lines).contains(problem.position.line), "a problem lies within the file")
  }
  let repair = JournalRepair(inspection) { 0 }
  check(repair.isReadBack, "a repair makes a sound journal")
  check(sound == nil || repair.isComplete, "a sound file has no leftovers")
  check(
    repair.leftovers.allSatisfy { (1...lines).contains($0.position.line) },
    "a leftover lies within the file")
  if sound == nil { checkNothingIsLost(of: bytes, by: repair) }
}

/// Checks that each element that can be read in a damaged file, and holds no other one, is saved or
/// set aside, and that nothing else is saved.
private func checkNothingIsLost(of bytes: [UInt8], by repair: JournalRepair) {
  guard let new = document(of: repair.contents.bytes) else { return }
  let ranges = new.records.map(\.range) + new.head.deleted.map(\.range)
  let saved = Set(ranges.map { said(Array(new.bytes[$0])) })
  let rest = repair.leftoverText.bytes
  let text = bytes.blankingInvalidUTF8()
  var readable: Set<[UInt8]?> = []
  for start in text.indices where text[start] == UInt8(ascii: "{") {
    let reader = JSONReader(text, rereadingFrom: start)
    var (first, second) = (reader, reader)
    guard let fields = try? EntryFields(from: &first), (try? second.findEntry()) == start
    else { continue }
    let element = bytes[fields.range]
    let meaning = said(Array(element))
    check(
      saved.contains(meaning) || rest.contains(element), "what can be read is saved or set aside")
    readable.insert(meaning)
  }
  check(saved.isSubset(of: readable), "nothing is saved that cannot be read")
}

/// What an element says but for the identifier, which a repair may change, in whatever layout.
private func said(_ element: [UInt8]) -> [UInt8]? {
  guard var entry = EntryLine(parsing: element)?.entry else { return nil }
  entry.id = .new(randomBits: 0)
  return EntryLine(entry).bytes
}

// MARK: - Indexes

/// The index of whatever journal is looked at.
private let index = EntryIndex(path: "/tmp/soberlog-fuzzing/index")

/// Checks that an index tells what reading tells, and that layouts are right.
private func checkIndex(of document: JournalDocument) {
  for record in document.records {
    var reader = JSONReader(document.bytes, rereadingFrom: record.range.lowerBound)
    guard let fields = try? EntryFields(from: &reader) else { fatalError("an entry reads again") }
    let parsed = JournalEntry(fields, in: reader)
    check(document.entry(record) == parsed, "an entry is what its layout says")
    let contents = EntryReader(of: document, at: record).contents
    check(contents.tagNames == Tag.names(in: parsed.note), "tags are those of the decoded note")
  }
  for isWritten in [false, true] {
    var walk = JournalWalk(by: index)
    let read = try? walk.read(document.bytes) { _ in RecordChoice { _ in true } }
    walk.writeIndex(of: document.bytes)
    check(read?.records == document.records, "an index tells all records")
    check(walk.entryCount == document.entryCount, "an index tells the number of entries")
    check(walk.areAllPlain == document.isOneLineEach, "an index tells whether entries are plain")
    check(
      !isWritten || walk.isByIndex || document.entryCount == 0, "an index is used that was written")
  }
}

// MARK: - Changes

/// Checks that a change changes what it means to, and nothing else.
private func checkChanges(of document: JournalDocument) {
  let before = document.records.map(document.lineBytes)
  var addition = JournalChange(of: document)
  let at = document.records.last?.at ?? LocalTimestamp(utcSeconds: 1_764_000_000)
  let id = addition.newID(at: at, randomBits: 0x5eed)
  addition.add(JournalEntry(id: id, at: at, mood: .best, note: "a \"note\"\n山"))
  // The identifier, which is not random here, may be that of another second already.
  guard addition.isReadBack else { return }
  let added = outcome(of: addition, "a journal with one more entry is sound")
  check(added.entryCount == document.entryCount + 1, "there is one more entry")
  let place = added.records.firstIndex { added.id($0) == id }
  var after = added.records.map(added.lineBytes)
  if let place { after.remove(at: place) }
  check(after == before, "the other lines stay")
  check(added.settings == document.settings, "the settings stay")
  check(added.head.deleted.map(\.id) == document.sortedDeletions, "the deletions stay")
  check(added.head.unknown.count == document.head.unknown.count, "unknown members stay")
  let unchanged = JournalComposition(JournalChange(of: added)).contents.bytes
  check(unchanged == added.bytes, "writing a written journal again changes nothing")
  if !document.records.isEmpty { checkEditing(document, before) }
}

/// Checks that an entry can be changed and one be deleted, and that the others stay.
private func checkEditing(_ document: JournalDocument, _ before: [[UInt8]]) {
  let (first, last) = (document.records[0], document.records[document.records.count - 1])
  var change = JournalChange(of: document)
  var entry = document.entry(first)
  entry.note += "\u{1B}"
  change.replace(first, with: entry)
  if before.count > 1 { change.delete(last, at: LocalTimestamp(utcSeconds: 1_764_000_000)) }
  check(change.isReadBack, "a changed journal reads back")
  let changed = outcome(of: change, "a changed journal is sound")
  check(changed.entryCount == max(1, before.count - 1), "a deleted entry is gone")
  check(
    changed.entry(changed.records[0]).note.utf8.elementsEqual(entry.note.utf8), "a note changes")
  check(
    changed.records.dropFirst().map(changed.lineBytes) == Array(before.dropFirst().dropLast()),
    "the other lines stay")
}

/// The journal that a change makes, which has to be a sound one.
private func outcome(of change: JournalChange, _ rule: String) -> JournalDocument {
  guard let changed = document(of: JournalComposition(change).contents.bytes) else {
    fatalError(rule)
  }
  return changed
}

extension JournalDocument {
  /// The bytes of an entry: as they are when they stand on one line, else as they are written anew.
  fileprivate func lineBytes(_ record: EntryRecord) -> [UInt8] { line(of: record).bytes }

  /// The identifiers of the deleted entries in the order they are written.
  fileprivate var sortedDeletions: [EntryID] { head.deleted.map(\.id).sorted() }
}

// MARK: - Repairs

/// The text between the entries' lines of the journal that is damaged.
private let head =
  "{\"soberlog\":1,\"settings\":{\"dayStartsAt\":\"04:00\"},\n\"device\":{\"name\":\"phone\"},\n"
  + "\"deleted\":[\n{\"id\":\"gone\",\"at\":\"2026-11-01T00:00:00Z\"}\n],\n\"entries\":[\n"

/// Its entries.
private let lines = (1...6).map { number in
  "{\"at\":\"2026-11-0\(number)T08:00:00+09:00\",\"id\":\"id\(number)\",\"mood\":\"good\","
    + "\"note\":\"日記 {\\\"at\\\":1} \(number)\"}"
}

/// The journals that are damaged: the same one in our own layout, on one line and indented.
private let samples: [[UInt8]] = {
  let own = head + lines.joined(separator: ",\n") + "\n]}\n"
  let indented = own.replacing("\",\"", with: "\",\n    \"")
    .replacing("{\"", with: "{\n    \"")
  return [own, own.filter { $0 != "\n" }, indented].map { Array($0.utf8) }
}()

/// What may stand where something is missing.
private let pieces = [
  "", "\n", "x", "{", "\"", "[[", "]}", "},", ",", "=======\n", "\u{0}\u{0}\u{0}",
  "{\"soberlog\":1,", "\"x\":[", "\"x\":{",
].map { Array($0.utf8) }

/// Checks that a repair saves every line that is whole after some damage.
///
/// - Parameter script: the number of the sample, then four bytes for each damage: its place (two of
///   them), how many bytes are missing, and which piece stands instead. More than four damages are
///   not made.
private func checkRepair(ofDamageBy script: [UInt8]) {
  var damaged = samples[Int(script.first ?? 0) % samples.count]
  let script = Array(script.dropFirst())
  for start in stride(from: 0, to: min(script.count, 16) - 3, by: 4) {
    let place = (Int(script[start]) << 8 | Int(script[start + 1])) % (damaged.count + 1)
    let end = min(place + Int(script[start + 2]), damaged.count)
    damaged.replaceSubrange(place..<end, with: pieces[Int(script[start + 3]) % pieces.count])
  }
  checkInspection(of: damaged)
  let saved = linesWithoutCommas(JournalRepair(JournalInspection(damaged)) { 0 }.contents.bytes)
  let left = linesWithoutCommas(damaged)
  for line in lines.map({ Array($0.utf8)[...] }) where left.contains(line) {
    check(saved.contains(line), "a line that is whole is saved")
  }
}

/// The lines of a file without the commas at their ends.
private func linesWithoutCommas(_ bytes: [UInt8]) -> Set<ArraySlice<UInt8>> {
  Set(
    bytes.split(separator: UInt8(ascii: "\n")).map {
      $0.last == UInt8(ascii: ",") ? $0.dropLast() : $0
    })
}
