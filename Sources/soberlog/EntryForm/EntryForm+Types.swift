// What the form is made of, and what it says and wants.

extension EntryForm {
  /// A part of the form.
  enum Part: Int, CaseIterable, Hashable {
    /// The buttons of the moods.
    case mood
    /// The text.
    case note
    /// The emoji.
    case emoji
  }

  /// A draft that was kept when an earlier form could not be saved.
  struct Offer: Hashable {
    /// What it says.
    let contents: FormContents

    /// The title of the form that it is from.
    let title: String
  }

  /// What a form wants to be done.
  enum Wish: Hashable {
    /// To save the entry.
    case save
    /// To be left without saving; the text is not kept.
    case leave
    /// To be left, and the text to be kept, since saving failed.
    case keep
  }

  /// What a form says about the last key.
  enum Message: Hashable {
    /// Whether to leave and lose the text; the next key answers it.
    case asksBeforeLeaving
    /// There is nothing to save yet.
    case nothingToRecord
    /// The note would be longer than it may be, so what was pasted or typed is left out.
    case noteTooLong
    /// What was pasted or typed for the emoji is none.
    case noEmoji
    /// Nothing is saved, since the words that are typed for the emoji find none.
    case noEmojiFound(String)
    /// How the form is saved.
    case howToSave
    /// Why saving failed, in words; the text is kept when the form is left.
    case failed(String)
    /// Why the text cannot be kept either, in words.
    case cannotKeep(String)
  }
}
