@testable import soberlog

/// Makes keys out of any bytes and edits a text with them.
///
/// The first byte of an input says in what pieces the others arrive.
@_cdecl("LLVMFuzzerTestOneInput")
public func fuzzKeys(_ start: UnsafePointer<UInt8>, _ count: Int) -> CInt {
  let input = unsafe inputBytes(start, count)
  let bytes = Array(input.dropFirst())
  var whole = KeyDecoder()
  let keys = whole.keys(from: bytes)
  for size in [1, 2 + Int(input.first ?? 0) % 16] {
    var decoder = KeyDecoder()
    var pieces: [KeyEvent] = []
    for start in stride(from: 0, to: bytes.count, by: size) {
      pieces += decoder.keys(from: Array(bytes[start..<min(start + size, bytes.count)]))
    }
    check(joinedTexts(pieces) == keys, "keys do not depend on the pieces in which bytes arrive")
    check(decoder.isWaiting == whole.isWaiting, "waiting does not depend on the pieces")
  }
  checkMemory(of: whole)
  checkTexts(keys)
  let last = whole.keysAfterPause()
  check(last.allSatisfy { $0 == .escape } && last.count <= 2, "a pause makes Escapes only")
  check(!whole.isWaiting, "after a pause nothing is waited for")
  edit(by: keys)
  return 0
}

/// Checks that an unfinished sequence or character takes little memory.
private func checkMemory(of decoder: KeyDecoder) {
  let pending = Mirror(reflecting: decoder).descendant("pending") as? [UInt8]
  check(pending.map { $0.count <= 64 } ?? false, "what is pending has a limit")
}

/// Checks that what is typed has no control characters and what is pasted has no carriage returns.
private func checkTexts(_ keys: [KeyEvent]) {
  for key in keys {
    switch key {
    case .text(let text):
      check(!text.isEmpty, "no text is empty")
      check(
        text.unicodeScalars.allSatisfy { $0.properties.generalCategory != .control },
        "no control character is typed")
    case .paste(let text): check(!text.utf8.contains(UInt8(ascii: "\r")), "lines end with newlines")
    default: break
    }
  }
}

/// The keys, with texts that follow each other as one.
private func joinedTexts(_ keys: [KeyEvent]) -> [KeyEvent] {
  var joined: [KeyEvent] = []
  for key in keys {
    if case .text(let text) = key, case .text(let before)? = joined.last {
      joined[joined.count - 1] = .text(before + text)
    } else {
      joined.append(key)
    }
  }
  return joined
}

/// Edits a text by keys and checks that its rows are those of a text that is wrapped anew.
private func edit(by keys: [KeyEvent]) {
  var buffer = TextBuffer("山 e\u{301} 🇯🇵\n")
  var rows = TextRows(width: 8)
  for key in keys.prefix(100) {
    _ = rows.row(of: buffer.cursor, in: buffer.characters)
    let change: TextBuffer.Change? =
      switch key {
      case .text(let text), .paste(let text): buffer.insert(text)
      case .enter: buffer.insert("\n")
      default: buffer.take(key)
      }
    if let change { rows.update(buffer.characters, after: change) }
    check((0...buffer.characters.count).contains(buffer.cursor), "the cursor is in the text")
  }
  check(buffer.characters == Array(buffer.text), "a buffer holds grapheme clusters")
  check(buffer.utf8Count == buffer.text.utf8.count, "a buffer knows its size")
  var fresh = TextRows(width: 8)
  let count = fresh.count(upTo: Int.max, in: buffer.characters)
  check(rows.count(upTo: Int.max, in: buffer.characters) == count, "edited rows are as fresh ones")
  check(rows.starts == fresh.starts, "edited rows begin where fresh ones do")
}
