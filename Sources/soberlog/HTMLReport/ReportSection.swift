import SoberlogCore

/// A section of a report, or several that belong together.
protocol ReportSection {
  /// What the report shows.
  var contents: ReportContents { get }

  /// The language of the texts.
  var language: Language { get }

  /// Writes what there is to show of it; nothing when there is nothing.
  func write(to page: inout HTMLWriter)
}

extension ReportSection {
  /// Texts of the report.
  var texts: ReportTexts { ReportTexts(language: language) }

  /// Dates in the language.
  var dates: DateTexts { DateTexts(language: language) }
}
