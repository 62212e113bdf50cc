import SoberlogCore
import SoberlogStore
import StrictJSON

/// Why a record cannot be imported. Notes are never quoted.
struct ImportProblemTexts: TextsOfALanguage {
  /// The language of the texts.
  let language: Language

  /// The reason in words.
  func reason(_ reason: ImportProblem.Reason) -> String {
    switch reason {
    case .damage(.json(.invalidUTF8)):
      text(
        "these bytes are not UTF-8; if the file is in another encoding, convert it first, as in:"
          + " iconv -f WINDOWS-1252 -t UTF-8 FILE | soberlog import -",
        "UTF-8 ではないバイトです。別の文字コードのファイルなら、先に変換してください"
          + "(シフト JIS の例: iconv -f CP932 -t UTF-8 ファイル | soberlog import -)")
    case .damage(.json(.trailingText)):
      text("there is more text after the end", "終わりのあとに余分な文字があります")
    case .damage(let damage): DamageTexts(language: language).reason(damage)
    case .newer(let version):
      text(
        "the journal has format version \(version), newer than this program knows;"
          + " please update soberlog",
        "形式(バージョン \(version))がこのプログラムより新しい日記です。soberlog を更新してください")
    case .quotationMarkInside, .textAfterQuotationMark, .quotationMarkOpen, .fieldCount,
      .missingColumn, .repeatedColumn:
      aboutTable(reason)
    case .notAMoment(let written, let error):
      text("not a date and time: ", "日時として読めません: ") + quote(written)
        + (error.map { text("; ", "。") + DateErrorTexts(language: language).reason($0) } ?? "")
    case .ambiguousDate(let written, let readings):
      text(
        "\(quote(written)) can be \(dates(readings, " or ")),"
          + " and the weekday does not tell which",
        "\(quote(written))は \(dates(readings, " とも ")) とも読めます(曜日からも決まりません)")
    case .conflictingID(let id, let line):
      text(
        "the id \(quote(id.text)) is also that of line \(line), with other content",
        "id\(quote(id.text))が、内容の異なる\(line)行目の記録と同じです")
    case .noteTooLong(let limit):
      text(
        "the note is longer than \(limit >> 20) MiB", "ひとことが \(limit >> 20) MiB を超えています")
    case .noEntryBegins:
      text(
        "no entry begins here; it would be a line like [2026-11-01 09:30] …",
        "記録の始まりではありません。[2026-11-01 09:30] … のような行で始まります")
    }
  }
}

extension ImportProblemTexts {
  /// What is wrong with rows and columns.
  private func aboutTable(_ reason: ImportProblem.Reason) -> String {
    switch reason {
    case .quotationMarkInside:
      text(
        "a quotation mark stands in a field that does not begin with one",
        "引用符で始まらない項目の中に引用符があります")
    case .textAfterQuotationMark:
      text(
        "there is more text behind a closing quotation mark; within a field it is doubled",
        "閉じた引用符のあとに文字があります。項目の中の引用符は二つ重ねて書きます")
    case .quotationMarkOpen:
      text("the quotation mark that opens here is never closed", "ここで開いた引用符が閉じられていません")
    case .fieldCount(let count, let expected):
      text(
        "the row has \(count) \(count == 1 ? "field" : "fields"), the first row \(expected)",
        "項目が\(count)個ありますが、最初の行は\(expected)個です")
    case .missingColumn(let name):
      text(
        "the first row does not name a column \(quote(name))",
        "最初の行に列\(quote(name))がありません")
    case .repeatedColumn(let name):
      text(
        "the first row names the column \(quote(name)) twice",
        "最初の行に列\(quote(name))が二度あります")
    default:
      self.reason(reason)
    }
  }

  /// Dates as they are typed.
  private func dates(_ dates: [CivilDate], _ separator: String) -> String {
    dates.map(\.description).joined(separator: separator)
  }
}
