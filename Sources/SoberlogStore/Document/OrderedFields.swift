import StrictJSON

/// The names and values of a JSON object in their order, for changing some and keeping the others.
struct OrderedFields {
  /// The names, and the values as JSON.
  private(set) var fields: [(name: String, value: [UInt8])] = []
}

extension OrderedFields {
  /// Reads an object.
  ///
  /// - Throws: `JSONError` when the bytes are no object.
  init(of object: [UInt8]) throws {
    var reader = try JSONReader(object)
    try reader.enterObject()
    while let key = try reader.nextKey() {
      fields.append((reader.string(key), Array(object[try reader.skipValue()])))
    }
  }

  /// Gives fields their values: those that are there in place, each other one after the field that
  /// stands before it in this list.
  mutating func set(_ values: [(name: String, value: [UInt8])]) {
    var place = 0
    for (name, value) in values {
      if let found = fields.firstIndex(where: { $0.name == name }) {
        fields[found].value = value
        place = found + 1
      } else {
        fields.insert((name, value), at: place)
        place += 1
      }
    }
  }

  /// Takes out the fields with a name that is not among these.
  mutating func keep(_ names: Set<String>) {
    fields.removeAll { !names.contains($0.name) }
  }

  /// The object, without blanks.
  var object: [UInt8] {
    var bytes: [UInt8] = [UInt8(ascii: "{")]
    for (name, value) in fields {
      if bytes.count > 1 { bytes.append(UInt8(ascii: ",")) }
      JSONWriter.append(name, to: &bytes)
      bytes.append(UInt8(ascii: ":"))
      JSONWriter.appendCompacted(value, to: &bytes)
    }
    return bytes + [UInt8(ascii: "}")]
  }
}

/// A text as a JSON string.
func jsonString(_ text: String) -> [UInt8] {
  var bytes: [UInt8] = []
  JSONWriter.append(text, to: &bytes)
  return bytes
}
