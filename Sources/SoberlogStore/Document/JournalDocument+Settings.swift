import SoberlogCore
import StrictJSON

extension JournalDocument {
  /// The object of the settings as the program writes it.
  var settingsObject: [UInt8] {
    settingsObject(for: settings)
  }

  /// The object that other settings have in this document; keys that the program does not know are
  /// kept, in their places.
  func settingsObject(for settings: JournalSettings) -> [UInt8] {
    let old = head.settingsRange.flatMap { try? OrderedFields(of: Array(bytes[$0])) }
    var fields = old ?? OrderedFields()
    let unknown = fields.fields.map(\.name).filter { JournalSettings.Key(rawValue: $0) == nil }
    let values = settings.fieldValues
    fields.set(values)
    fields.keep(Set(values.map(\.name) + unknown))
    return fields.object
  }
}

extension JournalSettings {
  /// Reads an object of settings; nil when it is none.
  init?(object: [UInt8]) {
    guard var reader = try? JSONReader(object), let read = try? reader.readSettings() else {
      return nil
    }
    self = read.0
  }
}

extension JournalSettings {
  /// The settings that were set, with their values as JSON.
  fileprivate var fieldValues: [(name: String, value: [UInt8])] {
    keysSet.compactMap { key in
      value(of: key).map { text in
        (key.rawValue, key == .startCountsAs ? Array(text.utf8) : jsonString(text))
      }
    }
  }
}
