import SoberlogCore

/// The form in which an entry is written: a mood, a text and an emoji.
///
/// It is a state: keys change it, and `picture` draws it. It saves nothing itself, it wishes for it.
struct EntryForm {
  /// What the form is about, such as the moment of the entry.
  private(set) var title: String

  /// What the entry said when the form was opened.
  let original: FormContents

  /// Whether an entry without mood, emoji and text may be saved, since it records an event.
  let mayBeEmpty: Bool

  /// The mood.
  private(set) var mood: MoodField

  /// The text.
  var note: NoteField

  /// The emoji.
  var emoji: EmojiField

  /// The part that takes the keys.
  private(set) var focus: Part

  /// What there is to say about the last key.
  private(set) var message: Message?

  /// A draft that can be taken back; nil when there is none.
  private(set) var offer: Offer?

  /// Whether the draft was taken back.
  private(set) var hasTakenOffer = false

  /// What the form wants to be done; whoever does it takes the wish away.
  var wish: Wish?

  /// Whether saving failed, so that the text is kept when the form is left.
  private var hasFailed = false

  /// Opens a form.
  ///
  /// - Parameters:
  ///   - contents: what is in the form at first.
  ///   - title: what it is about.
  ///   - focus: the part that takes the keys first.
  ///   - mayBeEmpty: whether the entry records something beside what is in the form.
  ///   - offer: a draft that can be taken back.
  init(
    _ contents: FormContents, title: String, focus: Part = .mood, mayBeEmpty: Bool = false,
    offer: Offer? = nil
  ) {
    self.title = title
    self.focus = focus
    self.mayBeEmpty = mayBeEmpty
    self.offer = offer
    original = contents
    mood = MoodField(contents.mood)
    note = NoteField(contents.note)
    emoji = EmojiField(contents.emoji)
  }
}

extension EntryForm {
  /// What is in the form.
  var contents: FormContents {
    FormContents(mood: mood.level, emoji: emoji.emoji, note: note.text)
  }

  /// Whether leaving would lose words.
  private var hasNewNote: Bool { !note.holds(original.note) }

  /// Whether anything was done in the form that would be lost.
  var isChanged: Bool {
    mood.level != original.mood || emoji.emoji != original.emoji || hasNewNote
  }
}

extension EntryForm {
  /// Takes note that a wish failed.
  ///
  /// - Parameters:
  ///   - reason: why, in words.
  ///   - canKeep: whether the text can be kept; else leaving the form would lose it.
  mutating func fail(with reason: String, canKeep: Bool) {
    hasFailed = canKeep
    message = canKeep ? .failed(reason) : .cannotKeep(reason)
  }

  /// Takes a key.
  mutating func take(_ key: KeyEvent) {
    if message == .asksBeforeLeaving {
      message = nil
      if key == .escape || key == .control("c") || key.isYes { wish = .leave }
      // A text that is more than an answer goes on being written.
      if wish != nil || !key.isLongText { return }
    }
    message = nil
    switch key {
    case .control("s"), .control("d"): save()
    case .escape, .control("c"): leave()
    case .tab: moveFocus(by: 1)
    case .backTab: moveFocus(by: -1)
    case .control("r"): takeOffer()
    case .pasteTooLong: message = .noteTooLong
    default: takeInFocus(key)
    }
  }

  /// Wishes to be saved, if there is something to save and no words for an emoji would be lost.
  private mutating func save() {
    if let words = emoji.finishSearch() {
      focus = .emoji
      message = .noEmojiFound(words)
    } else if contents.isEmpty, !mayBeEmpty {
      message = .nothingToRecord
    } else {
      wish = .save
    }
  }

  /// Wishes to be left, or asks first when words would be lost.
  private mutating func leave() {
    if hasFailed {
      wish = .keep
    } else if hasNewNote {
      message = .asksBeforeLeaving
    } else {
      wish = .leave
    }
  }

  /// Gives the keys to another part, round in a circle.
  private mutating func moveFocus(by distance: Int) {
    let parts = Part.allCases
    focus = parts[(focus.rawValue + distance + parts.count) % parts.count]
  }

  /// Adds what is in the draft to the form; what was chosen stays.
  private mutating func takeOffer() {
    guard let offer else { return }
    let draft = offer.contents
    let separator = note.buffer.isEmpty || draft.note.isEmpty ? "" : "\n"
    guard note.insert(separator + draft.note) else {
      message = .noteTooLong
      return
    }
    if mood.level == .notSelected { mood = MoodField(draft.mood) }
    emoji.fill(with: draft.emoji)
    title = offer.title
    focus = .note
    hasTakenOffer = true
    self.offer = nil
  }
}

extension EntryForm {
  /// Takes a key in the part that has the focus.
  private mutating func takeInFocus(_ key: KeyEvent) {
    switch (focus, key) {
    case (.mood, .text(let text)):
      if let words = mood.insert(text) { beginNote(with: words) }
    // Pasted text is never a command, so it does not choose a mood.
    case (.mood, .paste(let text)): beginNote(with: text)
    case (.mood, .enter), (.mood, .down): focus = .note
    case (.mood, _): mood.take(key)
    case (.note, .text(let text)), (.note, .paste(let text)): write(text)
    case (.note, .enter): write("\n")
    case (.note, _): note.take(key)
    case (.emoji, .text(let text)), (.emoji, .paste(let text)):
      if !emoji.insert(text) { message = .noEmoji }
    case (.emoji, .enter) where !emoji.isSearching: message = .howToSave
    case (.emoji, _): emoji.take(key)
    }
  }

  /// Writes into the note.
  private mutating func write(_ text: String) {
    if !note.insert(text) { message = .noteTooLong }
  }

  /// Writes into the note, which takes the keys from now on.
  private mutating func beginNote(with text: String) {
    focus = .note
    write(text)
  }
}

extension KeyEvent {
  /// Whether this answers a question with yes, also in the full-width form of Japanese input.
  fileprivate var isYes: Bool {
    if case .text(let text) = self { foldedForSearch(text) == "y" } else { false }
  }

  /// Whether this is more text than the answer to a question.
  fileprivate var isLongText: Bool {
    switch self {
    case .text(let text): text.count > 1
    case .paste: true
    default: false
    }
  }
}
