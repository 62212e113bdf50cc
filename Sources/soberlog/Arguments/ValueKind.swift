import SoberlogCore

/// What the value of an option or an operand names, so that completions know what to offer.
enum ValueKind: Hashable, Sendable {
  /// Text, numbers and whatever else has no list to offer.
  case text
  /// A mood.
  case mood
  /// One or more moods.
  case moods
  /// A day.
  case day
  /// A day, or a week, month or year.
  case period
  /// A file.
  case file
  /// An entry, by its identifier.
  case entry
  /// A setting, by its key.
  case setting
  /// What `help` can be asked about.
  case topic
  /// One of a few words.
  case choice([String])
}

extension ValueKind {
  /// The words of which the value is one; nil when it may be another.
  var choices: [String]? {
    if case .choice(let words) = self { words } else { nil }
  }

  /// The name of the kind in completion scripts, where it needs no quotes.
  var name: String {
    switch self {
    case .text: "text"
    case .mood: "mood"
    case .moods: "moods"
    case .day: "day"
    case .period: "period"
    case .file: "file"
    case .entry: "entry"
    case .setting: "setting"
    case .topic: "topic"
    case .choice(let words): words.joined(separator: ",")
    }
  }

  /// The words to offer, in a language; none for files and entries, which the shell has to look for.
  func candidates(in language: Language) -> [Candidate] {
    switch self {
    case .text, .file, .entry: []
    case .mood: moods(in: language)
    case .moods: moods(in: language) + ranges(in: language)
    case .day: words(days, in: language)
    case .period: words(days + periods, in: language)
    case .setting:
      JournalSettings.Key.allCases.map {
        Candidate(word: $0.rawValue, meaning: SettingsTexts.explanation(of: $0)[language])
      }
    case .topic: Candidate.commands(in: language) + Candidate.topics(in: language)
    case .choice(let words): words.map { Candidate(word: $0) }
    }
  }

  /// The moods with their labels.
  private func moods(in language: Language) -> [Candidate] {
    let steps = EmotionLevel.steps.map {
      Candidate(word: $0.name, meaning: EntryDrawing.plainMood($0, in: language))
    }
    let none = EmotionLevel.notSelected
    return steps + [Candidate(word: none.name, meaning: none.label(in: language))]
  }

  /// Ways to name several moods.
  private func ranges(in language: Language) -> [Candidate] {
    [
      Candidate(word: "good+", meaning: Text("good and better", "良い以上")[language]),
      Candidate(word: "bad-", meaning: Text("bad and worse", "悪い以下")[language]),
    ]
  }

  /// Words for dates with their meanings.
  private func words(_ texts: [Text], in language: Language) -> [Candidate] {
    texts.map {
      Candidate(word: $0.english, meaning: language == .english ? "" : $0.japanese)
    }
  }
}

/// Words for days, and what they are called in Japanese.
private let days = [
  Text("today", "今日"), Text("yesterday", "昨日"), Text("monday", "月曜"),
  Text("tuesday", "火曜"), Text("wednesday", "水曜"), Text("thursday", "木曜"),
  Text("friday", "金曜"), Text("saturday", "土曜"), Text("sunday", "日曜"),
  Text("7d", "7日前"), Text("2w", "2週間前"), Text("1mo", "1か月前"), Text("1y", "1年前"),
]

/// Words for longer times, and what they are called in Japanese.
private let periods = [
  Text("this week", "今週"), Text("last week", "先週"), Text("this month", "今月"),
  Text("last month", "先月"), Text("this year", "今年"), Text("last year", "去年"),
]
