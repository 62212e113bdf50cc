import Testing

@testable import soberlog

/// Entries as Markdown.
struct MarkdownTests {
  @Test("Nothing of a person marks up the page")
  func escaping() {
    let diary = Diary()
    diary.write(
      """
      {"soberlog":1,"settings":{},"deleted":[],"entries":[
      {"at":"2026-11-29T21:15:00+09:00","id":"a","emoji":"<b>\\n# x","note":"# 1\\n\\n* 2\\n3. <i>"}]}
      """)
    let call = diary.run("list", "--format", "markdown")
    #expect(
      call.out == """
        ## Sun 29 Nov 2026

        **21:15** \\<b\\># x

        \\# 1

        \\* 2\\
        3\\. \\<i\\>

        """, "\(call.transcript)")
  }
}
