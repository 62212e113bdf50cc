import SoberlogCore
import Testing

@testable import soberlog

@Suite("Moods and numbers as signs")
struct MoodDrawingTests {
  @Test(
    "A bar is as long as its part, rounded, and one column at least unless the part is nothing",
    arguments: [
      (0, 10, ""), (1, 10, "█"), (5, 10, "█████"), (10, 10, "██████████"), (1, 1000, "█"),
      (149, 1000, "█"), (150, 1000, "██"), (3, 0, ""),
    ])
  func bar(part: Int, most: Int, expected: String) {
    let drawing = MoodDrawing(
      presentation: Presentation(language: .english, width: nil, colored: false))
    #expect(drawing.bar(part, ofMost: most, width: 10) == expected)
  }

  @Test("Every mood and every average has a sign of its own height, in ASCII too")
  func signs() {
    for repertoire in [Repertoire.unicode, .ascii] {
      let drawing = MoodDrawing(
        presentation: Presentation(
          language: .english, width: nil, colored: false, repertoire: repertoire))
      let signs = EmotionLevel.allCases.dropFirst().map { drawing.sign(of: $0).text }
      #expect(Set(signs).count == 5)
      #expect(!signs.contains(drawing.noSign))
    }
  }
}
