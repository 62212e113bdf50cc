import SoberlogCore
import Testing

@Suite("The tag nearest to a name")
struct TagNamingTests {
  @Test(
    "What cannot stand in a tag becomes a low line, and none at the ends",
    arguments: [
      ("walk", "walk"), ("good meal", "good_meal"), (" a -- b ", "a_b"), ("C++", "C"),
      ("🏃 run", "run"), ("散歩・公園", "散歩_公園"), ("#walk", "walk"), ("a_b", "a_b"),
      ("", nil), ("🏃", nil), (" - ", nil),
    ])
  func names(name: String, expected: String?) {
    let tag = Tag(nearestTo: name)
    #expect(tag?.name == expected)
    #expect(tag == expected.flatMap { Tag($0) })
  }
}
