import SoberlogCore

/// When a record from elsewhere was written.
struct ImportedTime: Hashable {
  /// The moment.
  let timestamp: LocalTimestamp

  /// The seconds on the clock as they were written, when there was no offset with them.
  ///
  /// The local zone decided on the moment then. Nil when there was an offset.
  var localSeconds: Int64?
}

extension ImportedTime {
  /// Reads a moment that is written out: as RFC 3339 has it, or with blanks, slashes, AM and PM, and
  /// also without an offset.
  ///
  /// - Throws: `notAMoment` when it is none.
  init(_ text: String, in zone: ZoneRules) throws(ImportProblem.Reason) {
    if let timestamp = try? LocalTimestamp(rfc3339: text) {
      self.init(timestamp: timestamp)
      return
    }
    self.init(try WrittenMoment(importing: text), in: zone)
  }

  /// Takes a moment that is written out.
  init(_ moment: WrittenMoment, in zone: ZoneRules) {
    self.init(
      timestamp: moment.timestamp(in: zone),
      localSeconds: moment.offsetMinutes == nil ? moment.localSeconds : nil)
  }

  /// Whether the clock of the local zone never showed this time, so that it was moved forward.
  var isMoved: Bool {
    localSeconds.map { $0 != timestamp.localSeconds } ?? false
  }
}

extension WrittenMoment {
  /// Reads a moment that must be one.
  ///
  /// - Throws: `ImportProblem.Reason.notAMoment` when it is none.
  init(importing text: String) throws(ImportProblem.Reason) {
    let moment: WrittenMoment?
    do { moment = try WrittenMoment(text) } catch { throw .notAMoment(text, error) }
    guard let moment else { throw .notAMoment(text, nil) }
    self = moment
  }
}
