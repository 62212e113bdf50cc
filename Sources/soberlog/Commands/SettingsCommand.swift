import SoberlogCore
import SoberlogStore

/// Shows and changes the settings of the journal.
enum SettingsCommand {
  /// Runs `settings`.
  static func run(_ arguments: ParsedArguments, in session: Session) throws -> Outcome {
    let operands = arguments.operands
    let key = try operands.first.map { try self.key($0) }
    // An amount may have a blank before its currency.
    let most = key == .savings ? 3 : 2
    if operands.count > most {
      throw UsageError.unexpectedOperand(operands[most], command: .settings)
    }
    if arguments.has(ChangeOptions.unset) {
      guard let key else { throw UsageError.missingOperand(command: .settings) }
      if operands.count > 1 { throw UsageError.together("--unset", operands[1]) }
      return try change(key, to: nil, in: session)
    }
    guard let key, operands.count > 1 else {
      let reading = try session.journal.read(keeping: { _ in false })
      let report = SettingsReport(settings: reading.document.settings, key: key)
      return Outcome(
        answer: .text(report), notices: session.notices(about: reading))
    }
    return try change(key, to: operands.dropFirst().joined(separator: " "), in: session)
  }

  /// The setting that a text names.
  private static func key(_ text: String) throws(UsageError) -> JournalSettings.Key {
    guard let key = JournalSettings.Key(rawValue: text) else {
      let names = JournalSettings.Key.allCases.map(\.rawValue)
      throw .unknownSetting(text, suggestion: nearestName(to: text, among: names))
    }
    return key
  }

  /// Gives a setting a value, or its default again.
  private static func change(
    _ key: JournalSettings.Key, to text: String?, in session: Session
  ) throws -> Outcome {
    // Checked before the journal is touched, so that a wrong value creates no file.
    var checked = JournalSettings()
    if let text { try set(key, to: text, in: &checked) }
    let update = try session.update(by: .settings) { change in
      if let text {
        try set(key, to: text, in: &change.settings)
      } else {
        change.settings.unset(key)
      }
      return ChangedSettingReport(key: key, value: change.settings.value(of: key))
    }
    return session.confirmed(update)
  }

  /// Gives a setting a value.
  private static func set(
    _ key: JournalSettings.Key, to text: String, in settings: inout JournalSettings
  ) throws(UsageError) {
    do {
      try settings.set(key, to: plain(text, for: key))
    } catch {
      throw .badValue(option: key.rawValue, value: text, reason: error)
    }
  }
}

extension SettingsCommand {
  /// A value that was typed as a journal has it: `04:00` for `４：００` or `午前4時`, `0` for `０`.
  private static func plain(_ text: String, for key: JournalSettings.Key) -> String {
    switch key {
    case .dayStartsAt: TimeOfDay(typed: text)?.description ?? text
    case .startCountsAs: foldedForSearch(text).trimmingBlanks
    case .savings: text
    }
  }
}

/// The settings of a journal, or one of them.
struct SettingsReport: Hashable {
  /// The settings.
  let settings: JournalSettings

  /// The one that was asked for; nil for all.
  let key: JournalSettings.Key?
}

extension SettingsReport: Report {
  func appendText(to output: inout OutputBuffer, _ presentation: Presentation) throws {
    if let key {
      guard let value = settings.value(of: key) else { return }
      try output.appendLine(escapedForTerminal(value, keepingNewlines: false))
      return
    }
    let texts = SettingsTexts(language: presentation.language)
    let rows = RowDrawing(presentation: presentation)
    for key in JournalSettings.Key.allCases {
      let value = settings.value(of: key) ?? texts.notSet
      try output.appendLine(
        "\(key.rawValue)  " + escapedForTerminal(value, keepingNewlines: false))
      for line in rows.indentedLines(of: texts.explanation(of: key)) {
        try output.appendLine(presentation.paint(line, .faint))
      }
    }
  }
}

/// That a setting has a value now.
struct ChangedSettingReport: Hashable {
  /// The setting.
  let key: JournalSettings.Key

  /// The value, nil when it has none.
  let value: String?
}

extension ChangedSettingReport: Report {
  func appendText(to output: inout OutputBuffer, _ presentation: Presentation) throws {
    let texts = SettingsTexts(language: presentation.language)
    let shown = value.map { escapedForTerminal($0, keepingNewlines: false) }
    try output.appendLines(
      RowDrawing(presentation: presentation).wrappedLines(of: texts.now(key, shown)))
  }
}
