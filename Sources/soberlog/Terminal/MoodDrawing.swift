import SoberlogCore

/// Draws moods and numbers as signs that are told apart by their height or length, not their colour.
struct MoodDrawing {
  /// How it is drawn.
  let presentation: Presentation
}

extension MoodDrawing {
  /// The signs of averages from 1 to 5, lowest first.
  private static let blocks = Array("▁▂▃▄▅▆▇█")

  /// The signs of the five moods in ASCII, lowest first. No digits: they stand beside dates.
  private static let asciiSigns = Array("_-=*#")

  /// The sign of an average, one column: a block, the higher the better, or in ASCII the sign of the
  /// nearest mood.
  func sign(of average: MoodAverage) -> LinePart {
    sign(hundredths: average.hundredths, level: average.nearestLevel)
  }

  /// The sign of a mood, as that of its score.
  func sign(of level: EmotionLevel) -> LinePart {
    sign(hundredths: level.rawValue * 100, level: level)
  }

  /// The sign of a value from 100 to 500.
  private func sign(hundredths: Int, level: EmotionLevel) -> LinePart {
    guard presentation.repertoire != .ascii else {
      return LinePart(
        text: String(MoodDrawing.asciiSigns[level.rawValue - 1]), role: .mood(level))
    }
    let steps = MoodDrawing.blocks.count - 1
    let place = ((hundredths - 100) * steps + 200) / 400
    return LinePart(text: String(MoodDrawing.blocks[place]), role: .mood(level))
  }

  /// The sign for no mood.
  var noSign: String { presentation.repertoire == .ascii ? "." : "·" }

  /// An average as dots, nothing for none.
  func dots(of average: MoodAverage?) -> LinePart {
    guard let level = average?.nearestLevel else { return LinePart(text: "") }
    let dots = EntryDrawing.dots(of: level)
    return LinePart(text: presentation.shown(own: dots), role: .mood(level))
  }

  /// An average in digits, a dash for none.
  func number(of average: MoodAverage?) -> LinePart {
    LinePart(text: average?.description ?? presentation.shown(own: "–"))
  }

  /// A bar for a part of a most, at least one column long unless the part is 0.
  ///
  /// - Parameter width: the columns of the bar of the most itself.
  func bar(_ part: Int, ofMost most: Int, width: Int) -> String {
    guard part > 0, most > 0 else { return "" }
    // The product stays far below the largest integer: a journal has no more bytes than that.
    let length = max(1, (2 * part * width + most) / (2 * most))
    return String(repeating: presentation.repertoire == .ascii ? "#" : "█", count: length)
  }
}
