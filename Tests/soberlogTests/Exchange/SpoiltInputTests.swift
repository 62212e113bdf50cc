import SoberlogCore
import SoberlogStore
import StrictJSON
import TestSupport
import Testing

@testable import soberlog

/// Inputs that are damaged at random: they are imported or refused, and nothing else happens.
struct SpoiltInputTests {
  /// Sound inputs of all formats.
  private static let samples: [(format: String, text: String)] = [
    (
      "soberlog",
      #"{"soberlog":1,"settings":{"dayStartsAt":"04:00"},"deleted":[],"entries":["#
        + #"{"at":"2026-11-01T09:30:00+09:00","id":"a","mood":"good","note":"山\n\ud83c\udf75"},"#
        + #"{"at":"2026-11-02T09:30:00Z","id":"b","x":[{"y":null}]}]}"#
    ),
    ("soberlog", #"[{"at":"2026-11-01 09:30","note":"x"},{"at":"2026-11-02T09:30:00Z","id":"b"}]"#),
    (
      "jsonl",
      "{\"at\":\"2026-11-01T09:30:00Z\",\"id\":\"a\",\"mood\":null}\n{\"at\":\"2026-11-02\"}\n"
    ),
    (
      "csv",
      "id,at,mood,score,note\na,2026-11-01 09:30,good,4,\"x \"\"y\"\",\nz\"\n,2026/11/2,,,山\n"
    ),
    ("jrnl", "[2026-11-01 09:30:00 AM] Title. *\nbody\n\n[2026-11-02 21:15] 山\n"),
    (
      "jrnl",
      #"{"tags":{},"entries":[{"title":"x","body":"y","date":"2026-11-01","time":"09:30"}]}"#
    ),
    (
      "dayone",
      #"{"entries":[{"uuid":"A","creationDate":"2026-11-01T00:30:00Z","timeZone":"Asia/Tokyo","#
        + #""text":"x\\.","tags":["a b"],"starred":true}]}"#
    ),
    (
      "daylio",
      "full_date,date,weekday,time,mood,activities,note_title,note\n"
        + "2026-11-02,November 2,Monday,21:15,awful,\"a | b\",\"t\",\"He said \"hi\", x\"\n"
        + "01/11/2026,November 1,Sunday,9:30 AM,rad,,\"\",\"山\"\n"
    ),
  ]

  /// Bytes that mean something to one format or another.
  private static let spoilers: [[UInt8]] = [
    [0x00], [0xFF], [0xE5], Array("\"".utf8), Array(",".utf8), Array("\n".utf8), Array("\r".utf8),
    Array("\\".utf8), Array("{".utf8), Array("]".utf8), Array("-".utf8), Array("99999999999".utf8),
    Array("é".utf8), Array("[2026-11-01 09:30] ".utf8), Array("/".utf8), Array("0".utf8), [],
  ]

  /// A text that is damaged at one to three places.
  private static func spoil(_ text: String, using random: inout SeededGenerator) -> [UInt8] {
    var bytes = Array(text.utf8)
    for _ in 0..<Int.random(in: 1...3, using: &random) {
      let start = Int.random(in: 0...bytes.count, using: &random)
      let end = min(bytes.count, start + Int.random(in: 0...40, using: &random) % 7)
      let spoiler = spoilers.randomElement(using: &random) ?? []
      bytes.replaceSubrange(start..<end, with: spoiler)
    }
    return bytes
  }

  /// What is read of an input that comes in pieces of such sizes.
  private static func outcome(
    of bytes: [UInt8], _ format: ImportFormat, pieceSizes: ClosedRange<Int>
  ) throws -> (entries: [String], lines: [Int], problems: [ImportProblem]) {
    let context = ImportContext(
      zone: .fixed(offsetMinutes: 540), zoneNamed: { _ in nil }, moods: MoodNames())
    let input = try ImportInput(
      path: "x", format: format, isGuessed: false,
      InputText(handing: bytes, pieceSizes: pieceSizes), context)
    let batch = input.entries.batch
    let entries = (0..<batch.count).map { "\(batch.id(at: $0)) \(batch.moment(at: $0).rfc3339)" }
    return (entries, input.entries.lines, input.entries.problems)
  }

  @Test("However small the pieces are that are read, all is the same", arguments: samples.indices)
  func smallPieces(place: Int) throws {
    let sample = SpoiltInputTests.samples[place]
    let format = try #require(ImportFormat(rawValue: sample.format))
    var random = SeededGenerator(seed: UInt64(place + 101))
    for _ in 0..<300 {
      let bytes = SpoiltInputTests.spoil(sample.text + sample.text, using: &random)
      let whole = try SpoiltInputTests.outcome(
        of: bytes, format, pieceSizes: InputText.usualPieceSizes)
      let least = Int.random(in: 1...40, using: &random)
      let pieces = try SpoiltInputTests.outcome(
        of: bytes, format, pieceSizes: least...Int.random(in: least...80, using: &random))
      if String(validating: bytes, as: UTF8.self) != nil {
        #expect(pieces == whole, "\(String(decoding: bytes, as: UTF8.self))")
      } else {
        // What is wrong before the wrong byte may be found first.
        #expect(!whole.problems.isEmpty && !pieces.problems.isEmpty)
      }
    }
  }

  @Test(
    "A byte that is not UTF-8 ends the reading where nobody knows what comes next",
    arguments: [ImportFormat.jrnl, .daylio, .csv], [70_000, 140_000])
  func wrongByte(format: ImportFormat, offset: Int) throws {
    let (head, line) =
      switch format {
      case .jrnl: ("", "[2026-11-01 09:30] A line.\n")
      case .csv: ("at,note\n", "2026-11-01 09:30,\"A line.\"\n")
      default:
        (
          "full_date,date,weekday,time,mood,activities,note_title,note\n",
          "2026-11-02,November 2,Monday,21:15,awful,\"\",\"\",\"He said \"hi\", x\"\n"
        )
      }
    var bytes = Array((head + String(repeating: line, count: 6000)).utf8)
    bytes[offset] = 0xFF
    let outcome = try SpoiltInputTests.outcome(
      of: bytes, format, pieceSizes: InputText.usualPieceSizes)
    let problem = try #require(outcome.problems.first)
    #expect(outcome.problems.count == 1 && problem.reason == .damage(.json(.invalidUTF8)))
    #expect(problem.line == bytes[..<offset].count { $0 == 0x0A } + 1)
  }

  @Test("Whatever is wrong, the journal stays or is sound", arguments: samples.indices)
  func spoilt(place: Int) {
    let sample = SpoiltInputTests.samples[place]
    var random = SeededGenerator(seed: UInt64(place + 1))
    let diary = Diary([.entry("11-29", "old")])
    let journal = diary.journal
    for _ in 0..<300 {
      diary.input = SpoiltInputTests.spoil(sample.text, using: &random)
      let words = Bool.random(using: &random) ? ["--from", sample.format] : []
      let call = diary.run(["import", "-"] + words)
      if call.code == 0 {
        #expect(diary.run("check").code == 0)
        diary.write(journal)
      } else {
        #expect(call.code == 65 && call.out.isEmpty && !call.err.isEmpty, "\(call.transcript)")
        #expect(diary.journal == journal)
      }
    }
  }
}
