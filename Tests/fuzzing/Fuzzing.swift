// What the harnesses share: each of them is compiled together with this file.

/// Ends the run when something that holds for every input does not hold for this one; libFuzzer keeps
/// the input then.
///
/// - Parameters:
///   - holds: what has to be true.
///   - rule: the rule in words.
func check(_ holds: Bool, _ rule: String) {
  guard holds else { fatalError(rule) }
}

/// The bytes of an input, copied, so that AddressSanitizer sees each access beyond its end.
///
/// - Parameters:
///   - start: where libFuzzer has the input; it stays there for the time of the call only.
///   - count: its number of bytes.
func inputBytes(_ start: UnsafePointer<UInt8>, _ count: Int) -> [UInt8] {
  unsafe Array(UnsafeBufferPointer(start: start, count: count))
}
