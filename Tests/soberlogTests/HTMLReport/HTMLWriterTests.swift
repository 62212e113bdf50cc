import Testing

@testable import soberlog

/// What is written as HTML.
struct HTMLWriterTests {
  /// What was written.
  private func html(of writer: HTMLWriter) -> String {
    String(decoding: writer.bytes, as: UTF8.self)
  }

  @Test("Elements are nested and closed, paths and void elements need no end tag")
  func elements() {
    var page = HTMLWriter()
    page.doctype()
    page.void("meta", ["charset": "utf-8"])
    page.element("p", ["class": "note", "id": "a"]) { line in
      line.text("one ")
      line.inline("b", text: "two")
    }
    var path = SVGPath()
    page.path(path, class: "empty")
    path.dot(at: 0, -15)
    path.line(to: 1200, 5)
    page.path(path, class: "a")
    expect(
      html(of: page),
      isText: #"""
        <!DOCTYPE html>
        <meta charset="utf-8">
        <p class="note" id="a">one <b>two</b></p>
        <path class="a" d="M0-15h0L1200 5"/>
        """#)
  }

  @Test(
    "Text never becomes markup, and hides nothing",
    arguments: [
      ("a < b & c > d", "a &lt; b &amp; c &gt; d"), ("\"it's\"", "&quot;it&#39;s&quot;"),
      ("</p><script>x</script>", "&lt;/p&gt;&lt;script&gt;x&lt;/script&gt;"),
      ("&amp;", "&amp;amp;"),
      ("\u{1B}[31m\u{0}\u{202E}", #"\u{1B}[31m\u{0}\u{202E}"#),
      ("line\nline\r\nline\tend", "line\nline\nline\tend"), ("👨‍👩‍👧 高尾山 é", "👨‍👩‍👧 高尾山 é"), ("", ""),
      ("<\u{301}>\u{338}", "&lt;\u{301}&gt;\u{338}"),
    ])
  func escaping(text: String, expected: String) {
    var page = HTMLWriter()
    page.text(text)
    #expect(Array(html(of: page).unicodeScalars) == Array(expected.unicodeScalars))
    var attribute = HTMLWriter()
    attribute.inline("p", ["id": text], text: "")
    #expect(
      html(of: attribute).unicodeScalars.elementsEqual("<p id=\"\(expected)\"></p>".unicodeScalars))
  }

  @Test(
    "What Unicode keeps free of characters is shown by its number", arguments: [0xFFFE, 0xFDD0])
  func noncharacters(value: UInt32) throws {
    var page = HTMLWriter()
    page.text("a\(try #require(Unicode.Scalar(value)))b")
    #expect(html(of: page) == "a\\u{\(String(value, radix: 16, uppercase: true))}b")
  }
}
