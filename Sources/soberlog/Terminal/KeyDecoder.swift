/// Makes keys out of the bytes that a terminal sends, in whatever pieces they arrive.
///
/// Text is UTF-8; bytes that are not are left out. Escape sequences are those of ECMA-48 and of
/// xterm; one that is not known is no key. An Escape that nothing follows is the key of that name:
/// that is for a clock to find out, see `isWaiting`.
struct KeyDecoder {
  /// The bytes of a character or a sequence that is not complete.
  private var pending: [UInt8] = []

  /// What was pasted so far; nil when nothing is being pasted.
  private var paste: PasteCollector?

  /// The text that was typed and not yet made an event.
  private var text = ""

  /// The events that are not handed out yet.
  private var events: [KeyEvent] = []

  /// Makes a decoder that has seen nothing.
  init() {}
}

extension KeyDecoder {
  /// How long a terminal takes at most between two bytes of a sequence, in milliseconds.
  static let patience = 50

  /// Whether the last byte is an Escape, and only time can tell whether something follows it.
  var isWaiting: Bool { pending.last == KeyDecoder.escape }

  /// The keys that are complete with these bytes.
  ///
  /// - Complexity: O(number of bytes).
  mutating func keys(from bytes: [UInt8]) -> [KeyEvent] {
    var rest = bytes[...]
    while !rest.isEmpty {
      if paste != nil {
        takePasted(&rest)
      } else {
        take(rest.removeFirst())
      }
    }
    return handOut()
  }

  /// The keys that the last bytes are when it is waiting and nothing comes for the time of
  /// `patience`.
  mutating func keysAfterPause() -> [KeyEvent] {
    guard isWaiting else { return [] }
    for _ in pending { emit(.escape) }
    pending = []
    return handOut()
  }

  /// The byte of Escape.
  private static let escape: UInt8 = 0x1B
}

extension KeyDecoder {
  /// Adds an event behind the text that was typed before it.
  private mutating func emit(_ event: KeyEvent) {
    if !text.isEmpty { events.append(.text(text)) }
    text = ""
    events.append(event)
  }

  /// All events since the last time.
  private mutating func handOut() -> [KeyEvent] {
    if !text.isEmpty { events.append(.text(text)) }
    text = ""
    defer { events = [] }
    return events
  }

  /// Takes bytes that are pasted, up to the end of the paste.
  private mutating func takePasted(_ bytes: inout ArraySlice<UInt8>) {
    guard let pasted = paste?.take(&bytes) else { return }
    paste = nil
    emit(pasted)
  }

  /// Takes a byte that is typed.
  private mutating func take(_ byte: UInt8) {
    guard let first = pending.first else { return begin(byte) }
    if first == KeyDecoder.escape {
      takeInSequence(byte)
    } else if 0x80...0xBF ~= byte {
      pending.append(byte)
      takeCharacterIfComplete()
    } else {
      // The character is broken off.
      pending = []
      begin(byte)
    }
  }

  /// Takes a byte behind a complete key.
  private mutating func begin(_ byte: UInt8) {
    switch byte {
    case 0x20...0x7E: text.unicodeScalars.append(Unicode.Scalar(byte))
    case KeyDecoder.escape, 0xC2...0xF4: pending = [byte]
    case 0x80...0xFF: break
    default: if let key = KeyEvent(control: byte) { emit(key) }
    }
  }

  /// Takes a character of several bytes when its last one is there.
  private mutating func takeCharacterIfComplete() {
    let length = pending[0] < 0xE0 ? 2 : pending[0] < 0xF0 ? 3 : 4
    guard pending.count == length else { return }
    // Controls of the upper half are no text, nor are bytes that make no character.
    if let character = String(validating: pending, as: UTF8.self)?.unicodeScalars.first,
      character.properties.generalCategory != .control
    {
      text.unicodeScalars.append(character)
    }
    pending = []
  }
}

extension KeyDecoder {
  /// The most bytes of an escape sequence; longer ones are none.
  private static let longestSequence = 64

  /// Takes a byte behind Escape.
  private mutating func takeInSequence(_ byte: UInt8) {
    // Some terminals send Alt as one more Escape in front.
    let isDoubled = pending.count > 1 && pending[1] == KeyDecoder.escape
    let start = isDoubled ? 2 : 1
    if pending.count > start {
      takeInControlSequence(byte, from: start)
    } else if byte == UInt8(ascii: "[") || byte == UInt8(ascii: "O") {
      pending.append(byte)
    } else if byte == KeyDecoder.escape, !isDoubled {
      pending.append(byte)
    } else {
      if isDoubled { emit(.escape) }
      pending = byte == KeyDecoder.escape ? [byte] : []
      if byte == KeyDecoder.escape { emit(.escape) } else { takeAlt(byte) }
    }
  }

  /// Takes the key that was pressed with Alt.
  private mutating func takeAlt(_ byte: UInt8) {
    switch byte {
    case 0x7F, 0x08: emit(.wordBackspace)
    case 0x20...0x7E: emit(.alt(Character(Unicode.Scalar(byte))))
    default: begin(byte)
    }
  }

  /// Takes a byte behind `ESC [` or `ESC O`; the last one of a sequence tells which key it is.
  private mutating func takeInControlSequence(_ byte: UInt8, from start: Int) {
    switch byte {
    case 0x20...0x3F where pending.count < KeyDecoder.longestSequence:
      pending.append(byte)
    // The Linux console sends its function keys with one more bracket.
    case UInt8(ascii: "[") where pending.count == start + 1:
      pending.append(byte)
    case 0x40...0x7E:
      let parameters = pending[(start + 1)...]
      pending = []
      if parameters.elementsEqual("200".utf8), byte == UInt8(ascii: "~") {
        paste = PasteCollector()
      } else if let key = KeyEvent(final: byte, parameters: parameters, hasAlt: start == 2) {
        emit(key)
      }
    default:
      // No sequence has such a byte; it begins something new.
      pending = []
      begin(byte)
    }
  }
}
