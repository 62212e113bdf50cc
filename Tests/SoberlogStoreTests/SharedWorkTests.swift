import Foundation
import Testing

@testable import SoberlogStore

/// Work that two threads share.
struct SharedWorkTests {
  @Test("Both functions are done when it returns, again and again")
  func both() {
    for round in 0..<200 {
      let (first, second) = SharedWork.run({ round }, { round * 2 })
      #expect(first == round)
      // Another test may have the thread.
      #expect(second == nil || second == round * 2)
    }
  }

  @Test("Of many who ask at once, those who do not get the thread are told so")
  func manyAtOnce() async {
    let shared = await withTaskGroup(of: Int.self) { group in
      for number in 0..<8 {
        group.addTask {
          var shared = 0
          for round in 0..<500 {
            let (first, second) = SharedWork.run({ number }, { number * 1000 + round })
            if second != nil { shared += 1 }
            #expect(first == number && second ?? number * 1000 + round == number * 1000 + round)
          }
          return shared
        }
      }
      return await group.reduce(0, +)
    }
    #expect(shared > 0 || ProcessInfo.processInfo.activeProcessorCount == 1)
  }

  @Test("Who shares work within shared work does it alone")
  func nested() {
    let (inner, outer) = SharedWork.run(
      { SharedWork.run({ 1 }, { 2 }) }, { SharedWork.run({ 3 }, { 4 }) })
    #expect(inner.0 == 1 && outer?.0 ?? 3 == 3)
    if outer != nil { #expect(inner.1 == nil && outer?.1 == nil) }
  }

  @Test("The thread that helps takes no signal, which others may have deferred")
  func signals() {
    let (_, masked) = SharedWork.run({}, { [SIGINT, SIGTERM, SIGHUP].map(isBlocked) })
    #expect(masked ?? [true, true, true] == [true, true, true])
  }
}

/// Whether this thread takes no signal of a number.
private func isBlocked(_ number: Int32) -> Bool {
  var blocked = sigset_t()
  unsafe pthread_sigmask(SIG_BLOCK, nil, &blocked)
  return unsafe sigismember(&blocked, number) == 1
}
