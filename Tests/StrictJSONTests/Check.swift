import StrictJSON
import Testing

/// What is wrong with a text when it is passed as one value; nil when nothing is.
func errorOfSkipping(_ bytes: [UInt8]) -> JSONError? {
  do {
    var reader = try JSONReader(bytes)
    try reader.skipValue()
    try reader.finish()
    return nil
  } catch {
    return error
  }
}

/// What is wrong with a text when every value in it is read; nil when nothing is.
func errorOfReading(_ bytes: [UInt8]) -> JSONError? {
  do {
    _ = try ParsedValue(bytes)
    return nil
  } catch {
    return error
  }
}

/// What is wrong with a text, and a check that passing it and reading it agree; nil when nothing is.
func errorOfBoth(
  _ text: String, sourceLocation: SourceLocation = #_sourceLocation
) -> JSONError? {
  let (skipping, reading) = (errorOfSkipping(Array(text.utf8)), errorOfReading(Array(text.utf8)))
  #expect(skipping == reading, sourceLocation: sourceLocation)
  return skipping
}
