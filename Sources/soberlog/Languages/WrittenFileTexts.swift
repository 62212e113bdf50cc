import SoberlogCore

/// What is said when a file was written that the person named.
struct WrittenFileTexts: TextsOfALanguage {
  /// The language of the texts.
  let language: Language

  /// One line about a file.
  func answer(_ file: WrittenFile) -> String {
    switch file {
    case .entries(let count, let path):
      text(
        "Exported \(counted(count, "entry", "entries")) to \(shown(path))",
        "\(count)件の記録を \(shown(path)) に書き出しました")
    case .report(let path):
      text("Wrote the report to \(shown(path))", "\(shown(path)) にまとめを書き出しました")
    }
  }
}
