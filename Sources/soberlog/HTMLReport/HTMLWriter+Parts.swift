// The parts that sections are made of.

extension HTMLWriter {
  /// Writes a section with a heading.
  mutating func section(
    _ id: String, _ heading: String, content: (inout HTMLWriter) -> Void
  ) {
    element("section", ["aria-labelledby": id]) { section in
      section.element("h2", ["id": id], text: heading)
      content(&section)
    }
  }

  /// Writes a table.
  ///
  /// - Parameters:
  ///   - caption: what is in it.
  ///   - head: the names of its columns.
  ///   - numbers: how many columns, the last ones, hold numbers.
  ///   - rows: what each row is about, and its values.
  mutating func table(
    caption: String, head: [String], numbers: Int, rows: [[String]]
  ) {
    let first = head.count - numbers
    element("table") { table in
      table.element("caption", text: caption)
      table.element("thead") { thead in
        thead.element("tr") { row in
          for (place, name) in head.enumerated() {
            let attributes: Attributes =
              place < first ? ["scope": "col"] : ["scope": "col", "class": "number"]
            row.element("th", attributes, text: name)
          }
        }
      }
      table.element("tbody") { body in
        for cells in rows {
          body.element("tr") { row in
            for (place, cell) in cells.enumerated() {
              let attributes: Attributes = place < first ? [:] : ["class": "number"]
              if place == 0 {
                row.element("th", ["scope": "row"], text: cell)
              } else {
                row.element("td", attributes, text: cell)
              }
            }
          }
        }
      }
    }
  }

  /// Writes labels with their values; nothing when there are none.
  mutating func descriptions(_ rows: [LabeledRow]) {
    guard !rows.isEmpty else { return }
    element("dl") { list in
      for row in rows {
        list.element("dt", text: row.label)
        list.element("dd", text: row.value)
      }
    }
  }
}
