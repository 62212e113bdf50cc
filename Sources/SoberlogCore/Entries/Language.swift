/// A language that texts for people are written in.
public enum Language: Hashable, CaseIterable, Sendable {
  /// English.
  case english
  /// Japanese.
  case japanese
}
