import SoberlogCore

// The parts of the form, without the margin to their left.

extension FormDrawing {
  /// The title.
  func heading(_ title: String) -> Picture {
    Picture(lines: [[LinePart(text: fitted("  " + title, toWidth: size.columns), role: .heading)]])
  }

  /// The buttons of the moods, in the first of these forms in which they fit on a line; in the last
  /// one they are wrapped.
  func moods(_ chosen: EmotionLevel) -> Picture {
    for (blank, gap) in [(" ", 2), (" ", 1), ("", 1)] {
      let buttons = EmotionLevel.steps.map { button($0, $0 == chosen, blank) }
      let needed = [buttons.displayWidth, gap * (buttons.count - 1)].reduce(0, +)
      guard needed <= width || blank.isEmpty else { continue }
      return flow(buttons, chosen: chosen, gap: gap)
    }
    return Picture()
  }

  /// A button.
  private func button(_ level: EmotionLevel, _ isChosen: Bool, _ blank: String) -> LinePart {
    let label = level.label(in: presentation.language)
    return own((isChosen ? "●" : "○") + blank + label, isChosen ? .chosen : nil)
  }

  /// Buttons in lines, with the cursor at the one that is chosen or at the first one.
  private func flow(_ buttons: [LinePart], chosen: EmotionLevel, gap: Int) -> Picture {
    var parts = buttons
    if chosen == .notSelected { parts.append(own(chosen.label(in: presentation.language), .faint)) }
    var picture = Picture(lines: [[]])
    for (place, part) in parts.enumerated() {
      let last = picture.lines.count - 1
      let used = picture.lines[last].displayWidth
      if used == 0 {
        picture.lines[last] = [part]
      } else if used + gap + part.text.displayWidth <= width {
        picture.lines[last] += [LinePart(text: blanks(gap)), part]
      } else {
        picture.lines.append([part])
      }
      if place == max(0, chosen.rawValue - 1), let line = picture.lines.last {
        picture.cursor = Picture.Cursor(
          row: picture.lines.count - 1, before: Array(line.dropLast()))
      }
    }
    return picture
  }
}

extension FormDrawing {
  /// The note, or what stands in its place while it is empty.
  ///
  /// - Parameter height: the number of lines, with empty ones at the end.
  func note(_ view: NoteField.View, height: Int, isEmpty: Bool) -> Picture {
    var lines = view.rows.map { [LinePart(text: $0)] }
    if isEmpty { lines = [placeholder(texts.notePlaceholder)] }
    lines += Array(repeating: [], count: max(0, height - lines.count))
    return Picture(
      lines: lines,
      cursor: Picture.Cursor(
        row: view.cursorRow, before: [LinePart(text: view.beforeCursor)]))
  }

  /// The emoji with the words that are typed behind it, and what they find.
  ///
  /// - Parameters:
  ///   - hits: what is found; nil when nothing is searched for.
  ///   - height: the number of hits that are seen.
  func emoji(_ field: EmojiField, hits: [NamedEmoji]?, height: Int) -> Picture {
    let chosen = field.emoji.map { fitted($0, toWidth: width / 2) + " " } ?? ""
    let room = max(1, width - chosen.displayWidth - 1)
    let characters = field.query.characters
    let before = tail(of: characters[..<field.query.cursor], width: room)
    let after = String(characters[field.query.cursor...])
    var line = [LinePart(text: chosen), LinePart(text: before)]
    var picture = Picture(cursor: Picture.Cursor(row: 0, before: line))
    line.append(LinePart(text: cut(after, toWidth: room - before.displayWidth)))
    if field.emoji == nil, !field.isSearching {
      line = placeholder(texts.emojiPlaceholder)
    }
    picture.lines = [line] + (hits.map { hitLines($0, mark: field.mark, height: height) } ?? [])
    return picture
  }

  /// The end of a text, as much as fits a width.
  private func tail(of characters: ArraySlice<Character>, width: Int) -> String {
    var used = 0
    let start = characters.lastIndex { character in
      used += character.fieldWidth
      return used > width
    }
    return characters[(start.map { $0 + 1 } ?? characters.startIndex)...]
      .map(\.fieldText).joined()
  }

  /// The hits around the mark, each with its emoji at the end, since terminals disagree on its width.
  private func hitLines(_ hits: [NamedEmoji], mark: Int, height: Int) -> [[LinePart]] {
    guard !hits.isEmpty else {
      return [placeholder(texts.noEmojiFound)]
    }
    let first = min(max(0, mark - height + 1), max(0, hits.count - height))
    return hits.indices[first..<min(first + height, hits.count)].map { place in
      let sign = own(place == mark ? "› " : "  ")
      let hit = hits[place]
      guard presentation.repertoire == .unicode else {
        return [sign, LinePart(text: fitted(hit.emoji, toWidth: width - 2))]
      }
      let name = fitted(hit.name(in: presentation.language), toWidth: width - 5)
      return [sign, LinePart(text: "\(name) \(hit.emoji)")]
    }
  }
}
