import Foundation
import TestSupport
import Testing

@testable import soberlog

/// Random changes of a journal by the program, compared with a model after each of them.
struct RandomChangesTests {
  /// The number of changes of a run.
  private let length = 200

  @Test(
    "After any changes the journal holds what the model holds",
    arguments: 1...3 as ClosedRange<UInt64>)
  func changes(seed: UInt64) throws {
    var run = RandomRun(seed: seed, changesOutside: false)
    for _ in 1...length { try run.step() }
    try run.undoEverything()
  }

  @Test(
    "What was changed outside is never undone, and is named",
    arguments: 101...103 as ClosedRange<UInt64>)
  func changesOutside(seed: UInt64) throws {
    var run = RandomRun(seed: seed, changesOutside: true)
    for _ in 1...length { try run.step() }
    #expect(run.refusals > 0)
  }
}

/// A run of random changes on a diary and its model.
private struct RandomRun {
  /// Where the choices come from.
  private var random: SeededGenerator

  /// Whether the journal is also changed by hand.
  private let changesOutside: Bool

  /// The journal.
  private let diary = Diary()

  /// What it should hold.
  private var model = JournalModel()

  /// The present, in the model's seconds.
  private var now = 19 * 86_400 + 43_200

  /// How often an undo or redo was refused.
  private(set) var refusals = 0

  /// Begins a run.
  init(seed: UInt64, changesOutside: Bool) {
    random = SeededGenerator(seed: seed)
    self.changesOutside = changesOutside
  }
}

extension RandomRun {
  /// Makes a random change, and compares.
  mutating func step() throws {
    now += [0, 1, 30, 59, 60, 300].randomElement(using: &random) ?? 0
    diary.now = JournalModel.timestamp(now) + "+09:00"
    switch Int.random(in: 0..<100, using: &random) {
    case 0..<30: try record("add")
    case 30..<45: try edit()
    case 45..<53: delete()
    case 53..<58: try start()
    case 58..<62: try record("slip")
    case 62..<66: setDayStart()
    case 66..<84: undo()
    case 84..<92: redo()
    default:
      if changesOutside {
        changeByHand()
        undo()
      } else {
        try record("urge")
      }
    }
    try compare()
  }

  /// Takes back every change that can be, and compares.
  mutating func undoEverything() throws {
    while true {
      let expected = model.undo(at: now)
      #expect(diary.run("undo").code == (expected == .made ? 0 : 1))
      guard expected == .made else { break }
      try compare()
    }
  }

  /// Compares the journal with the model.
  private func compare() throws {
    let entries = diary.journal.isEmpty ? [] : try diary.entries()
    #expect(entries == model.shown)
    if !diary.journal.isEmpty {
      let file = try JSONDecoder().decode(JournalSample.self, from: Data(diary.journal.utf8))
      #expect(Set(file.deleted.map(\.id)) == model.deleted)
      #expect(file.settings["dayStartsAt"] == model.dayStart)
    }
  }
}

/// What the model knows of a journal file beside its entries.
private struct JournalSample: Decodable {
  /// An entry that was deleted.
  struct Deleted: Decodable {
    /// Its identifier.
    let id: String
  }

  /// The entries that were deleted.
  let deleted: [Deleted]
  /// The settings.
  let settings: [String: String]
}

extension RandomRun {
  /// A random mood.
  private mutating func mood() -> String {
    ["worst", "bad", "neutral", "good", "best", "notSelected"].randomElement(using: &random)
      ?? "good"
  }

  /// A random moment of the last days, most often the present.
  private mutating func moment() -> Int {
    Bool.random(using: &random) ? now : now - Int.random(in: 0...(15 * 86_400), using: &random)
  }

  /// Some identifiers of the journal, none when it is empty.
  private mutating func someIDs(_ count: Int) -> [String] {
    Array(model.order.shuffled(using: &random).prefix(count))
  }

  /// Records an entry by a command.
  private mutating func record(_ command: String) throws {
    let entry = JournalModel.Entry(
      at: moment(), mood: mood(), event: command == "add" ? nil : command,
      note: "note \(Int.random(in: 0..<1000, using: &random)) 山")
    let call = diary.run(
      command, "--note", entry.note, "-m", entry.mood, "--at", JournalModel.timestamp(entry.at),
      "--json")
    model.change(at: now, [try call.entry().id: entry])
  }

  /// Changes one or two things about an entry.
  private mutating func edit() throws {
    guard let id = someIDs(1).first, var entry = model.entries[id] else { return }
    let old = entry
    entry.mood = mood()
    var words = ["edit", id, "-m", entry.mood]
    if Bool.random(using: &random) {
      entry.at = moment()
      words += ["--at", JournalModel.timestamp(entry.at)]
    }
    if entry.event == "urge" {
      entry.event = nil
      words.append("--no-event")
    }
    if entry != old { entry.edited = now }
    #expect(diary.run(words).code == 0)
    model.change(at: now, [id: entry])
  }

  /// Deletes up to three entries.
  private mutating func delete() {
    let ids = someIDs(Int.random(in: 1...3, using: &random))
    guard !ids.isEmpty else { return }
    #expect(diary.run(["delete", "--yes"] + ids).code == 0)
    model.change(at: now, Dictionary(uniqueKeysWithValues: ids.map { ($0, nil) }))
  }

  /// Moves the start that no slip follows, or records one.
  private mutating func start() throws {
    let at = moment()
    let call = diary.run("start", "--at", JournalModel.timestamp(at), "--json")
    let id = try call.entry().id
    if let open = model.openStart, var entry = model.entries[open] {
      #expect(id == open)
      entry.at = at
      entry.edited = now
      model.change(at: now, [id: entry])
    } else {
      let entry = JournalModel.Entry(at: at, mood: "notSelected", event: "start", note: "")
      model.change(at: now, [id: entry])
    }
  }

  /// Sets when a day starts.
  private mutating func setDayStart() {
    let value = ["00:00", "03:00", "12:00"].randomElement(using: &random) ?? "00:00"
    #expect(diary.run("settings", "dayStartsAt", value).code == 0)
    model.setDayStart(value, at: now)
  }

  /// Takes back the last change.
  private mutating func undo() {
    let step = model.undo(at: now)
    check(diary.run("undo"), step)
  }

  /// Makes the change again that was taken back last.
  private mutating func redo() {
    let step = model.redo()
    check(diary.run("redo"), step)
  }

  /// Compares how an undo or a redo ended.
  private mutating func check(_ call: Call, _ step: JournalModel.Step) {
    switch step {
    case .made: #expect(call.code == 0, "\(call.transcript)")
    case .none: #expect(call.code == 1 && call.err.contains("nothing to"), "\(call.transcript)")
    case .refused(let ids):
      refusals += 1
      #expect(call.code == 1)
      #expect(ids.contains { call.err.contains($0) }, "\(call.transcript)")
    }
  }

  /// Changes the note of an entry in the file, often of one that was changed last.
  private mutating func changeByHand() {
    let last = Bool.random(using: &random) ? model.lastChanged : []
    guard let id = last.first ?? someIDs(1).first,
      let old = diary.entryLines.first(where: { $0.contains(id) })
    else { return }
    let note = "by hand \(Int.random(in: 0..<1_000_000, using: &random))"
    let new = old.replacing(/"note":"[^"]*"/, with: "\"note\":\"\(note)\"")
    diary.write(diary.journal.replacing(old, with: new))
    model.changeOutside(id, note: note)
  }
}
