/// Reads a date expression from left to right, piece by piece.
///
/// Small and capital, full-width and half-width characters read alike, and so do a single blank and
/// many.
struct DateScanner {
  /// What has not been read yet.
  private var rest: ArraySlice<Unicode.Scalar>

  /// Makes a scanner of a text, without the blanks around it.
  ///
  /// - Complexity: O(*n*) in the length of the text.
  init(_ text: String) {
    var folded: [Unicode.Scalar] = []
    for scalar in text.unicodeScalars.lazy.map(DateScanner.folded) {
      if scalar == " ", folded.last ?? " " == " " { continue }
      folded.append(scalar)
    }
    if folded.last == " " { folded.removeLast() }
    rest = folded[...]
  }

  /// The small, half-width form of a scalar; every kind of blank is a space.
  private static func folded(_ scalar: Unicode.Scalar) -> Unicode.Scalar {
    switch scalar.value {
    case 0xFF01...0xFF5E: folded(Unicode.Scalar(UInt8(scalar.value - 0xFEE0)))
    // What Japanese keyboards give for a hyphen: minus sign, hyphen and the mark of a long vowel.
    case 0x2212, 0x2010, 0x30FC: "-"
    case 0x41...0x5A: Unicode.Scalar(UInt8(scalar.value + 0x20))
    default: scalar.properties.isWhitespace ? " " : scalar
    }
  }
}

extension DateScanner {
  /// Whether everything has been read.
  var isAtEnd: Bool { rest.isEmpty }

  /// Whether a Latin letter comes next.
  var isAtLatinLetter: Bool {
    rest.first.map { ("a"..."z").contains($0) } ?? false
  }

  /// Whether a number of more than nine digits is yet to be read.
  var containsLongNumber: Bool {
    rest.split { !DateScanner.isDigit($0) }.contains { $0.count > 9 }
  }

  /// Reads a text if it comes next; returns whether it did.
  mutating func take(_ text: String) -> Bool {
    guard rest.starts(with: text.unicodeScalars) else { return false }
    rest.removeFirst(text.unicodeScalars.count)
    return true
  }

  /// Reads the longest word of a table that comes next, nil when there is none.
  mutating func take<Value>(from words: WordTable<Value>) -> Value? {
    words.longestFirst.first { take($0.text) }?.value
  }

  /// Reads a number if it comes next and has as many digits, leading zeros included, as asked for.
  ///
  /// - Parameter digits: the counts allowed, at most nine, so that every number fits.
  mutating func number(digits: ClosedRange<Int>) -> Int? {
    let run = rest.prefix(while: DateScanner.isDigit)
    guard digits.contains(run.count) else { return nil }
    rest.removeFirst(run.count)
    return run.reduce(0) { $0 * 10 + Int($1.value) - 0x30 }
  }

  /// Reads a count if it comes next: up to nine digits, 一 to 九十九 in kanji, or `a` and `one` to
  /// `ten` with the blank behind them.
  mutating func count() -> Int? {
    if let number = number(digits: 1...9) ?? take(from: DateScanner.englishNumbers) {
      return number
    }
    let first = take(from: DateScanner.kanjiDigits)
    guard take("十") else { return first }
    return (first ?? 1) * 10 + (take(from: DateScanner.kanjiDigits) ?? 0)
  }

  /// The digits that kanji numbers consist of beside 十.
  private static let kanjiDigits = WordTable<Int>(
    "一二三四五六七八九".enumerated().map { ([String($1)], $0 + 1) })

  /// The English numbers, with the blank behind them.
  private static let englishNumbers = WordTable<Int>(
    [
      ["a", "an", "one"], ["two"], ["three"], ["four"], ["five"], ["six"], ["seven"], ["eight"],
      ["nine"], ["ten"],
    ].enumerated().map { (words: $1.map { $0 + " " }, value: $0 + 1) })

  /// Reads digits of any number; returns whether there was one.
  mutating func skipDigits() -> Bool {
    let run = rest.prefix(while: DateScanner.isDigit)
    rest.removeFirst(run.count)
    return !run.isEmpty
  }

  /// Whether a scalar is an ASCII digit.
  private static func isDigit(_ scalar: Unicode.Scalar) -> Bool {
    ("0"..."9").contains(scalar)
  }
}
