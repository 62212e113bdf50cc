import SoberlogCore

/// A report as one page of HTML, which needs nothing else to be read: no script, no other file.
struct ReportPage: Hashable {
  /// What it shows.
  let contents: ReportContents
}

extension ReportPage: Report {
  func appendText(to output: inout OutputBuffer, _ presentation: Presentation) throws {
    try output.append { $0 += html(in: presentation.language) }
  }
}

extension ReportPage {
  /// The page in a language, as UTF-8.
  func html(in language: Language) -> [UInt8] {
    let texts = ReportTexts(language: language)
    var page = HTMLWriter()
    page.doctype()
    page.element("html", ["lang": language == .english ? "en" : "ja"]) { page in
      page.element("head") { writeHead(texts, to: &$0) }
      page.element("body") { body in
        body.element("header") { writeHeader(texts, to: &$0) }
        body.element("main") { main in
          for section in sections(in: language) { section.write(to: &main) }
        }
        body.element("footer") { $0.element("p", text: texts.footer) }
      }
    }
    return page.bytes
  }

  /// The sections in their order.
  private func sections(in language: Language) -> [any ReportSection] {
    [
      SummarySection(contents: contents, language: language),
      RunsSection(contents: contents, language: language),
      MoodSection(contents: contents, language: language),
      HeatMapSection(contents: contents, language: language),
      AveragesSection(contents: contents, language: language),
      WordsSection(contents: contents, language: language),
      EntriesSection(contents: contents, language: language),
    ]
  }

  /// Writes what a browser has to know. It is also told that nothing may be fetched.
  private func writeHead(_ texts: ReportTexts, to head: inout HTMLWriter) {
    head.void("meta", ["charset": "utf-8"])
    head.void(
      "meta",
      [
        "http-equiv": "Content-Security-Policy",
        "content": "default-src 'none'; style-src 'unsafe-inline'",
      ])
    head.void("meta", ["name": "viewport", "content": "width=device-width, initial-scale=1"])
    head.void("meta", ["name": "color-scheme", "content": "light dark"])
    head.element("title", text: texts.title)
    head.style(reportStyle)
  }

  /// Writes the heading and the period.
  private func writeHeader(_ texts: ReportTexts, to header: inout HTMLWriter) {
    header.element("h1", text: texts.title)
    let dates = DateTexts(language: texts.language)
    let (first, last) = (contents.period.lowerBound, contents.period.upperBound)
    header.element("p", text: first == last ? dates.date(first) : dates.period(first, last))
  }
}
