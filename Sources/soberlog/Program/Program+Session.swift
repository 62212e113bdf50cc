import SoberlogCore
import SoberlogStore

extension Program {
  /// What the commands work with.
  func session(
    _ arguments: ParsedArguments, now: LocalTimestamp, _ presentation: Presentation
  ) throws -> Session {
    let option = try arguments.fileName(of: GlobalOptions.journal)
    let variables = try [
      "SOBERLOG_JOURNAL", "XDG_DATA_HOME", "XDG_STATE_HOME", "HOME", "XDG_RUNTIME_DIR",
    ]
    .map { (name: $0, text: try world.text(of: $0)) }
    let variable = { name in variables.first { $0.name == name }?.text }
    let location = try JournalLocation(option: option, variable: variable)
    let folders = BaseDirectories(variable: variable)
    let mayAsk = !arguments.has(GlobalOptions.noInput)
    let isQuiet = arguments.has(GlobalOptions.quiet)
    let texts = NoticeTexts(language: presentation.language)
    return Session(
      now: now, present: presentInstant, zone: world.zone, zoneNamed: world.zoneNamed,
      journal: JournalFile(at: location, folders: folders),
      randomBits: world.randomBits, wantsJSON: arguments.has(EntryOptions.json),
      ask: world.askLine.map { askLine in
        { question in
          let text = QuestionTexts(language: presentation.language).text(of: question)
          return try askLine(repertoire.shown(message: text)).map(QuestionTexts.isYes) ?? false
        }
      },
      stage: mayAsk ? world.stage(presentation) : nil,
      plainDialog: mayAsk ? world.plainDialog(presentation) : nil,
      say: { if !(isQuiet && $0.isHint) { say(texts.message(for: $0)) } },
      readInput: world.readInput, hasEditor: world.hasEditor,
      edit: { try world.editor().edit($0) },
      keepText: { text in
        let folder = try world.text(of: "TMPDIR")
        return try PrivateFile(named: "note.txt", in: folder, holding: Array(text.utf8)).keep()
      })
  }
}
