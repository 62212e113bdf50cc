/// What an entry records besides writing.
public enum JournalEvent: Hashable, Sendable {
  /// A run of sober days begins with this day.
  case start
  /// Something was drunk on this day.
  case slip
  /// An urge was withstood; it never changes the count.
  case urge
  /// An event of a newer program; kept and shown as it is.
  case unknown(String)
}

extension JournalEvent {
  /// The events that this program knows.
  public static let known: [JournalEvent] = [.start, .slip, .urge]

  /// The event with this name, `unknown` when the program does not know it.
  public init(name: String) {
    self = JournalEvent.known.first { $0.name == name } ?? .unknown(name)
  }

  /// The name that journals and arguments use, the same in every language.
  public var name: String {
    switch self {
    case .start: "start"
    case .slip: "slip"
    case .urge: "urge"
    case .unknown(let name): name
    }
  }
}
