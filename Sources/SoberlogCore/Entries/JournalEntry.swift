/// One entry of a journal: what a person recorded at one moment.
public struct JournalEntry: Hashable, Sendable {
  /// The identifier, unique within the journal.
  public var id: EntryID

  /// When it was written, or the moment that it is about.
  public var at: LocalTimestamp

  /// The mood, `notSelected` when none was chosen.
  public var mood: EmotionLevel

  /// One emoji, fully qualified when this program wrote it.
  public var emoji: String?

  /// What it records besides writing.
  public var event: JournalEvent?

  /// The text, empty when there is none.
  public var note: String

  /// When it was last changed, in UTC; nil when it never was.
  public var edited: LocalTimestamp?

  /// Fields that this program does not know, in their order.
  public var unknownFields: [UnknownField]

  /// Makes an entry from its parts.
  public init(
    id: EntryID, at: LocalTimestamp, mood: EmotionLevel = .notSelected, emoji: String? = nil,
    event: JournalEvent? = nil, note: String = "", edited: LocalTimestamp? = nil,
    unknownFields: [UnknownField] = []
  ) {
    self.id = id
    self.at = at
    self.mood = mood
    self.emoji = emoji
    self.event = event
    self.note = note
    self.edited = edited
    self.unknownFields = unknownFields
  }
}

extension JournalEntry {
  /// Whether two entries are the same to the byte.
  ///
  /// Equality takes composed and decomposed characters for the same, as strings do.
  ///
  /// - Complexity: O(*n*) in the length of the texts.
  public func isIdentical(to other: JournalEntry) -> Bool {
    self == other && texts.elementsEqual(other.texts) { $0.utf8.elementsEqual($1.utf8) }
  }

  /// All texts that strings of other bytes could equal.
  private var texts: [String] {
    [note, emoji ?? "", event?.name ?? ""] + unknownFields.flatMap { [$0.name, $0.json] }
  }
}
