/// Records that follow each other, read ahead of their use by a thread of its own.
struct RecordBlock: Sendable {
  /// Reads on behind them.
  private(set) var reader: any RecordReader

  /// The records, and what is wrong with others.
  private(set) var records: [Result<ReadRecord, ImportProblem>] = []

  /// Whether there are no more.
  private(set) var isLast = false

  /// Why there are no more, when that is not because all were read.
  private(set) var failure: (any Error)?
}

extension RecordBlock {
  /// The most records of the first block: where there are no more, no other thread is needed.
  static let firstCount = 256

  /// The most records of the other blocks.
  static let usualCount = 2048

  /// How many bytes their records have at most, the last one apart.
  private static let largestSize = 1 << 19

  /// Reads records.
  ///
  /// - Parameters:
  ///   - reader: reads them.
  ///   - count: the most records.
  init(from reader: any RecordReader, atMost count: Int) {
    self.reader = reader
    var size = 0
    while records.count < count, size < RecordBlock.largestSize, !isLast {
      do {
        guard let record = try self.reader.next() else {
          isLast = true
          return
        }
        size += record.size
        records.append(.success(record))
      } catch let problem as ImportProblem {
        records.append(.failure(problem))
      } catch {
        failure = error
        isLast = true
      }
    }
  }
}
