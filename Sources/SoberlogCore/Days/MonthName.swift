/// The English names of the months, with their numbers: January is 1.
enum MonthName {
  /// The names, short and full, in small letters.
  static let english = WordTable<Int>([
    (["january", "jan"], 1), (["february", "feb"], 2), (["march", "mar"], 3),
    (["april", "apr"], 4), (["may"], 5), (["june", "jun"], 6), (["july", "jul"], 7),
    (["august", "aug"], 8), (["september", "sept", "sep"], 9), (["october", "oct"], 10),
    (["november", "nov"], 11), (["december", "dec"], 12),
  ])
}
