import SoberlogCore

/// What the signs of a calendar mean.
struct CalendarTexts: TextsOfALanguage {
  /// The language of the texts.
  let language: Language

  /// A day whose entries have no mood.
  var unrated: String { text("no mood", "気分なし") }

  /// A day without an entry.
  var unwritten: String { text("nothing written", "記録なし") }

  /// A slip.
  var slip: String { EntryTexts(language: language).label(of: .slip) }

  /// A start.
  var start: String { EntryTexts(language: language).label(of: .start) }

  /// Today.
  var today: String { text("today", "今日") }
}
