extension OutputBuffer {
  /// Adds a JSON array, one element a line.
  ///
  /// - Parameters:
  ///   - elements: what the elements are made of.
  ///   - appendElement: appends an element as JSON.
  mutating func appendArray<Element>(
    of elements: some Sequence<Element>, _ appendElement: (Element, inout [UInt8]) -> Void
  ) throws {
    var separator = "[\n"
    for element in elements {
      try append(separator)
      try append { appendElement(element, &$0) }
      separator = ",\n"
    }
    try append(separator == "[\n" ? "[]\n" : "\n]\n")
  }
}
