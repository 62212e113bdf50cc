// Pieces of JSON as bytes.

import StrictJSON

/// JSON text without the white space between its tokens.
func jsonCompacted(_ json: some Sequence<UInt8>) -> [UInt8] {
  var compacted: [UInt8] = []
  JSONWriter.appendCompacted(Array(json), to: &compacted)
  return compacted
}

/// A text as a JSON string.
func jsonString(_ text: String) -> [UInt8] {
  var bytes: [UInt8] = []
  JSONWriter.append(text, to: &bytes)
  return bytes
}
