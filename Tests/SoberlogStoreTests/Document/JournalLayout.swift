@testable import SoberlogStore

/// A layout in which a journal may be found.
enum JournalLayout: CaseIterable {
  /// The one that this program writes.
  case own
  /// All on one line, as `jq -c .` has it.
  case oneLine
  /// Indented, as `jq .` has it.
  case pretty
  /// A line for each value and bracket, without blanks before it.
  case wrapped
}

extension JournalLayout {
  /// A sound journal in this layout.
  func of(_ text: String) throws -> String {
    let own = try JournalDocument(text).changed { _ in }
    let compacted = jsonCompacted(own.utf8)
    return switch self {
    case .own: own
    case .oneLine: String(decoding: compacted, as: UTF8.self) + "\n"
    case .pretty: JournalLayout.spread(compacted, indentation: 2, afterColon: " ")
    case .wrapped: JournalLayout.spread(compacted, indentation: 0, afterColon: "")
    }
  }

  /// JSON without blanks, with a line end where jq writes one.
  private static func spread(
    _ json: [UInt8], indentation: Int, afterColon: String
  ) -> String {
    var text: [UInt8] = []
    var depth = 0
    var isInString = false
    var isEscaped = false
    func lineStart() -> [UInt8] {
      Array("\n".utf8) + [UInt8](repeating: UInt8(ascii: " "), count: depth * indentation)
    }
    for (index, byte) in json.enumerated() {
      let before = index > 0 ? json[index - 1] : 0
      if isInString || byte == UInt8(ascii: "\"") {
        text.append(byte)
        if byte == UInt8(ascii: "\""), !isEscaped { isInString.toggle() }
        isEscaped = !isEscaped && byte == UInt8(ascii: "\\")
        continue
      }
      switch byte {
      case UInt8(ascii: "}"), UInt8(ascii: "]"):
        depth -= 1
        if before != byte - 2 { text += lineStart() }
        text.append(byte)
      case UInt8(ascii: "{"), UInt8(ascii: "["):
        depth += 1
        text.append(byte)
        if json[index + 1] != byte + 2 { text += lineStart() }
      case UInt8(ascii: ","):
        text.append(byte)
        text += lineStart()
      case UInt8(ascii: ":"):
        text.append(byte)
        text += afterColon.utf8
      default:
        text.append(byte)
      }
    }
    return String(decoding: text, as: UTF8.self) + "\n"
  }
}
