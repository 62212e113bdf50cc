import SoberlogCore

/// The tags and emoji that occur most.
struct WordsSection {
  /// What the report shows.
  let contents: ReportContents

  /// The language of the texts.
  let language: Language

  /// The most of each that are shown.
  private static let most = 20
  /// The most scalars of one that are shown, more than any word has.
  private static let longest = 60
}

extension WordsSection: ReportSection {
  func write(to page: inout HTMLWriter) {
    write(contents.statistics.tags, "tags", texts.stats.tags, mark: "#", to: &page)
    write(contents.statistics.emoji, "emoji", texts.stats.emoji, mark: "", to: &page)
  }
}

extension WordsSection {
  /// Writes a section of texts with the number of their entries, unless there are none.
  private func write(
    _ counted: [CountedText], _ id: String, _ heading: String, mark: String,
    to page: inout HTMLWriter
  ) {
    guard !counted.isEmpty else { return }
    page.section(id, heading) { page in
      page.element("ul", ["class": "counts"]) { list in
        for text in counted.prefix(WordsSection.most) {
          list.element("li") { item in
            item.inline("b", text: mark + text.text.shortened(toScalars: WordsSection.longest))
            item.text(" " + texts.stats.entries(text.count))
          }
        }
      }
    }
  }
}
