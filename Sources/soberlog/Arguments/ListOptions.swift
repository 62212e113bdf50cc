import SoberlogCore

/// The options of `list`: which entries, and in which form.
enum ListOptions {
  /// Only from here on.
  static let since = ValueOption(
    "since", kind: .period, Text("WHEN", "日時"),
    Text("Only from then on: 7d, 2026-11-01, monday …", "この日時以降: 7d、2026-11-01、月曜 など")
  ) { text, context in try DateExpression(text, in: context) }

  /// Only up to here.
  static let until = ValueOption(
    "until", kind: .period, Text("WHEN", "日時"),
    Text("Only up to then, inclusive", "この時まで(その日を含む)")
  ) { text, context in try DateExpression(text, in: context) }

  /// Only of this time.
  static let on = ValueOption(
    "on", kind: .period, Text("WHEN", "日時"),
    Text("Only of that day, week, month or year", "その日・週・月・年だけ")
  ) { text, context in try DateExpression(text, in: context) }

  /// Only with these moods.
  static let moods = ValueOption(
    "mood", letter: "m", kind: .moods, Text("SPEC", "気分"),
    Text("Only these moods: good · bad,worst · good+ · bad-", "この気分だけ: 良い · 悪い,最悪 · 良い+ · 悪い-")
  ) { text, _ in try MoodSet(parsing: text) }

  /// Only with this emoji.
  static let emoji = ValueOption(
    "emoji", letter: "e", Text("EMOJI", "絵文字"),
    Text("Only entries with this emoji", "この絵文字の記録だけ"), read: EntryOptions.emoji.read)

  /// Only with this event.
  static let event = ValueOption(
    "event", kind: .choice(JournalEvent.known.map(\.name)), Text(same: "start|slip|urge"),
    Text(
      "Only entries that record this event",
      "この出来事の記録だけ: start(断酒開始)、slip(飲んだ日)、urge(飲まずに耐えた)")
  ) { text, _ in
    guard let event = JournalEvent.known.first(where: { $0.name == text }) else {
      throw ValueError.notAnEvent
    }
    return event
  }

  /// Only with this tag.
  static let tag = ValueOption(
    "tag", Text("TAG", "タグ"),
    Text(
      "Only entries with this #tag in the note; given again, with all of them",
      "ひとことにこの #タグ がある記録だけ(くり返すと、そのすべてがある記録だけ)")
  ) { text, _ in
    guard let tag = Tag(text) else { throw ValueError.notATag }
    return tag
  }

  /// At most so many.
  static let limit = ValueOption(
    "limit", letter: "n", Text("N", "件数"),
    Text("Only the last N entries", "最後の何件を表示するか")
  ) { text, _ in
    try wholeNumber(text, least: 0)
  }

  /// Newest first.
  static let reverse = Flag("reverse", Text("Newest first", "新しい順"))

  /// The form of the output.
  static let format = ValueOption(
    "format", choices: ListFormat.self, Text("Form of the output", "出力の形式"))

  /// What there is to know about those that choose entries.
  static let filters = [
    since.specification, until.specification, on.specification, moods.specification,
    emoji.specification, event.specification, tag.specification,
    limit.specification, reverse.specification,
  ]

  /// What there is to know about all of them.
  static let specifications =
    filters + [format.specification, EntryOptions.json.specification]
}

/// The values of `--format`.
enum ListFormat: String, CaseIterable, Sendable {
  /// For people.
  case text
  /// A JSON array of entries.
  case json
  /// One JSON object a line.
  case jsonl
  /// Comma-separated values.
  case csv
  /// Tab-separated values.
  case tsv
  /// One heading a day.
  case markdown
}
