import StrictJSON

/// The names and values of a JSON object in their order, for changing some and keeping the others.
struct OrderedFields {
  /// The names, and the values as JSON.
  private(set) var fields: [(name: String, value: [UInt8])] = []
}

extension OrderedFields {
  /// Reads an object; its values are kept without blanks.
  ///
  /// - Throws: `JSONError` when the bytes are no object.
  init(of object: [UInt8]) throws {
    var reader = try JSONReader(object)
    try reader.enterObject()
    while let key = try reader.nextKey() {
      fields.append((reader.string(key), jsonCompacted(object[try reader.skipValue()])))
    }
  }

  /// Gives fields their values: those that are there in place, each other one after the field that
  /// stands before it in this list.
  ///
  /// Takes time in proportion to the fields and values.
  mutating func set(_ values: [(name: String, value: [UInt8])]) {
    let places = Dictionary(zip(fields.map(\.name), fields.indices)) { first, _ in first }
    var arriving = [[(name: String, value: [UInt8])]](repeating: [], count: fields.count + 1)
    var place = 0
    for (name, value) in values {
      if let found = places[name] {
        fields[found].value = value
        place = found + 1
      } else {
        arriving[place].append((name, value))
      }
    }
    fields = arriving[0] + zip(fields, arriving.dropFirst()).flatMap { [$0] + $1 }
  }

  /// Takes out the fields with a name that is not among these.
  mutating func keep(_ names: Set<String>) {
    fields.removeAll { !names.contains($0.name) }
  }

  /// The object, with the values as they are.
  var object: [UInt8] {
    var bytes: [UInt8] = [UInt8(ascii: "{")]
    for (name, value) in fields {
      if bytes.count > 1 { bytes.append(UInt8(ascii: ",")) }
      JSONWriter.append(name, to: &bytes)
      bytes.append(UInt8(ascii: ":"))
      bytes += value
    }
    return bytes + [UInt8(ascii: "}")]
  }
}
