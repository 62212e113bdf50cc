import SoberlogCore
import SoberlogStore

/// Something in an input that cannot be imported, and where.
struct ImportProblem: Error, Hashable {
  /// What is wrong.
  let reason: Reason

  /// The line, from 1: that of the record, or that of the very place.
  let line: Int

  /// The column, from 1 in Unicode scalars; nil when the whole record is meant.
  var column: Int?
}

extension ImportProblem {
  /// What can be wrong.
  enum Reason: Error, Hashable {
    /// It is not the JSON, or not the text, that it should be.
    case damage(JournalDamage.Reason)
    /// A format version that this program does not know.
    case newer(version: Int)
    /// A quotation mark stands in a field that is not in quotation marks.
    case quotationMarkInside
    /// There is more text behind the closing quotation mark of a field.
    case textAfterQuotationMark
    /// The closing quotation mark of a field is missing.
    case quotationMarkOpen
    /// A row has another number of fields than the first one.
    case fieldCount(Int, expected: Int)
    /// The first row does not name a column that must be there.
    case missingColumn(String)
    /// The first row names a column twice.
    case repeatedColumn(String)
    /// A text is no date and time, or no possible one.
    case notAMoment(String, DateExpressionError?)
    /// A date can be read in two ways.
    case ambiguousDate(String, readings: [CivilDate])
    /// Another record has the same identifier and says something else.
    case conflictingID(EntryID, otherLine: Int)
    /// The note is longer than may be written; the limit is in bytes.
    case noteTooLong(limit: Int)
    /// There is text before the first entry.
    case noEntryBegins
  }
}

extension ImportProblem.Reason {
  /// Whether it is about how fields are set in quotation marks.
  var isAboutQuotationMarks: Bool {
    switch self {
    case .quotationMarkInside, .textAfterQuotationMark, .quotationMarkOpen: true
    default: false
    }
  }
}
