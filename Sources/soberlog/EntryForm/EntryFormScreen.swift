import SoberlogCore
import SoberlogStore

/// The form on a terminal, with what it wishes for being done.
struct EntryFormScreen {
  /// The form.
  private(set) var form: EntryForm

  /// How the form ended; nil while it is open.
  private(set) var ending: Ending?

  /// How it is drawn.
  private let presentation: Presentation

  /// Saves the entry.
  private let save: (EntryForm) throws -> Outcome

  /// Keeps as a draft what cannot be saved for a reason.
  private let keep: (EntryForm, any Error) throws -> UnsavedText

  /// Why saving failed last; nil when it did not.
  private var failure: (any Error)?

  /// Opens a form.
  ///
  /// - Parameters:
  ///   - form: the form.
  ///   - presentation: how it is drawn.
  ///   - save: saves the entry; an error leaves the form open.
  ///   - keep: keeps as a draft what cannot be saved for a reason.
  init(
    _ form: EntryForm, _ presentation: Presentation,
    save: @escaping (EntryForm) throws -> Outcome,
    keep: @escaping (EntryForm, any Error) throws -> UnsavedText
  ) {
    self.form = form
    self.presentation = presentation
    self.save = save
    self.keep = keep
  }
}

extension EntryFormScreen {
  /// How a form ended.
  enum Ending {
    /// The entry is saved.
    case saved(Outcome)
    /// It was left without saving.
    case left
    /// It was left since saving failed, and the text is kept.
    case kept(UnsavedText)
    /// The entry is saved, but something went wrong.
    case failedAfterSaving(any Error)
  }

  /// Does what the form wishes for.
  private mutating func fulfil(_ wish: EntryForm.Wish) {
    do {
      switch wish {
      case .save: ending = .saved(try save(form))
      case .leave: ending = .left
      case .keep: ending = try failure.map { .kept(try keep(form, $0)) } ?? .left
      }
    } catch let error as StoreError where error.isSaved {
      ending = .failedAfterSaving(error)
    } catch {
      form.fail(with: words(about: error), canKeep: wish == .save)
      if wish == .save { failure = error }
    }
  }

  /// What is said about an error.
  private func words(about error: any Error) -> String {
    let message = ErrorTexts(language: presentation.language).message(for: error)
    return presentation.repertoire.shown(message: message)
  }
}

extension EntryFormScreen: InteractiveScreen {
  var isFinished: Bool { ending != nil }

  mutating func take(_ key: KeyEvent) {
    form.take(key)
    if let wish = form.wish {
      form.wish = nil
      fulfil(wish)
    }
  }

  mutating func picture(in size: TerminalSize) -> Picture {
    form.picture(in: size, presentation)
  }
}
