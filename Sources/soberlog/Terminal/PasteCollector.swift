/// Collects what is pasted between the marks of bracketed paste.
struct PasteCollector {
  /// The bytes so far; when they are too many, only the last ones, which may begin the end mark.
  private var bytes: [UInt8] = []

  /// Whether more was pasted than can be taken.
  private var isTooLong = false

  /// Makes a collector behind the mark at the beginning.
  init() {}
}

extension PasteCollector {
  /// The most bytes that are taken: 4 MiB, more than any note may have.
  static let longest = 4 << 20

  /// The mark at the end of a paste.
  private static let endMark = Array("\u{1B}[201~".utf8)

  /// Takes bytes up to the end of the paste, which is `.paste` or `.pasteTooLong`; nil when that is
  /// still to come.
  ///
  /// - Complexity: O(number of bytes).
  mutating func take(_ input: inout ArraySlice<UInt8>) -> KeyEvent? {
    let mark = PasteCollector.endMark
    while let end = input.firstIndex(of: mark[mark.count - 1]) {
      bytes += input[...end]
      input = input[(end + 1)...]
      if bytes.suffix(mark.count).elementsEqual(mark) {
        bytes.removeLast(mark.count)
        if isTooLong || bytes.count > PasteCollector.longest { return .pasteTooLong }
        return .paste(PasteCollector.text(of: bytes))
      }
    }
    bytes += input
    input = []
    if bytes.count > PasteCollector.longest + mark.count {
      isTooLong = true
      bytes.removeFirst(bytes.count - mark.count)
    }
    return nil
  }

  /// The text of pasted bytes; those that are not UTF-8 are left out.
  ///
  /// - Complexity: O(number of bytes).
  private static func text(of bytes: [UInt8]) -> String {
    guard let text = String(validating: withNewlines(bytes), as: UTF8.self) else {
      return validText(of: withNewlines(bytes))
    }
    return text
  }

  /// Bytes with a newline in place of each CR LF and each other CR, as terminals paste line ends.
  private static func withNewlines(_ bytes: [UInt8]) -> [UInt8] {
    let (carriageReturn, newline) = (UInt8(ascii: "\r"), UInt8(ascii: "\n"))
    guard bytes.contains(carriageReturn) else { return bytes }
    var result: [UInt8] = []
    result.reserveCapacity(bytes.count)
    var isBehindReturn = false
    for byte in bytes {
      if byte == carriageReturn {
        result.append(newline)
      } else if byte != newline || !isBehindReturn {
        result.append(byte)
      }
      isBehindReturn = byte == carriageReturn
    }
    return result
  }

  /// The characters among bytes that are not all UTF-8.
  private static func validText(of bytes: [UInt8]) -> String {
    var text = String.UnicodeScalarView()
    var input = bytes.makeIterator()
    var parser = Unicode.UTF8.ForwardParser()
    while true {
      switch parser.parseScalar(from: &input) {
      case .valid(let scalar): text.append(Unicode.UTF8.decode(scalar))
      case .error: continue
      case .emptyInput: return String(text)
      }
    }
  }
}
