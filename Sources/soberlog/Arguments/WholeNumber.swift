import SoberlogCore

/// Reads a whole number, ASCII or full-width digits, that is not less than a least one.
func wholeNumber(_ text: String, least: Int) throws(ValueError) -> Int {
  let folded = foldedForSearch(text)
  guard !folded.hasPrefix("+"), let number = Int(folded), number >= least else {
    throw .notAWholeNumber(least: least)
  }
  return number
}
