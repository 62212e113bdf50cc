/// A flag: an option without a value.
struct Flag: Hashable, Sendable {
  /// What there is to know about it.
  let specification: OptionSpecification

  /// Makes a flag.
  init(_ name: String, letter: Character? = nil, _ summary: Text) {
    specification = OptionSpecification(
      name: name, letter: letter, valueName: nil, kind: .text, summary: summary)
  }
}
