import SoberlogCore

// Suggestions for mistyped names.

/// The nearest of some names to a mistyped one; nil when none is near.
///
/// Near are names that one edit in three characters makes, at least one: an inserted, missing, wrong
/// or swapped character (optimal string alignment distance), as long as something of the text is
/// left. Also names that begin with the text. Letter case and width do not matter.
///
/// To a word of up to four characters in another script only the names that begin with it are near:
/// there an edit makes another word, as 最悪 is the opposite of 最良.
func nearestName(to typed: String, among names: [String]) -> String? {
  let text = foldedForSearch(typed)
  let wanted = Array(text)
  guard !wanted.isEmpty, wanted.count <= 40 else { return nil }
  let folded = names.map { (name: $0, folded: foldedForSearch($0)) }
  let continued = wanted.count >= 2 ? folded.filter { $0.folded.hasPrefix(text) } : []
  if wanted.count <= 4, !text.utf8.allSatisfy({ $0 < 0x80 }) { return continued.first?.name }
  // Of names that are equally near, one that only goes on is the likelier one.
  let ranked = (continued + folded).map { ($0.name, editDistance(wanted, Array($0.folded))) }
  if let (name, distance) = ranked.min(by: { $0.1 < $1.1 }), distance <= max(1, name.count / 3),
    distance < wanted.count
  {
    return name
  }
  return continued.first?.name
}

/// The number of edits between two texts: insertions, deletions, replacements, and swaps of
/// neighbours. Takes time in proportion to the product of their lengths.
private func editDistance(_ first: [Character], _ second: [Character]) -> Int {
  var beforeLast = [Int](repeating: 0, count: second.count + 1)
  var last = Array(0...second.count)
  for i in first.indices {
    var row = [i + 1]
    for j in second.indices {
      let replaced = last[j] + (first[i] == second[j] ? 0 : 1)
      var best = min(replaced, last[j + 1] + 1, row[j] + 1)
      if i > 0, j > 0, first[i] == second[j - 1], first[i - 1] == second[j] {
        best = min(best, beforeLast[j - 1] + 1)
      }
      row.append(best)
    }
    (beforeLast, last) = (last, row)
  }
  return last[second.count]
}
