import SoberlogCore
import StrictJSON

extension JSONValue {
  /// A date as ISO 8601 writes it, null for none.
  static func day(_ day: CivilDate?) -> JSONValue {
    day.map { .string($0.description) } ?? .null
  }
}
