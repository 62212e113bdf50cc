import StrictJSON

/// The formats that can be imported.
enum ImportFormat: String, CaseIterable, Sendable {
  /// A journal, or the array that `list --json` prints.
  case soberlog
  /// One entry as JSON a line.
  case jsonl
  /// Comma-separated values as `list --format csv` prints them.
  case csv
  /// The text file of jrnl, or its JSON.
  case jrnl
  /// The JSON of Day One.
  case dayone
  /// The comma-separated values of Daylio.
  case daylio
}

extension ImportFormat {
  /// Whether it is one of this program's own, which leave nothing out.
  var isOwn: Bool {
    switch self {
    case .soberlog, .jsonl, .csv: true
    case .jrnl, .dayone, .daylio: false
    }
  }

  /// What people call it.
  var name: String {
    switch self {
    case .soberlog: "soberlog"
    case .jsonl: "JSON Lines"
    case .csv: "CSV"
    case .jrnl: "jrnl"
    case .dayone: "Day One"
    case .daylio: "Daylio"
    }
  }

  /// A reader of a text in this format.
  ///
  /// - Throws: `ImportProblem` when the text has another format from the start, and what reading it
  ///   throws.
  func reader(of text: InputText, in context: ImportContext) throws -> any RecordReader {
    switch self {
    case .soberlog: try JournalEntries(text, in: context)
    case .jsonl: EntryLines(text, in: context)
    case .csv: try CSVEntries(text, in: context)
    case .jrnl where text.beginsWithBrace: try JrnlJSON(text, in: context)
    case .jrnl: try JrnlText(text, in: context)
    case .dayone: try DayOneEntries(text, in: context)
    case .daylio: try DaylioEntries(text, in: context)
    }
  }
}

extension ImportFormat {
  /// Recognises the format of a text by its beginning; nil when it is none of them.
  init?(guessing text: InputText) {
    let beginning = text.bytes.drop { $0 <= 0x20 }
    let second = beginning.dropFirst().first { $0 > 0x20 }
    let hasDigit = second.map { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) } ?? false
    let format: ImportFormat?
    switch beginning.first {
    case UInt8(ascii: "{"): format = ImportFormat.ofObject(text.bytes)
    case UInt8(ascii: "["): format = hasDigit ? .jrnl : .soberlog
    default: format = ImportFormat.ofText(beginning)
    }
    guard let format else { return nil }
    self = format
  }

  /// The format of a text that begins with an object, by the keys of that.
  private static func ofObject(_ bytes: [UInt8]) -> ImportFormat? {
    guard var reader = try? JSONReader(bytes), (try? reader.enterObject()) != nil else {
      return nil
    }
    while let key = try? reader.nextKey() {
      switch reader.string(key) {
      case "soberlog": return .soberlog
      case "at", "day", "id", "mood", "note", "emoji", "event": return .jsonl
      case "metadata": return .dayone
      case "tags": return .jrnl
      case "entries": return ofEntries(reader)
      default: break
      }
      guard (try? reader.skipValue()) != nil else { return nil }
    }
    return nil
  }

  /// The format of a document by the keys of its first entry.
  private static func ofEntries(_ reader: JSONReader) -> ImportFormat? {
    var reader = reader
    guard (try? reader.enterArray()) != nil, (try? reader.nextElement()) == true,
      (try? reader.enterObject()) != nil
    else { return nil }
    while let key = try? reader.nextKey() {
      switch reader.string(key) {
      case "at": return .soberlog
      case "uuid", "creationDate", "text", "timeZone": return .dayone
      case "title", "body", "date", "time": return .jrnl
      default: break
      }
      guard (try? reader.skipValue()) != nil else { return nil }
    }
    return nil
  }

  /// The format of a text that is no JSON, by its first line.
  private static func ofText(_ beginning: ArraySlice<UInt8>) -> ImportFormat? {
    if JrnlHead(beginning, hasBrackets: false) != nil { return .jrnl }
    let line = beginning.prefix(1000).prefix {
      $0 != UInt8(ascii: "\n") && $0 != UInt8(ascii: "\r")
    }
    let names = String(decoding: line, as: UTF8.self).lowercased().split(separator: ",").map {
      $0.filter { $0 != "\"" }
    }
    if names.contains("mood"), names.contains("full_date") || names.first == "year" {
      return .daylio
    }
    return names.contains("at") ? .csv : nil
  }
}
