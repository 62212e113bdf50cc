import SoberlogCore

/// Draws the countdown of `urge` and its questions into the space that a terminal has.
struct UrgeDrawing {
  /// How it is drawn; its width is that of the terminal.
  private var presentation: Presentation

  /// The size of the terminal.
  private let size: TerminalSize

  /// The texts.
  private let texts: UrgeTexts

  /// Prepares to draw for a terminal of this size.
  init(_ presentation: Presentation, in size: TerminalSize) {
    self.presentation = presentation
    self.presentation.width = size.columns
    self.size = size
    texts = UrgeTexts(language: presentation.language)
  }
}

extension UrgeDrawing {
  /// What is to be seen; none of its lines is wider than the terminal.
  func picture(of timer: UrgeTimer) -> Picture {
    switch timer.step {
    case .countdown: countdown(timer)
    case .outcome: question(timer, praise(timer), outcomes(timer))
    case .mood: question(timer, [], moods(timer))
    case .line: line(timer)
    case .done, .left: Picture()
    }
  }

  /// What the person has said, which is still to be read there should it be impossible to save it.
  func summary(of timer: UrgeTimer) -> Picture {
    guard let answers = timer.answers else { return Picture() }
    let moods = answers.mood.map { $0.label(in: presentation.language) }
    let chosen = [texts.answer(answers.outcome), moods].compactMap(\.self)
    let line = escapedForTerminal(answers.line, keepingNewlines: false)
    return picture(
      row(chosen.map { choice($0, isChosen: true) })
        + (line.isEmpty ? [] : wrapped(line, width: size.columns).map { [LinePart(text: $0)] })
        + [[]])
  }
}

extension UrgeDrawing {
  /// A line of a picture.
  private typealias Line = [LinePart]

  /// The rows from which on there is more than what is needed.
  private static let tightRows = 10

  /// The rows from which on there is room beside an entry.
  private static let roomyRows = 16

  /// The most columns that the bar takes together with the time.
  private static let widestBar = 60

  /// Lines that are left out on a terminal with fewer rows.
  private func unless(fewerRowsThan rows: Int, _ lines: [Line]) -> [Line] {
    size.rows >= rows ? lines : []
  }

  /// The bar with the time left, and something that helps.
  private func countdown(_ timer: UrgeTimer) -> Picture {
    let gap = unless(fewerRowsThan: UrgeDrawing.roomyRows, [[]])
    let above = unless(
      fewerRowsThan: UrgeDrawing.roomyRows, paragraph(texts.wave, .heading) + gap)
    let keys = keys(.countdown)
    let room = size.rows - above.count - 1 - 2 * gap.count - keys.count
    let help = fitting(help(timer), rows: room)
    return picture(above + [bar(timer)] + gap + help + gap + keys)
  }

  /// A bar that fills, and the time left.
  private func bar(_ timer: UrgeTimer) -> Line {
    let time = clockText(timer.countdown.secondsLeft(at: timer.moment))
    let cells = min(size.columns, UrgeDrawing.widestBar) - time.displayWidth - 2
    guard cells >= 4 else { return [LinePart(text: time, role: .heading)] }
    let full = timer.countdown.fullCells(of: cells, at: timer.moment)
    let row = { (cell: Character, count: Int) in
      presentation.shown(own: String(repeating: cell, count: count))
    }
    return [
      LinePart(text: row("▰", full), role: .glad),
      LinePart(text: row("▱", cells - full), role: .faint),
      LinePart(text: "  "), LinePart(text: time, role: .heading),
    ]
  }

  /// An entry from a good day for the minute that runs; without any, words that help.
  private func help(_ timer: UrgeTimer) -> [Line] {
    let minute = timer.countdown.minutesPassed(at: timer.moment)
    guard !timer.memories.isEmpty else {
      return paragraph(texts.helps[minute % texts.helps.count])
    }
    var memory = timer.memories[minute % timer.memories.count]
    // No more of it can be seen, and the rest need not be wrapped every second.
    memory.note = String(memory.note.prefix(size.columns * size.rows))
    let heading = paragraph(
      SlipTexts(language: presentation.language).memoryHeading, .heading)
    return unless(fewerRowsThan: UrgeDrawing.tightRows, heading)
      + EntryDrawing(presentation: presentation).wordsUnderDate(of: memory)
  }

  /// The first lines, as many as there are rows; the last of them says that there are more.
  private func fitting(_ lines: [Line], rows: Int) -> [Line] {
    guard lines.count > rows, rows > 1 else { return Array(lines.prefix(max(rows, 0))) }
    return lines.prefix(rows - 1) + [[LinePart(text: presentation.shown(own: "…"))]]
  }
}

extension UrgeDrawing {
  /// For how long the person has stayed, where there is room to say it.
  private func praise(_ timer: UrgeTimer) -> [Line] {
    let minutes = timer.countdown.minutesPassed(at: timer.moment)
    let words = texts.stayed(
      minutes: minutes, isOver: timer.countdown.isOver(at: timer.moment))
    return unless(
      fewerRowsThan: UrgeDrawing.tightRows, words.map { paragraph($0, .glad) + [[]] } ?? [])
  }

  /// A question with what can be answered and the keys for it.
  private func question(_ timer: UrgeTimer, _ above: [Line], _ answers: [Line]) -> Picture {
    picture(
      above + paragraph(texts.question(of: timer.step), .heading) + answers
        + unless(fewerRowsThan: UrgeDrawing.tightRows, [[]]) + keys(timer.step))
  }

  /// The answers to the question how it went.
  private func outcomes(_ timer: UrgeTimer) -> [Line] {
    row(
      UrgeAnswers.Outcome.allCases.map {
        choice(texts.answer($0), isChosen: $0 == timer.outcome)
      })
  }

  /// The moods.
  private func moods(_ timer: UrgeTimer) -> [Line] {
    row(
      EmotionLevel.steps.map {
        choice($0.label(in: presentation.language), isChosen: $0 == timer.mood)
      })
  }

  /// The question about a line, with the line that is typed.
  private func line(_ timer: UrgeTimer) -> Picture {
    let prompt = LinePart(text: "> ")
    let window = timer.line.window(columns: size.columns - 2)
    var picture = question(
      timer, [], [[prompt, LinePart(text: window.before + window.after)]])
    picture.cursor = Picture.Cursor(
      row: paragraph(texts.question(of: .line)).count,
      before: [prompt, LinePart(text: window.before)])
    return picture
  }

  /// An answer with a round button.
  private func choice(_ label: String, isChosen: Bool) -> LinePart {
    LinePart(text: "\(isChosen ? "●" : "○") \(label)", role: isChosen ? .glad : nil)
  }

  /// The keys of a step.
  private func keys(_ step: UrgeTimer.Step) -> [Line] {
    row(texts.keys(of: step).map { LinePart(text: $0, role: .faint) })
  }
}

extension UrgeDrawing {
  /// A picture of these lines, with the cursor at their end.
  private func picture(_ lines: [Line]) -> Picture {
    Picture(
      lines: lines,
      cursor: Picture.Cursor(row: max(lines.count - 1, 0), before: lines.last ?? []))
  }

  /// A paragraph of the program's own text.
  private func paragraph(_ text: String, _ role: TextRole? = nil) -> [Line] {
    wrapped(presentation.shown(own: text), width: size.columns).map {
      [LinePart(text: $0, role: role)]
    }
  }

  /// Parts of the program's own text side by side, as far as they fit.
  private func row(_ parts: [LinePart]) -> [Line] {
    parts.reduce(into: [[]]) { lines, part in
      let part = LinePart(text: presentation.shown(own: part.text), role: part.role)
      let last = lines.count - 1
      if lines[last].isEmpty {
        lines[last] = [part]
      } else if lines[last].displayWidth + 2 + part.text.displayWidth <= size.columns {
        lines[last] += [LinePart(text: "  "), part]
      } else {
        lines.append([part])
      }
    }
  }
}
