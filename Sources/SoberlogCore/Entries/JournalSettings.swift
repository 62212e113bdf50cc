/// The settings that travel with a journal, since they change what the record means.
public struct JournalSettings: Hashable, Sendable {
  /// When a day begins.
  public var dayBoundary = DayBoundary.midnight

  /// What the day of a start counts as.
  public var startCountsAs = StartCountsAs.one

  /// The money that is not spent on a sober day.
  public var savings: Savings?

  /// The keys that were set, whatever their value, in the order of `Key.allCases`.
  public private(set) var keysSet: [Key] = []

  /// Makes the settings of a new journal.
  public init() {}
}

extension JournalSettings {
  /// The names of the settings.
  public enum Key: String, CaseIterable, Hashable, Sendable {
    /// When a day begins: `00:00` to `12:00`.
    case dayStartsAt
    /// What the day of a start counts as: `0` or `1`.
    case startCountsAs
    /// Money per sober day: `800円`, `12.50 EUR`.
    case savings
  }

  /// The value of a setting as text, also when it is the default one; nil when there is none.
  public func value(of key: Key) -> String? {
    switch key {
    case .dayStartsAt: dayBoundary.startsAt.description
    case .startCountsAs: String(startCountsAs.rawValue)
    case .savings: savings?.description
    }
  }

  /// Sets a setting.
  ///
  /// - Throws: `SettingError` when the setting cannot have this value.
  public mutating func set(_ key: Key, to text: String) throws(SettingError) {
    switch key {
    case .dayStartsAt:
      guard let time = TimeOfDay(hoursAndMinutes: text),
        let boundary = DayBoundary(startsAt: time)
      else { throw .dayStartsAt }
      dayBoundary = boundary
    case .startCountsAs:
      guard let number = Int(text), let value = StartCountsAs(rawValue: number) else {
        throw .startCountsAs
      }
      startCountsAs = value
    case .savings:
      do { savings = try Savings(parsing: text) } catch { throw .savings(error) }
    }
    keysSet = Key.allCases.filter { $0 == key || keysSet.contains($0) }
  }

  /// Gives a setting its default value again.
  public mutating func unset(_ key: Key) {
    let fresh = JournalSettings()
    switch key {
    case .dayStartsAt: dayBoundary = fresh.dayBoundary
    case .startCountsAs: startCountsAs = fresh.startCountsAs
    case .savings: savings = fresh.savings
    }
    keysSet.removeAll { $0 == key }
  }
}

/// Why a setting cannot have a value.
public enum SettingError: Error, Hashable, Sendable {
  /// `dayStartsAt` is a time from 00:00 to 12:00.
  case dayStartsAt
  /// `startCountsAs` is 0 or 1.
  case startCountsAs
  /// `savings` is an amount and a unit.
  case savings(SavingsError)
}
