import SoberlogCore

@testable import SoberlogStore
@testable import soberlog

/// Imports any bytes as a text file of jrnl, or as its JSON.
@_cdecl("LLVMFuzzerTestOneInput")
public func fuzzJrnlImport(_ start: UnsafePointer<UInt8>, _ count: Int) -> CInt {
  let bytes = unsafe inputBytes(start, count)
  guard let entries = importedEntries(bytes, .jrnl) else { return 0 }
  let document = journal(of: entries)
  guard entries.problems.isEmpty,
    (try? InputText(handing: bytes).beginsWithBrace) == false
  else { return 0 }
  let notes = notesRead(of: bytes)
  checkWhole(notes, of: bytes)
  let written = Set(document.records.map { Array(document.entry($0).note.utf8) })
  check(written == Set(notes.filter { !$0.isEmpty }), "the journal has all of the notes")
  return 0
}

/// The notes of the entries of a text without problems, in its order.
private func notesRead(of bytes: [UInt8]) -> [[UInt8]] {
  var notes: [[UInt8]] = []
  do {
    var reader = try JrnlText(InputText(handing: bytes), in: importContext)
    while case .record(let record)? = try reader.next() { notes.append(Array(record.note.utf8)) }
  } catch {
    check(false, "a text without problems has none when it is read again")
  }
  return notes
}

/// Checks that a text is nothing but dates, notes and blanks: that none of it is lost.
private func checkWhole(_ notes: [[UInt8]], of bytes: [UInt8]) {
  var rest = bytes[...]
  if rest.starts(with: [0xEF, 0xBB, 0xBF]) { rest = rest.dropFirst(3) }
  rest = rest.drop { $0 <= 0x20 }
  let hasBrackets = rest.first == UInt8(ascii: "[")
  for note in notes {
    guard let head = JrnlHead(rest, hasBrackets: hasBrackets) else {
      fatalError("an entry begins with a date")
    }
    rest = rest.dropFirst(head.length).drop(while: isBlank)
    for byte in note {
      // A note has LF where the text has CR LF.
      if rest.starts(with: [0x0D, 0x0A]) { rest.removeFirst() }
      check(rest.popFirst() == byte, "a note stands behind its date")
    }
    rest = rest.drop(while: isBlank)
  }
  check(rest.isEmpty, "no text is left over")
}

/// Whether a byte is white space around a note.
private func isBlank(_ byte: UInt8) -> Bool {
  byte == 0x20 || byte == 0x09 || byte == 0x0A || byte == 0x0D
}
