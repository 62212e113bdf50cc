import SoberlogCore

/// Texts about entries.
struct EntryTexts: TextsOfALanguage {
  /// The language of the texts.
  let language: Language

  /// What an event is called; an unknown one by its own name.
  func label(of event: JournalEvent) -> String {
    switch event {
    case .start: text("start", "断酒開始")
    case .slip: text("slip", "飲んだ日")
    case .urge: text("urge", "飲まずに耐えた")
    case .unknown(let name): name
    }
  }
}
