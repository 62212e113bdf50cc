/// A simple model of a journal that is only changed by one program: what it holds after each change,
/// and which changes can be undone.
struct JournalModel {
  /// An entry.
  struct Entry: Hashable {
    /// Seconds since the first of November 2026 in Tokyo.
    var at: Int
    /// The mood.
    var mood: String
    /// The event.
    var event: String?
    /// The text.
    var note: String
    /// When it was last changed, in the same seconds.
    var edited: Int?
  }

  /// A change: what was before and what came after.
  struct Change {
    /// When it was made.
    let time: Int
    /// The entries by their identifiers; nil where there is none.
    var entries: [String: (before: Entry?, after: Entry?)] = [:]
    /// The value of `dayStartsAt`.
    var dayStart: (before: String?, after: String?)?
  }

  /// The entries by their identifiers.
  private(set) var entries: [String: Entry] = [:]

  /// The identifiers that count as deleted.
  private(set) var deleted: Set<String> = []

  /// The value of `dayStartsAt`; nil when it was never set.
  private(set) var dayStart: String?

  /// The changes that can be undone, oldest first.
  private var done: [Change] = []

  /// The changes that can be made again, the next one last.
  private var undone: [Change] = []
}

extension JournalModel {
  /// How a change to take back or to make again ended.
  enum Step: Hashable {
    /// It was made.
    case made
    /// There is none.
    case none
    /// One of these entries stands in the way.
    case refused(Set<String>)
  }

  /// The identifiers in the order of the list.
  var order: [String] {
    entries.keys.sorted { first, second in
      guard let one = entries[first], let other = entries[second] else { return false }
      return (one.at, first) < (other.at, second)
    }
  }

  /// The entries as the program lists them.
  var shown: [ShownEntry] {
    order.compactMap { id in
      entries[id].map { entry in
        ShownEntry(
          at: JournalModel.timestamp(entry.at) + "+09:00",
          day: String(JournalModel.timestamp(entry.at - secondsOfDayStart).prefix(10)), id: id,
          mood: entry.mood, emoji: nil, event: entry.event, note: entry.note,
          edited: entry.edited.map { JournalModel.timestamp($0 - 9 * 3600) + "Z" })
      }
    }
  }

  /// The start that no slip follows.
  var openStart: String? {
    let last = order.last { ["start", "slip"].contains(entries[$0]?.event) }
    return last.flatMap { entries[$0]?.event == "start" ? $0 : nil }
  }

  /// The entries of the last change that are still there.
  var lastChanged: [String] {
    done.last.map { $0.entries.keys.filter { entries[$0] != nil } } ?? []
  }

  /// Makes a change by the program.
  ///
  /// - Parameter after: the entries as they are to be, nil for one that goes.
  mutating func change(at time: Int, _ after: [String: Entry?]) {
    var change = Change(time: time)
    for (id, entry) in after where entry != entries[id] {
      change.entries[id] = (entries[id], entry)
      put(entry, at: id, remembers: true)
    }
    record(change)
  }

  /// Sets when a day starts.
  mutating func setDayStart(_ value: String, at time: Int) {
    guard value != dayStart else { return }
    record(Change(time: time, dayStart: (dayStart, value)))
    dayStart = value
  }

  /// Changes an entry as another program does, which leaves no trace.
  mutating func changeOutside(_ id: String, note: String) {
    entries[id]?.note = note
  }

  /// Takes back the last change.
  mutating func undo(at time: Int) -> Step {
    guard let change = done.last else { return .none }
    let changed = change.entries.filter { entries[$0.key] != $0.value.after }.keys
    guard changed.isEmpty else { return .refused(Set(changed)) }
    done.removeLast()
    undone.append(change)
    for (id, sides) in change.entries {
      put(sides.before, at: id, remembers: time - change.time >= 60)
    }
    if let dayStart = change.dayStart { self.dayStart = dayStart.before }
    return .made
  }

  /// Makes the change again that was taken back last.
  mutating func redo() -> Step {
    guard let change = undone.last else { return .none }
    let changed = change.entries.filter { entries[$0.key] != $0.value.before }.keys
    guard changed.isEmpty else { return .refused(Set(changed)) }
    undone.removeLast()
    done.append(change)
    for (id, sides) in change.entries { put(sides.after, at: id, remembers: true) }
    if let dayStart = change.dayStart { self.dayStart = dayStart.after }
    return .made
  }

  /// A moment as RFC 3339 writes it, without its offset.
  static func timestamp(_ seconds: Int) -> String {
    let parts = [1 + seconds / 86_400, seconds / 3600 % 24, seconds / 60 % 60, seconds % 60].map {
      $0 < 10 ? "0\($0)" : "\($0)"
    }
    return "2026-11-\(parts[0])T\(parts[1]):\(parts[2]):\(parts[3])"
  }
}

extension JournalModel {
  /// Puts an entry into its place, or takes out the one that is there.
  private mutating func put(_ entry: Entry?, at id: String, remembers: Bool) {
    entries[id] = entry
    if entry != nil {
      deleted.remove(id)
    } else if remembers {
      deleted.insert(id)
    }
  }

  /// Notes a change, unless it is none; what could be redone is forgotten.
  private mutating func record(_ change: Change) {
    guard !change.entries.isEmpty || change.dayStart != nil else { return }
    done = (done + [change]).suffix(100)
    undone = []
  }

  /// The seconds after midnight at which a day starts.
  private var secondsOfDayStart: Int {
    dayStart.flatMap { Int($0.prefix(2)) }.map { $0 * 3600 } ?? 0
  }
}
