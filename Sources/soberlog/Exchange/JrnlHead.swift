import SoberlogCore

/// The beginning of an entry in a text file of jrnl: `[2026-11-01 09:30:00 AM]`.
///
/// The first version of jrnl had it without brackets: `2026-11-01 09:30`.
struct JrnlHead {
  /// The date and the time as they are written.
  private let text: String

  /// The number of bytes of the beginning, brackets included.
  let length: Int

  /// Recognises the beginning of an entry; nil when a line begins with something else.
  ///
  /// A date that is none, the 31st of November say, is one all the same.
  ///
  /// - Parameters:
  ///   - line: bytes from the start of the line on, in UTF-8.
  ///   - hasBrackets: whether it stands in brackets.
  init?(_ line: ArraySlice<UInt8>, hasBrackets: Bool) {
    let beginning = line.prefix(JrnlHead.longest).prefix { $0 != UInt8(ascii: "\n") }
    if hasBrackets {
      guard beginning.first == UInt8(ascii: "["),
        let end = beginning.firstIndex(of: UInt8(ascii: "]"))
      else { return nil }
      text = String(decoding: beginning[..<end].dropFirst(), as: UTF8.self)
      length = end - beginning.startIndex + 1
    } else {
      text = String(decoding: beginning.prefix(16), as: UTF8.self)
      length = 16
      // Blanks at the ends would be passed over when the moment is read.
      guard text.utf8.count == 16, text.contains(":"),
        text.first?.isWhitespace == false, text.last?.isWhitespace == false
      else { return nil }
    }
    let next = line.dropFirst(length).first
    guard next == nil || [0x20, 0x09, 0x0A, 0x0D].contains(next), isMoment else { return nil }
  }

  /// The most bytes of such a beginning.
  private static let longest = 60
}

extension JrnlHead {
  /// The moment that is written.
  ///
  /// - Throws: `ImportProblem.Reason.notAMoment` when there is no such date or time.
  func moment() throws(ImportProblem.Reason) -> WrittenMoment {
    try WrittenMoment(importing: text)
  }

  /// Whether it has the form of a date and a time.
  private var isMoment: Bool {
    do { return try WrittenMoment(text) != nil } catch { return true }
  }
}
