import Foundation
import StrictJSON
import Testing

@Suite("Damage")
struct DamageTests {
  /// A journal of a few lines with everything that can stand in one.
  private static let sample = Array(
    #"""
    {"soberlog":1,"settings":{"dayStartsAt":"04:00","x":[1.5e-3,-0,true,false,null]},
    "deleted":[
    ],
    "entries":[
    {"at":"2026-11-29T21:15:00+09:00","id":"k3f9q2m7xa","emoji":"🏔️","note":"高尾\n\ud83d\ude00"}
    ]}
    """#.utf8)

  @Test("the sample is sound")
  func sound() {
    #expect(errorOfSkipping(DamageTests.sample) == nil)
    #expect(errorOfReading(DamageTests.sample) == nil)
  }

  @Test("a text cut off anywhere is refused, both ways of passing it agreeing")
  func cutOff() {
    for length in DamageTests.sample.indices {
      let bytes = Array(DamageTests.sample.prefix(length))
      let error = errorOfSkipping(bytes)
      #expect(error != nil)
      #expect(error == errorOfReading(bytes))
      #expect([.empty, .invalidUTF8, .unexpectedEnd].contains(error?.reason))
    }
  }

  @Test("a text with one byte changed is refused, or all readers still read it")
  func mutation() {
    for index in DamageTests.sample.indices {
      for byte in UInt8.min...UInt8.max {
        var bytes = DamageTests.sample
        bytes[index] = byte
        let error = errorOfSkipping(bytes)
        #expect(error == errorOfReading(bytes))
        if let error {
          #expect((0...bytes.count).contains(error.offset))
        } else {
          #expect((try? JSONSerialization.jsonObject(with: Data(bytes))) != nil)
        }
      }
    }
  }

  @Test("a text with one byte taken out or put in never ends in a trap")
  func insertion() {
    for index in DamageTests.sample.indices {
      var shorter = DamageTests.sample
      shorter.remove(at: index)
      #expect(errorOfSkipping(shorter) == errorOfReading(shorter))
      for byte in Array("\"\\{}[],:0-e. \n\u{0}u".utf8) + [0xC3, 0xFF] {
        var longer = DamageTests.sample
        longer.insert(byte, at: index)
        #expect(errorOfSkipping(longer) == errorOfReading(longer))
      }
    }
  }

  @Test(
    "a conflict marker of git is told apart where JSON was expected at the start of a line",
    arguments: [
      ("[1,\n<<<<<<< HEAD\n2]", .gitConflictMarker, 4), ("[1\n=======\n]", .gitConflictMarker, 3),
      ("[1,\n>>>>>>> theirs\n2]", .gitConflictMarker, 4),
      ("[1,\n||||||| base\n2]", .gitConflictMarker, 4), ("<<<<<<< a\n{}", .gitConflictMarker, 0),
      ("{\"a\":1,\n<<<<<<< HEAD\n}", .gitConflictMarker, 8), ("{}\n=======", .gitConflictMarker, 3),
      ("[1,\n<<<<<< x]", .unexpected("<"), 4), ("[1, <<<<<<< x]", .unexpected("<"), 4),
      ("[1,\n<<<<<<=]", .unexpected("<"), 4), ("{}\n======", .trailingText, 3),
      ("[1,\n+++++++]", .unexpected("+"), 4),
    ] as [(String, JSONError.Reason, Int)])
  func gitConflict(_ text: String, reason: JSONError.Reason, offset: Int) {
    #expect(errorOfBoth(text) == JSONError(reason: reason, offset: offset))
  }
}
