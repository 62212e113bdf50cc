import SoberlogCore

/// A note with labels of another program behind it, as tags that `list --tag` finds.
///
/// A label that cannot be a tag as it is, `good meal` say, stands beside the tag in its own form
/// when that cannot be told from the tag.
///
/// - Parameters:
///   - note: the note.
///   - labels: the labels; those that are tags of the note already are left out.
func note(_ note: String, withTags labels: [String]) -> String {
  let present = Set(Tag.all(in: note))
  let tags = labels.filter { !$0.isEmpty }.compactMap { label -> String? in
    guard let tag = Tag(nearestTo: label) else { return label }
    guard tag.name != label else { return present.contains(tag) ? nil : "#\(tag.name)" }
    let isClear = tag.name.replacing("_", with: " ") == label
    return isClear ? "#\(tag.name)" : "#\(tag.name) (\(label))"
  }
  return [note, tags.joined(separator: " ")].filter { !$0.isEmpty }.joined(separator: "\n\n")
}
