import SoberlogCore
import SoberlogStore

/// Lets the person say what an entry says: in the form or, on a plain terminal, by questions.
///
/// The journal is not locked meanwhile. What cannot be saved is kept as a draft.
struct EntryDialogue {
  /// What the command works with.
  let session: Session

  /// The entry as it is before. That of a new one has the identifier that a draft of it would get.
  let entry: JournalEntry

  /// Whether the entry is in the journal already.
  let isChange: Bool

  /// The part of the form that takes the keys first.
  var focus = EntryForm.Part.mood

  /// Saves what the person said; the draft that they took back, if they did, says when that was.
  let save: (FormContents, _ draft: KeptDraft?) throws -> Outcome
}

extension Session {
  /// Whether the person can be asked what an entry says.
  var canAskForEntry: Bool { stage != nil || plainDialog != nil }
}

extension EntryDialogue {
  /// Asks the person, and saves what they say.
  ///
  /// - Throws: `EndedBySignal`; `UnsavedText` when something went wrong, with what that was.
  func run() throws -> Outcome {
    let drafts = session.journal.drafts.all()
    let draft = drafts.last(where: fits)
    if let named = draft ?? drafts.last {
      session.say(
        .draftKept(path: named.path, at: named.entry.at, others: drafts.count - 1))
    }
    if let stage = session.stage { return try showForm(on: stage, draft: draft) }
    guard let dialog = session.plainDialog else { throw UsageError.nothingToRecord }
    let contents = try PlainQuestions(dialog: dialog).answers(
      beginningWith: FormContents(entry))
    guard !contents.isEmpty || entry.event != nil else {
      return Outcome(notices: [.hint(.nothingWritten)], status: .no)
    }
    do {
      return try save(contents, nil)
    } catch let error as StoreError where error.isSaved {
      throw error
    } catch {
      throw try keep(contents, since: error)
    }
  }

  /// Shows the form until the entry is saved or the form is left.
  ///
  /// - Parameter draft: a draft that can be taken back.
  private func showForm(on stage: ScreenStage, draft: KeptDraft?) throws -> Outcome {
    let texts = DateTexts(language: stage.presentation.language)
    let form = EntryForm(
      FormContents(entry), title: texts.moment(entry.at), focus: focus,
      mayBeEmpty: entry.event != nil,
      offer: draft.map {
        .init(contents: FormContents($0.entry), title: texts.moment($0.entry.at))
      })
    var screen = EntryFormScreen(
      form, stage.presentation,
      save: { try save($0.contents, $0.hasTakenOffer ? draft : nil) },
      keep: { try keep($0.contents, since: $1) })
    do {
      try stage.run(&screen)
    } catch {
      throw finish(screen, endedBy: error, draft)
    }
    return try outcome(of: screen, draft)
  }

  /// The outcome of a form that was saved or left.
  private func outcome(of screen: EntryFormScreen, _ draft: KeptDraft?) throws -> Outcome {
    dropDraft(draft, of: screen)
    switch screen.ending {
    case .saved(let outcome): return outcome
    case .kept(let text): throw text
    case .failedAfterSaving(let error): throw error
    case .left, nil: return Outcome(notices: [.hint(.leftUnsaved)], status: .no)
    }
  }

  /// Puts everything in order when a signal ends the program: what is in the form is kept.
  private func finish(
    _ screen: EntryFormScreen, endedBy signal: EndedBySignal, _ draft: KeptDraft?
  ) -> EndedBySignal {
    let contents = screen.form.contents
    var isInGoodHands = screen.ending != nil
    if !isInGoodHands, screen.form.isChanged, !contents.isEmpty {
      isInGoodHands = (try? keep(contents, since: signal)) != nil
    }
    if isInGoodHands { dropDraft(draft, of: screen) }
    return signal
  }

  /// Removes the draft that was taken back into a form, when what became of it is in its place.
  private func dropDraft(_ draft: KeptDraft?, of screen: EntryFormScreen) {
    if screen.form.hasTakenOffer, let draft { session.journal.drafts.remove(draft) }
  }
}

extension EntryDialogue {
  /// Whether a draft is of this entry, or of a new one as this is.
  private func fits(_ draft: KeptDraft) -> Bool {
    isChange
      ? draft.entry.id.text == entry.id.text
      : draft.entry.edited == nil && draft.entry.event == entry.event
  }

  /// Keeps what cannot be saved.
  private func keep(_ contents: FormContents, since reason: any Error) throws -> UnsavedText {
    var draft = contents.written(in: entry)
    draft.edited = isChange ? session.nowInUTC : nil
    return try session.keep(draft, since: reason)
  }
}
