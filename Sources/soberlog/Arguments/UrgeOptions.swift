import SoberlogCore

/// The options of `urge` that other commands do not have.
enum UrgeOptions {
  /// How long the countdown is.
  static let minutes = ValueOption(
    "minutes", Text("N", "分"),
    Text(
      "Minutes of the countdown (default: \(defaultMinutes))",
      "カウントダウンの長さ(分、既定: \(defaultMinutes))")
  ) { text, _ in
    let minutes = try wholeNumber(text, least: Countdown.lengths.lowerBound)
    guard Countdown.lengths.contains(minutes) else {
      throw ValueError.notFromRange(Countdown.lengths)
    }
    return minutes
  }

  /// The length of the countdown when none is given, in minutes.
  static let defaultMinutes = 10

  /// What there is to know about all options of `urge`.
  static let specifications = [minutes.specification] + EntryOptions.specifications
}
