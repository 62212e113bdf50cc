import StrictJSON

/// A path of SVG, written command by command (SVG 2, 9.3).
struct SVGPath {
  /// The commands, which are letters, digits, blanks and signs of ASCII.
  private(set) var bytes: [UInt8] = []

  /// Begins an empty path.
  init() {}
}

extension SVGPath {
  /// Whether there is nothing to draw.
  var isEmpty: Bool { bytes.isEmpty }

  /// Goes to a place without drawing.
  mutating func move(to x: Int, _ y: Int) {
    append(UInt8(ascii: "M"), x, y)
  }

  /// Goes on by a distance without drawing.
  mutating func move(by x: Int, _ y: Int) {
    append(UInt8(ascii: "m"), x, y)
  }

  /// Draws a line to a place.
  mutating func line(to x: Int, _ y: Int) {
    append(UInt8(ascii: "L"), x, y)
  }

  /// Draws a line of a length in each direction.
  mutating func line(by x: Int, _ y: Int) {
    append(UInt8(ascii: "l"), x, y)
  }

  /// Draws a line to the right, or to the left when the length is negative.
  mutating func horizontal(by length: Int) {
    append(UInt8(ascii: "h"), length)
  }

  /// Draws a line to the right or left to a place.
  mutating func horizontal(to x: Int) {
    append(UInt8(ascii: "H"), x)
  }

  /// Draws a line downwards, or upwards when the length is negative.
  mutating func vertical(by length: Int) {
    append(UInt8(ascii: "v"), length)
  }

  /// Draws a line up or down to a place.
  mutating func vertical(to y: Int) {
    append(UInt8(ascii: "V"), y)
  }

  /// Draws a line back to where the figure began.
  mutating func close() {
    bytes.append(UInt8(ascii: "z"))
  }

  /// Draws a dot, as wide as the stroke, where it has round ends.
  mutating func dot(at x: Int, _ y: Int) {
    move(to: x, y)
    horizontal(by: 0)
  }

  /// Draws a square around a place.
  mutating func square(around x: Int, _ y: Int, size: Int) {
    move(to: x - size / 2, y - size / 2)
    horizontal(by: size)
    vertical(by: size)
    horizontal(by: -size)
    close()
  }

  /// Draws a cross around a place.
  mutating func cross(around x: Int, _ y: Int, size: Int) {
    move(to: x - size / 2, y - size / 2)
    line(by: size, size)
    move(by: 0, -size)
    line(by: -size, size)
  }

  /// Draws a diamond around a place.
  mutating func diamond(around x: Int, _ y: Int, size: Int) {
    let half = size / 2
    move(to: x, y - half)
    line(by: half, half)
    line(by: -half, half)
    line(by: -half, -half)
    close()
  }
}

extension SVGPath {
  /// Appends a command with one number.
  private mutating func append(_ command: UInt8, _ number: Int) {
    bytes.append(addingCapacity: 1 + SVGPath.mostDigits) { output in
      output.append(command)
      output.append(decimal: number)
    }
  }

  /// Appends a command with two numbers.
  private mutating func append(_ command: UInt8, _ first: Int, _ second: Int) {
    bytes.append(addingCapacity: 2 + 2 * SVGPath.mostDigits) { output in
      output.append(command)
      output.append(decimal: first)
      if second >= 0 { output.append(UInt8(ascii: " ")) }
      output.append(decimal: second)
    }
  }

  /// The most bytes that a number has, with its sign.
  private static let mostDigits = 20
}

extension OutputSpan<UInt8> {
  /// Appends a number in decimal digits.
  fileprivate mutating func append(decimal number: Int) {
    if number < 0 { append(UInt8(ascii: "-")) }
    append(digitsOf: number.magnitude)
  }

  /// Appends the decimal digits of a number.
  private mutating func append(digitsOf number: UInt) {
    if number >= 10 { append(digitsOf: number / 10) }
    append(UInt8(ascii: "0") + UInt8(number % 10))
  }
}
