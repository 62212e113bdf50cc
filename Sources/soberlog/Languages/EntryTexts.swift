import SoberlogCore

/// Texts about entries.
struct EntryTexts {
  /// The language of the texts.
  let language: Language

  /// What an event is called; an unknown one by its own name.
  func label(of event: JournalEvent) -> String {
    switch event {
    case .start: Text("start", "断酒開始")[language]
    case .slip: Text("slip", "飲んだ日")[language]
    case .urge: Text("urge", "飲まずに耐えた")[language]
    case .unknown(let name): name
    }
  }
}
