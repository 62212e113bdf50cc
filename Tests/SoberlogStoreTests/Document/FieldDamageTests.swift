import SoberlogCore
import StrictJSON
import Testing

@testable import SoberlogStore

/// Members and fields of a journal that are absent or have a value that they cannot have.
@Suite("Damage of fields")
struct FieldDamageTests {
  @Test(
    "A member that must be there is missing from the object that begins there",
    arguments: [
      (#" ▸{"entries":[]}"#, "soberlog"), (#"▸{"soberlog":1}"#, "entries"), ("\n▸{}", "soberlog"),
      (journal(#" ▸{"id":"a"}"#), "at"), (journal("▸{}"), "at"),
      (journal(line("a"), #"▸{"at":"2026-11-29T21:15:00+09:00"}"#), "id"),
      (journal(deleted: [#"▸{"at":"2026-11-29T21:15:00Z"}"#]), "id"),
      (journal(deleted: [#"▸{"id":"a"}"#]), "at"),
    ])
  func missing(text: String, field: String) throws {
    try Damage.expect(.missingField(field), in: text)
  }

  @Test(
    "The version is a whole number from 1",
    arguments: [
      ("▸0", .badVersion), ("▸-1", .badVersion), ("▸1.5", .badVersion), ("▸1.0", .badVersion),
      ("▸1e0", .badVersion), ("▸1e999", .badVersion), ("▸99999999999999999999", .badVersion),
      ("▸01", .json(.badNumber)), ("▸+1", .json(.unexpected("+"))),
      (#"▸"1""#, .json(.expected(.number, found: .string))),
      ("▸null", .json(.expected(.number, found: .null))),
      ("▸true", .json(.expected(.number, found: .true))),
    ] as [(String, JournalDamage.Reason)])
  func version(value: String, reason: JournalDamage.Reason) throws {
    try Damage.expect(reason, in: "{\"soberlog\": \(value),\"entries\":[]}")
  }

  @Test(
    "A setting has a value that it can have",
    arguments: [
      (#"{"dayStartsAt":▸"25:00"}"#, .badSetting("dayStartsAt")),
      (#"{"dayStartsAt":▸"12:01"}"#, .badSetting("dayStartsAt")),
      (#"{"dayStartsAt":▸4}"#, .json(.expected(.string, found: .number))),
      (#"{"startCountsAs":▸2}"#, .badSetting("startCountsAs")),
      (#"{"startCountsAs":▸1.5}"#, .badSetting("startCountsAs")),
      (#"{"startCountsAs":▸1e999}"#, .badSetting("startCountsAs")),
      (#"{"startCountsAs":▸"1"}"#, .json(.expected(.number, found: .string))),
      (#"{"startCountsAs":▸01}"#, .json(.badNumber)),
      (#"{"x":0, "savings":▸"much"}"#, .badSetting("savings")),
      (#"{"savings":▸null}"#, .json(.expected(.string, found: .null))),
      (#"▸[]"#, .json(.expected(.object, found: .array))),
      (#"{"later":▸01}"#, .json(.badNumber)),
    ] as [(String, JournalDamage.Reason)])
  func settings(object: String, reason: JournalDamage.Reason) throws {
    try Damage.expect(reason, in: journal(settings: object))
  }

  @Test(
    "What is remembered of a deleted entry is checked",
    arguments: [
      (#"▸"a""#, .json(.expected(.object, found: .string))),
      (#"{"id":"▸","at":"2026-11-29T21:15:00Z"}"#, .badID),
      (
        #"{"id":"a","at":"▸2026-02-30T21:15:00Z"}"#,
        .badTimestamp(
          field: "at", .date(.day(30, year: 2026, month: 2)))
      ),
    ] as [(String, JournalDamage.Reason)])
  func deleted(object: String, reason: JournalDamage.Reason) throws {
    try Damage.expect(reason, in: journal(deleted: [object]))
  }

  @Test(
    "A timestamp is one of RFC 3339 with a date that exists",
    arguments: [
      ("", .notATimestamp), ("2026-11-29", .notATimestamp), ("yesterday", .notATimestamp),
      ("2026-11-29 21:15:00+09:00", .notATimestamp), ("2026-11-29T21:15:00", .offsetMissing),
      ("2026-02-30T21:15:00+09:00", .date(.day(30, year: 2026, month: 2))),
      ("2026-13-01T21:15:00+09:00", .date(.month(13))),
      ("1899-01-01T00:00:00Z", .date(.year(1899))),
      ("2026-11-29T24:00:00+09:00", .time(.hour(24))),
      ("2026-11-29T21:15:00+24:00", .offset(.hour(24))),
    ] as [(String, RFC3339Error)])
  func timestamps(text: String, error: RFC3339Error) throws {
    try Damage.expect(
      .badTimestamp(field: "at", error), in: journal(#"{"id":"山", "at":"▸\#(text)"}"#))
    try Damage.expect(
      .badTimestamp(field: "edited", error), in: journal(line("a", rest: #","edited":"▸\#(text)""#))
    )
  }

  @Test(
    "The fields of an entry have the kind and value that belong there",
    arguments: [
      (#""mood":"▸great""#, .unknownMood), (#""mood":"▸""#, .unknownMood),
      (#""mood":"▸Good""#, .unknownMood), (#""mood":"▸g\u006fod!""#, .unknownMood),
      (#""mood":▸4"#, .json(.expected(.string, found: .number))),
      (#""mood":▸null"#, .json(.expected(.string, found: .null))),
      (#""note":▸null"#, .json(.expected(.string, found: .null))),
      (#""note":▸["a"]"#, .json(.expected(.string, found: .array))),
      (#""emoji":▸{}"#, .json(.expected(.string, found: .object))),
      (#""event":▸false"#, .json(.expected(.string, found: .false))),
      (#""edited":▸0"#, .json(.expected(.string, found: .number))),
      (#""x":▸01"#, .json(.badNumber)), (#""x":▸1."#, .json(.badNumber)),
      (#""x":▸-"#, .json(.badNumber)), (#""x":▸.5"#, .json(.unexpected("."))),
      (#""x":▸NaN"#, .json(.unexpected("N"))), (#""x":tru▸th"#, .json(.unexpected("t"))),
      (#""x":[1,▸]"#, .json(.unexpected("]"))), ("▸'x':1", .json(.unexpected("'"))),
      (#""note":"高▸\ud83d""#, .json(.loneSurrogate)), (#""x":"▸\udc00""#, .json(.loneSurrogate)),
      (#""note":"a▸\x""#, .json(.badEscape)), ("\"note\":\"a▸\t\"", .json(.rawControl(9))),
      ("\"x\":\"▸\u{0}\"", .json(.rawControl(0))), ("\"note\":\"a▸\nb\"", .json(.rawControl(10))),
    ] as [(String, JournalDamage.Reason)])
  func fields(field: String, reason: JournalDamage.Reason) throws {
    let entry = #"{"at":"2026-11-29T21:15:00+09:00",\#(field),"id":"a"}"#
    try Damage.expect(reason, in: journal(line("b"), entry))
  }

  @Test(
    "An identifier is a text that is not empty and has no control character",
    arguments: [
      (#""▸""#, .badID), (#""▸\u0007""#, .badID), (#""▸a\n""#, .badID), ("\"▸a\u{7F}\"", .badID),
      ("\"▸\u{85}\"", .badID), (#""▸\u0080""#, .badID),
      (#"▸1"#, .json(.expected(.string, found: .number))),
    ] as [(String, JournalDamage.Reason)])
  func ids(id: String, reason: JournalDamage.Reason) throws {
    let entry = #"{"at":"2026-11-29T21:15:00+09:00","id":\#(id)}"#
    try Damage.expect(reason, in: journal(entry))
  }

  @Test(
    "Entries are objects in an array",
    arguments: [
      (#"{"soberlog":1,"entries":▸{}}"#, JSONKind.array, JSONKind.object),
      (#"{"soberlog":1,"entries":▸null}"#, .array, .null),
      (#"{"soberlog":1,"settings":{},"entries":▸null}"#, .array, .null),
      (#"{"soberlog":1,"deleted":▸{},"entries":[]}"#, .array, .object),
      (journal("▸[]"), .object, .array), (journal(line("a"), "▸\"b\""), .object, .string),
      (journal("▸null"), .object, .null),
    ])
  func kinds(text: String, expected: JSONKind, found: JSONKind) throws {
    try Damage.expect(.json(.expected(expected, found: found)), in: text)
  }
}
