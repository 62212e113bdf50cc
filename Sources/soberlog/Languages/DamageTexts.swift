import SoberlogCore
import SoberlogStore
import StrictJSON

/// What is wrong with a journal file, and where.
struct DamageTexts: TextsOfALanguage {
  /// The language of the texts.
  let language: Language

  /// One line about an error: `FILE:LINE:COLUMN: what is wrong`.
  func message(for error: JournalFileError) -> String {
    switch error {
    case .damaged(let path, let reason, let position):
      damage(reason, at: position, in: path)
        + text("; soberlog check tells more", "。詳しくは soberlog check をご覧ください")
    case .newer(let path, let version):
      text(
        "\(shown(path)) has format version \(version), newer than this program knows;"
          + " nothing was changed, please update soberlog",
        "\(shown(path)) の形式(バージョン \(version))はこのプログラムより新しいものです。"
          + "何も変更していません。soberlog を更新してください")
    case .readBackDiffers(let path):
      text(
        "\(shown(path)): what was to be written did not read back as it should; nothing was changed",
        "\(shown(path)): 書き込む内容を読み返すと一致しませんでした。何も変更していません")
    }
  }

  /// One line about a file that is not the journal.
  func message(for error: UnreadableCopy) -> String {
    guard case .damaged(let path, let reason, let position) = error.reason else {
      return message(for: error.reason)
    }
    let damage = damage(reason, at: position, in: path)
    // What is no object from its first character on is most likely of another program.
    let isForeign =
      switch reason {
      case .json(.expected), .json(.unexpected): position.line == 1 && position.column <= 2
      default: false
      }
    guard isForeign else { return damage }
    return damage
      + text(
        "; merge takes soberlog journals, soberlog import takes other formats",
        "。merge で統合できるのは soberlog の日記です。ほかの形式は soberlog import で取り込めます")
  }

  /// One line about a damage: `FILE:LINE:COLUMN: what is wrong`.
  func damage(
    _ reason: JournalDamage.Reason, at position: TextPosition, in path: String
  ) -> String {
    "\(shown(path)):\(position.line):\(position.column): \(self.reason(reason))"
  }

  /// What is wrong, in words. Text of entries is never quoted.
  func reason(_ reason: JournalDamage.Reason) -> String {
    switch reason {
    case .json(let reason): self.reason(reason)
    case .missingField(let field):
      text("the field \(field) is missing", "項目 \(field) がありません")
    case .tooLarge: text("there are more than 4 GiB", "4 GiB を超えています")
    case .badVersion:
      text("soberlog is not a whole number from 1 on", "soberlog が 1 以上の整数ではありません")
    case .badTimestamp(let field, _):
      text(
        "\(field) is not a date and time with an offset, like 2026-11-30T21:15:00+09:00",
        "\(field) が 2026-11-30T21:15:00+09:00 のような日時ではありません")
    case .unknownMood:
      text("mood is none of the known moods", "mood の値が気分の名前ではありません")
    case .badID:
      text("id is empty or has control characters", "id が空か、制御文字を含んでいます")
    case .duplicateID(let id):
      text("the id \(quote(id)) occurs twice", "id\(quote(id))が二度現れます")
    case .badSetting(let key):
      text("the setting \(key) has a value it cannot have", "設定 \(key) の値が正しくありません")
    }
  }
}

extension DamageTexts {
  /// What makes the file no JSON.
  private func reason(_ reason: JSONError.Reason) -> String {
    switch reason {
    case .empty:
      text(
        "the file is empty, which is damage and not an empty journal; restore a backup",
        "ファイルが空です。空の日記ではなく、壊れています。バックアップがあれば、そこから戻してください")
    case .utf16: text("the file is UTF-16, not UTF-8", "UTF-8 ではなく UTF-16 です")
    case .utf32: text("the file is UTF-32, not UTF-8", "UTF-8 ではなく UTF-32 です")
    case .invalidUTF8: text("these bytes are not UTF-8", "UTF-8 ではないバイトです")
    case .unexpectedEnd: text("the file ends too early", "ファイルが途中で終わっています")
    case .unexpected(let scalar):
      text("\(quote(String(scalar))) does not belong here", "\(quote(String(scalar)))はここに置けません")
    case .expected(let wanted, let found):
      text(
        "\(name(of: wanted)) belongs here, not \(name(of: found))",
        "ここは\(name(of: found))ではなく\(name(of: wanted))のはずです")
    case .rawControl(let byte):
      text(
        "a control character (code \(byte)) stands in a text without an escape",
        "文の中に制御文字(コード \(byte))がそのまま入っています")
    case .badEscape: text("this is no escape of JSON", "JSON のエスケープではありません")
    case .loneSurrogate:
      text("half of a surrogate pair stands alone", "サロゲートペアの片方しかありません")
    case .badNumber: text("this is no number of JSON", "JSON の数ではありません")
    case .duplicateKey(let key):
      text("the key \(quote(key)) occurs twice", "キー\(quote(key))が二度現れます")
    case .tooDeep(let limit):
      text("more than \(limit) brackets are nested", "かっこの入れ子が \(limit) 段を超えています")
    case .trailingText:
      text("there is more text after the end of the journal", "日記の終わりのあとに余分な文字があります")
    case .gitConflictMarker:
      text(
        "a conflict marker of git; soberlog help merge says how to bring both sides together",
        "git の競合マーカーです。両方を統合する方法は soberlog help merge にあります")
    }
  }

  /// The kind of a JSON value in words.
  private func name(of kind: JSONKind) -> String {
    switch kind {
    case .object: text("an object", "オブジェクト")
    case .array: text("an array", "配列")
    case .string: text("a string", "文字列")
    case .number: text("a number", "数")
    case .true, .false: text("true or false", "真偽値")
    case .null: text("null", "null")
    }
  }
}
