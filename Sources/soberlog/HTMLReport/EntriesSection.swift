import SoberlogCore

/// Some entries in the person's own words.
struct EntriesSection {
  /// What the report shows.
  let contents: ReportContents

  /// The language of the texts.
  let language: Language

  /// The most scalars of a note that are shown.
  private static let longestNote = 2000
  /// The most scalars of the name of an event, or of an emoji, that are shown.
  private static let longestName = 60
}

extension EntriesSection: ReportSection {
  func write(to page: inout HTMLWriter) {
    guard !contents.entries.isEmpty else { return }
    page.section("entries", texts.chosenEntries) { page in
      let count = contents.statistics.ratings.entries
      if count > contents.entries.count {
        page.element("p", text: texts.chosen(contents.entries.count, of: count))
      }
      var day: CivilDate?
      for entry in contents.entries {
        if entry.day != day { page.element("h3", text: dates.date(entry.day)) }
        day = entry.day
        write(entry.entry, to: &page)
      }
    }
  }
}

extension EntriesSection {
  /// Writes an entry.
  private func write(_ entry: JournalEntry, to page: inout HTMLWriter) {
    page.element("article") { article in
      article.element("p") { line in
        line.inline("time", ["datetime": entry.at.rfc3339], text: entry.at.time.description)
        let mood = EntryDrawing.plainMood(entry.mood, in: language)
        if !mood.isEmpty {
          line.text("  ")
          line.inline("span", ["class": "t\(entry.mood.rawValue)"], text: mood)
        }
        if let event = entry.event {
          let label = EntryTexts(language: language).label(of: event)
          line.text("  ")
          line.inline("b", text: label.shortened(toScalars: EntriesSection.longestName))
        }
        if let emoji = entry.emoji {
          line.text("  " + emoji.shortened(toScalars: EntriesSection.longestName))
        }
      }
      guard !entry.note.isEmpty else { return }
      article.element(
        "p", ["class": "note"], text: entry.note.shortened(toScalars: EntriesSection.longestNote))
    }
  }
}
