import Testing

/// What the other tests rely on.
struct HarnessTests {
  @Test(
    "A difference shows what goes, what comes, and two lines around",
    arguments: [
      ("a b c", "a x c", "  a|- b|+ x|  c"), ("a b", "a b c", "  a|  b|+ c"),
      ("a b", "b", "- a|  b"), ("1 2 3 4 5 6", "1 2 3 4 5 7", "  4|  5|- 6|+ 7"),
      ("a b c d", "x c d y", "- a|- b|+ x|  c|  d|+ y"), ("a", "a", ""),
    ])
  func differences(old: String, new: String, expected: String) {
    let lines = { (text: String) in text.split(separator: " ").map(String.init) }
    #expect(difference(from: lines(old), to: lines(new)) == expected.replacing("|", with: "\n"))
  }

  @Test(
    "Of a line of the shell every call of the program is found, and nothing else",
    arguments: [
      ("soberlog", [[]]), ("soberlog add a walk", [["add", "a", "walk"]]),
      ("soberlog add --note \"a  walk\" ''", [["add", "--note", "a  walk", ""]]),
      ("fortune | soberlog add --note - < x # a comment", [["add", "--note", "-"]]),
      ("jq .x \"$(soberlog path)\"", [["path"]]),
      ("PS1='$(soberlog streak --days 2>/dev/null) '", [["streak", "--days"]]),
      (
        "soberlog streak --at-least 1mo && soberlog add x",
        [["streak", "--at-least", "1mo"], ["add", "x"]]
      ),
      ("cp .build/release/soberlog ~/bin/", []), ("swift run soberlog list", [["list"]]),
    ] as [(String, [[String]])])
  func shellLines(text: String, expected: [[String]]) {
    #expect(ShellLine(text: text).soberlogCalls == expected)
  }
}
