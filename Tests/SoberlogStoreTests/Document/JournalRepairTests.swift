import SoberlogCore
import StrictJSON
import TestSupport
import Testing

@testable import SoberlogStore

@Suite("A repair")
struct JournalRepairTests {
  @Test("copies every sound line byte for byte, and sets the others aside as they are")
  func soundLines() {
    var sample = JournalSample()
    sample.lines[0].replace("\"mood\"", with: "\"weather\" : [1.50, 1e2, \"\\u9ad8\\/\"], \"mood\"")
    sample.lines[2].replace("good", with: "super")
    sample.lines[4].replace("日記", with: "\\ud83d")
    let inspection = JournalInspection(sample.bytes)
    #expect(inspection.leftoverText == sample.lines[2] + "\n" + sample.lines[4] + "\n")
    sample.lines = [sample.lines[0], sample.lines[1], sample.lines[3]]
    #expect(inspection.repairedText == sample.text)
  }

  @Test("writes an entry that spans lines on one, and all of them in order")
  func otherLayout() {
    let sample = JournalSample()
    var other = sample
    other.lines = other.lines.reversed().map { $0.replacing("{\"at\":", with: "  {\n    \"at\": ") }
    other.lines[2].replace("good", with: "super")
    let lines = [0, 1, 3, 4].map { sample.lines[$0] }
    var expected = sample
    expected.lines = lines
    #expect(JournalInspection(other.bytes).repairedText == expected.text)
  }

  @Test(
    "keeps what is sound of the other members",
    arguments: [
      ("\"04:00\"", "\"44:00\"", "\"dayStartsAt\":\"04:00\",", "", "\"dayStartsAt\":\"44:00\"\n"),
      ("\"phone\"}", "\"phone\"},\"x\":", "", "", "\"x\":\n"),
      (
        "\"dark\"", "\"dark\\q\"", ",\"theme\":\"dark\"", "",
        "\"settings\":{\"dayStartsAt\":\"04:00\",\"theme\":\"dark\\q\"}\n"
      ),
      (
        "\"04:00\",\"theme\":\"dark\"", "7,\"theme\":dark",
        "\"dayStartsAt\":\"04:00\",\"theme\":\"dark\"",
        "", "\"settings\":{\"dayStartsAt\":7,\"theme\":dark}\n"
      ),
      (
        "{\"name\":\"phone\"}", "{\"name\":tom}", "\"device\":{\"name\":\"phone\"},\n", "",
        "\"device\":{\"name\":tom}\n"
      ),
      (
        "\"id\":\"gone\"", "\"id\":7", "{\"id\":\"gone\",\"at\":\"2026-11-01T00:00:00Z\"}\n", "",
        "{\"id\":7,\"at\":\"2026-11-01T00:00:00Z\"}\n"
      ),
      ("\"soberlog\":1", "\"soberlog\":\"one\"", "", "", "\"soberlog\":\"one\"\n"),
      ("\"deleted\"", "\"device\":{\"name\":\"phone\"},\"deleted\"", "", "", ""),
      ("\"deleted\"", "\"device\":7,\"deleted\"", "", "", "\"device\":7\n"),
    ])
  func members(
    old: String, new: String, missing: String, instead: String, leftover: String
  ) {
    let sample = JournalSample()
    let inspection = JournalInspection(Array(sample.text.replacing(old, with: new).utf8))
    #expect(!inspection.problems.isEmpty)
    #expect(inspection.repairedText == sample.text.replacing(missing, with: instead))
    #expect(inspection.leftoverText == leftover)
  }

  @Test("saves the entries of both sides of a conflict")
  func conflict() throws {
    var sample = JournalSample(count: 3)
    let (ours, theirs) = (sample.lines[1], sample.lines[1].replacing("日記", with: "theirs"))
    sample.lines[1] =
      "<<<<<<< HEAD\n\(ours),\n\(JournalSample.line(7))\n=======\n\(theirs),\n"
      + "\(JournalSample.line(7)),\n\(JournalSample.line(8))\n>>>>>>> phone"
    let text = sample.text.replacing("phone,\n", with: "phone\n")
    let inspection = JournalInspection(Array(text.utf8))
    let repair = inspection.repair
    #expect(repair.isComplete)
    #expect(repair.renamed.map(\.position.line) == [12])
    let document = try JournalDocument(repair.contents.bytes)
    let notes = document.records.map { document.entry($0).note }
    #expect(
      notes.map { $0.filter { $0.isLetter && !$0.isASCII || $0.isNumber } }
        == ["日記10", "日記11", "11", "日記12", "日記17", "日記18"])
  }

  @Test(
    "saves what stands on the line of a marker", arguments: ["<<<<<<< ", "=======", ">>>>>>> {0}"])
  func conflictLine(marker: String) {
    var sample = JournalSample(count: 3)
    sample.lines[1] = "\n" + marker + sample.lines[1]
    let inspection = JournalInspection(sample.bytes)
    #expect(inspection.repairedText == JournalSample(count: 3).text)
    #expect(inspection.repair.isComplete)
  }

  @Test("gives an entry with the identifier of another one a new one, just behind it")
  func sameIdentifier() throws {
    let lines = ["x", "y", "z"].map { note in
      JournalSample.line(0, note: note).replacing("id0", with: "0000000000")
    }
    var sample = JournalSample(count: 2)
    sample.lines += lines + [lines[0]]
    let repair = JournalInspection(sample.bytes).repair
    #expect(repair.entryCount == 5)
    #expect(repair.renamed.map(\.id.text) == ["0000000001", "0000000002"])
    let document = try JournalDocument(repair.contents.bytes)
    #expect(document.entryCount == 5)
  }

  @Test("takes a deleted entry for none, and an entry for none that is deleted")
  func lostBrackets() throws {
    let sample = JournalSample()
    for lost in ["\"deleted\":[\n", "],\n\"entries\":[\n", "\"entries\":[\n"] {
      let inspection = JournalInspection(Array(sample.text.replacing(lost, with: "").utf8))
      #expect(inspection.document.entryCount == 5)
      #expect(inspection.document.head.deleted.map(\.id.text) == ["gone"])
    }
  }

  @Test(
    "does not take the entries that follow for a part of something whose end is lost",
    arguments: [
      ("\"id1\",\"mood\":\"good\",\"note\":\"日記 {\\\"at\\\":1} 1\"},", "\"id1\",\"x\":[", 4),
      (
        "\"deleted\":[\n{\"id\":\"gone\",\"at\":\"2026-11-01T00:00:00Z\"}\n],\n\"entries", "\"ent",
        5
      ),
      ("{\"soberlog\":1", "{\"soberlog\":{\"soberlog\":1", 5),
      ("\"dark\"},\n\"device\":{\"name\":\"phone\"},\n\"deleted\":[", "[", 5),
    ])
  func lostEnd(old: String, new: String, count: Int) {
    let inspection = JournalInspection(Array(JournalSample().text.replacing(old, with: new).utf8))
    #expect(inspection.document.entryCount == count)
    #expect(!inspection.problems.isEmpty)
  }

  @Test(
    "does not take the entry that follows for the value of a member",
    arguments: ["soberlog", "settings", "deleted", "entries", "device"])
  func lostValue(name: String) {
    let lines = JournalSample().lines.joined(separator: ",\n")
    let inspection = JournalInspection(Array("{\"\(name)\":\n\(lines)\n]}\n".utf8))
    #expect(inspection.document.entryCount == 5)
  }

  @Test("saves two journals that stand one behind the other", arguments: [0, 1, 3, 5, 100])
  func twoJournals(cut: Int) {
    let sample = JournalSample()
    let bytes = sample.bytes.dropLast(cut) + JournalSample(count: 7).bytes
    #expect(JournalInspection(Array(bytes)).document.entryCount == 7)
  }
}

@Suite("No whole line is lost by a repair")
struct WholeLinesTests {
  @Test("wherever the file is cut")
  func cut() {
    let sample = JournalSample(count: 4)
    let bytes = sample.bytes
    var end = sample.head.utf8.count
    var whole = 0
    for offset in end..<bytes.count - 1 {
      if whole < 4, offset == end + sample.lines[whole].utf8.count {
        whole += 1
        end = offset + 2
      }
      let inspection = JournalInspection(Array(bytes[..<offset]))
      #expect(inspection.document.entryCount == whole)
      #expect(!inspection.problems.isEmpty)
    }
  }

  @Test("wherever the file begins when its beginning is missing")
  func beginningLost() {
    let sample = JournalSample(count: 4)
    for offset in sample.bytes.indices {
      expectWholeLines(of: sample, in: Array(sample.bytes[offset...]))
    }
  }

  @Test("wherever a disk lost a block and gave NULs for it", arguments: [1, 3, 50, 200])
  func lostBlock(size: Int) {
    let sample = JournalSample(count: 8)
    let bytes = sample.bytes
    for start in stride(from: 0, to: bytes.count, by: 7) {
      let end = min(start + size, bytes.count)
      var damaged = bytes
      damaged.replaceSubrange(start..<end, with: repeatElement(0, count: end - start))
      expectWholeLines(of: sample, in: damaged)
    }
  }

  @Test("wherever bytes are missing, were changed or came in", arguments: 0..<200)
  func randomDamage(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    let sample = JournalSample(count: 12)
    var damaged = sample.bytes
    for _ in 0..<Int.random(in: 1...4, using: &random) {
      let start = Int.random(in: 0..<damaged.count, using: &random)
      let end = min(start + Int.random(in: 0...60, using: &random), damaged.count)
      let pieces = ["", "\n", "x", "{", "\"", "[[", "]}", "},", "=======\n", "\u{0}"]
      let piece = pieces.randomElement(using: &random) ?? ""
      damaged.replaceSubrange(start..<end, with: piece.utf8)
    }
    expectWholeLines(of: sample, in: damaged)
  }

  /// Expects that every line of a sample that still is a line of a damaged file is saved, and that
  /// the new journal is sound.
  private func expectWholeLines(of sample: JournalSample, in damaged: [UInt8]) {
    let left = Set(String(decoding: damaged, as: UTF8.self).split(separator: "\n"))
    let repair = JournalInspection(damaged).repair
    let saved = Set(String(decoding: repair.contents.bytes, as: UTF8.self).split(separator: "\n"))
    for line in sample.lines where left.contains("\(line),") || left.contains(line[...]) {
      #expect(saved.contains("\(line),") || saved.contains(line[...]))
    }
    #expect(repair.isReadBack)
  }
}
