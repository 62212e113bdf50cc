import SoberlogCore

/// Texts about the settings of a journal.
struct SettingsTexts: TextsOfALanguage {
  /// The language of the texts.
  let language: Language

  /// What a setting is for, and which values it takes.
  func explanation(of key: JournalSettings.Key) -> String {
    SettingsTexts.explanation(of: key)[language]
  }

  /// What a setting is for, and which values it takes, in both languages.
  static func explanation(of key: JournalSettings.Key) -> Text {
    switch key {
    case .dayStartsAt:
      Text(
        "When a day begins, from 00:00 to 12:00. With 04:00, what is written at 01:30 belongs to"
          + " the day before.",
        "1日の始まりの時刻(00:00〜12:00)。04:00 なら、午前1時30分の記録は前の日のものになります。")
    case .startCountsAs:
      Text(
        "What the day of a start counts as: 1, or 0 if it is the day of the last drink.",
        "開始した日を何日目と数えるか。1、または最後に飲んだ日を開始とするなら 0。")
    case .savings:
      Text(
        "Money that is not spent on a sober day, like 800円 or 12.50 EUR; streak adds it up.",
        "断酒した1日に使わずに済むお金(800円、12.50 EUR など)。streak が合計を表示します。")
    }
  }

  /// That a setting has a value now, or none any more.
  func now(_ key: JournalSettings.Key, _ value: String?) -> String {
    guard let value else {
      return text("\(key.rawValue) is no longer set", "\(key.rawValue) を既定に戻しました")
    }
    return text("\(key.rawValue) is now \(value)", "\(key.rawValue) を \(value) にしました")
  }

  /// That a setting has no value.
  var notSet: String { text("(not set)", "(未設定)") }
}
