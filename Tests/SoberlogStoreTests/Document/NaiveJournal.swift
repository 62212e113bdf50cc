import Foundation

/// A journal as Foundation reads it: the oracle for the changes of random ones.
struct NaiveJournal {
  /// The entries by identifier.
  var entries: [String: [String: Any]] = [:]

  /// The settings.
  var settings: [String: Any] = [:]

  /// What is remembered of deleted entries, by identifier.
  var deleted: [String: [String: Any]] = [:]

  /// The other members.
  var others: [String: Any] = [:]

  /// The identifiers in the order of the file.
  private(set) var order: [String] = []

  /// Reads a journal.
  init(_ text: String) throws {
    let plain =
      text.unicodeScalars.first == "\u{FEFF}" ? String(text.unicodeScalars.dropFirst()) : text
    var members = try NaiveJournal.object(try JSONSerialization.jsonObject(with: Data(plain.utf8)))
    for element in members.removeValue(forKey: "entries") as? [Any] ?? [] {
      let entry = try NaiveJournal.object(element)
      let id = entry["id"] as? String ?? ""
      entries[NaiveJournal.key(id)] = entry
      order.append(NaiveJournal.key(id))
    }
    for element in members.removeValue(forKey: "deleted") as? [Any] ?? [] {
      let object = try NaiveJournal.object(element)
      deleted[NaiveJournal.key(object["id"] as? String ?? "")] = object
    }
    settings = members.removeValue(forKey: "settings") as? [String: Any] ?? [:]
    members["soberlog"] = nil
    others = members
  }

  /// A value that has to be an object.
  private static func object(_ value: Any) throws -> [String: Any] {
    guard let object = value as? [String: Any] else { throw CocoaError(.coderReadCorrupt) }
    return object
  }
}

extension NaiveJournal {
  /// A text whose equality is that of the bytes of an identifier, and whose order too.
  static func key(_ id: String) -> String {
    id.utf8.map { String(format: "%02x", $0) }.joined()
  }

  /// The keys of the entries by instant and identifier.
  func sortedKeys() throws -> [String] {
    let format = ISO8601DateFormatter()
    let keyed = try entries.map { key, entry in
      guard let date = format.date(from: entry["at"] as? String ?? "") else {
        throw CocoaError(.coderReadCorrupt)
      }
      return (date, key)
    }
    return keyed.sorted { $0 < $1 }.map(\.1)
  }

  /// A value as text with sorted keys, for comparing.
  static func text(_ value: Any) throws -> String {
    let options: JSONSerialization.WritingOptions = [.sortedKeys, .fragmentsAllowed]
    return String(
      decoding: try JSONSerialization.data(withJSONObject: value, options: options), as: UTF8.self)
  }
}
