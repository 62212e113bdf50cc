import Testing

@testable import soberlog

/// Which name is suggested for a mistyped one.
struct SuggestionTests {
  /// Names like those of commands.
  private let names = ["add", "delete", "undo", "settings", "streak", "start"]

  @Test(
    "A name one edit in three characters away is suggested, the nearest first",
    arguments: [
      ("ad", "add"), ("addd", "add"), ("dad", "add"), ("aad", "add"), ("STREAK", "streak"),
      ("strek", "streak"), ("sterak", "streak"), ("straek", "streak"), ("stat", "start"),
      ("udno", "undo"), ("seting", "settings"), ("detele", "delete"),
    ])
  func nearNames(typed: String, expected: String) {
    #expect(nearestName(to: typed, among: names) == expected)
  }

  @Test("Of names that are equally near the one that goes on is suggested")
  func continuation() {
    #expect(nearestName(to: "stat", among: ["start", "stats"]) == "stats")
    #expect(nearestName(to: "stat", among: ["stats", "start"]) == "stats")
  }

  @Test("Of a single character another one is no suggestion", arguments: ["x", "7", "山"])
  func singleCharacters(typed: String) {
    #expect(nearestName(to: typed, among: ["0", "1", "悪い", "ab"]) == nil)
  }

  @Test(
    "A beginning of at least two characters suggests the name", arguments: ["se", "sett", "SET"])
  func beginnings(typed: String) {
    #expect(nearestName(to: typed, among: names) == "settings")
  }

  @Test(
    "Nothing is suggested for what is far from every name",
    arguments: ["", "x", "s", "list", "nonsense", String(repeating: "add", count: 1000)])
  func farNames(typed: String) {
    #expect(nearestName(to: typed, among: names) == nil)
  }
}
