import StrictJSON
import Testing

@Suite("The grammar of RFC 8259")
struct GrammarTests {
  @Test(
    "what the grammar allows is read and passed",
    arguments: [
      // Structure and white space.
      "{}", "[]", "{ }", "[ ]", " {} ", "\t[\r\n]\n", "[\n\n\n1\n,\n2\n]",
      "{\"a\" : 1 , \"b\" : 2}",
      "[[]]", "[[],[[]],{}]", #"{"a":{}}"#, #"{"a":[]}"#, #"[{"a":1},{"a":1}]"#,
      #"{"a":{"a":{"a":null}}}"#, #"{"":0}"#, #"{"":{"":""}}"#, #"{"a\u0000b":1}"#,
      #"{"a":1,"A":2,"aa":3}"#, "[1,2,3]", #"["a",1,true,false,null,{},[]]"#, "[null]",
      // Scalars at the top.
      "null", "true", "false", "0", "-1", #""""#, #""text""#, " 7 ", "\n\"a\"\n",
      // Numbers.
      "[0]", "[-0]", "[0.0]", "[-0.0]", "[1]", "[-1]", "[10]", "[1234567890]", "[0.1]", "[1.25]",
      "[1e1]", "[1E1]", "[1e+1]", "[1e-1]", "[1E+1]", "[0e0]", "[0E+00]", "[-0e-0]", "[1.5e10]",
      "[1.0E-007]", "[123e65]", "[1e999]", "[-1e-999]", "[9223372036854775807]",
      "[9223372036854775808]", "[123456789012345678901234567890]",
      "[0.1000000000000000055511151231257827021181583404541015625]", "[1 ]", "[-9.875e+2 ]",
      // Strings.
      #"["\""]"#, #"["\\"]"#, #"["\/"]"#, #"["/"]"#, #"["\b\f\n\r\t"]"#, #"["\\n"]"#, #"["\\\\"]"#,
      #"["\u0041"]"#, #"["\u00e9\u00E9"]"#, #"["\uabcd\uABCD"]"#, #"["\u0000"]"#, #"["\u001f"]"#,
      #"["\u0022\u005c"]"#, #"["\ud83d\ude00"]"#, #"["\uD83D\uDE00"]"#, #"["\udbff\udfff"]"#,
      #"["\ud800\udc00"]"#, #"["\uffff\ufffe"]"#, #"["\u2028\u2029"]"#, #"["a\ud83d\ude00b"]"#,
      #"["\ud83d\ude00\ud83d\ude00"]"#, #"["\\u12"]"#, #"["\\ud800"]"#, #"["'"]"#, "[\"\u{7F}\"]",
      "[\"\u{80}\"]", "[\"\u{85}\"]", "[\"\u{2028}\"]", "[\"\u{FEFF}\"]", "[\"\u{FFFF}\"]",
      "[\"\u{10FFFF}\"]", "[\"高尾山\"]", "[\"🏔️\"]", "[\"e\u{301}\"]", "[\"\u{301}\"]",
      #"["// no comment","/* nor this */"]"#, #"["{[]}:,"]"#, #"["<<<<<<< HEAD"]"#, #"["null"]"#,
    ])
  func accepts(_ text: String) {
    #expect(errorOfBoth(text) == nil)
  }

  @Test(
    "what the grammar does not allow is refused where it stands",
    arguments: [
      // Brackets, commas, colons.
      ("{", .unexpectedEnd, 1), ("[", .unexpectedEnd, 1), ("}", .unexpected("}"), 0),
      ("]", .unexpected("]"), 0), ("[1", .unexpectedEnd, 2), ("[1,", .unexpectedEnd, 3),
      ("[1,]", .unexpected("]"), 3), ("[,1]", .unexpected(","), 1), ("[,]", .unexpected(","), 1),
      ("[1,,2]", .unexpected(","), 3), ("[1 2]", .unexpected("2"), 3),
      ("[1:2]", .unexpected(":"), 2), ("[1}", .unexpected("}"), 2), ("[}", .unexpected("}"), 1),
      ("{]", .unexpected("]"), 1), (#"{"a":1]"#, .unexpected("]"), 6),
      ("[\"a\"", .unexpectedEnd, 4), ("[\"\",", .unexpectedEnd, 4), ("[[]", .unexpectedEnd, 3),
      ("[[1]}", .unexpected("}"), 4), ("[\"a\",\n", .unexpectedEnd, 6),
      (#"{"a"}"#, .unexpected("}"), 4), (#"{"a":}"#, .unexpected("}"), 5),
      (#"{"a":1,}"#, .unexpected("}"), 7), (#"{,"a":1}"#, .unexpected(","), 1),
      (#"{"a":1,,"b":2}"#, .unexpected(","), 7), (#"{"a":1 "b":2}"#, .unexpected("\""), 7),
      (#"{"a" 1}"#, .unexpected("1"), 5), (#"{"a",1}"#, .unexpected(","), 4),
      (#"{"a"::1}"#, .unexpected(":"), 5), (#"{"a":1:2}"#, .unexpected(":"), 6),
      (#"{"a""#, .unexpectedEnd, 4), (#"{"a":"#, .unexpectedEnd, 5),
      (#"{"a":1"#, .unexpectedEnd, 6),
      (#"{"a":1,"#, .unexpectedEnd, 7), ("{a:1}", .unexpected("a"), 1),
      ("{1:1}", .unexpected("1"), 1),
      ("{'a':1}", .unexpected("'"), 1), ("{null:1}", .unexpected("n"), 1),
      ("{[]:1}", .unexpected("["), 1), ("{:1}", .unexpected(":"), 1),
      (",", .unexpected(","), 0), (":", .unexpected(":"), 0), ("[*]", .unexpected("*"), 1),
      // What follows the value.
      ("{}x", .trailingText, 2), ("{} {}", .trailingText, 3), ("[]]", .trailingText, 2),
      ("1 2", .trailingText, 2), ("[],", .trailingText, 2), ("\"a\"\"b\"", .trailingText, 3),
      ("null,", .trailingText, 4), ("{}\u{0}", .trailingText, 2), ("{}#", .trailingText, 2),
      // Literals.
      ("[nul]", .unexpected("]"), 4), ("[tru", .unexpectedEnd, 4), ("[truth]", .unexpected("t"), 4),
      ("[True]", .unexpected("T"), 1), ("[FALSE]", .unexpected("F"), 1),
      ("[falsey]", .unexpected("y"), 6), ("[nullx]", .unexpected("x"), 5),
      ("[nan]", .unexpected("a"), 2), ("[NaN]", .unexpected("N"), 1),
      ("[Infinity]", .unexpected("I"), 1), ("[undefined]", .unexpected("u"), 1),
      // Comments and other blanks.
      ("[1]//x", .trailingText, 3), ("/*x*/[1]", .unexpected("/"), 0),
      ("[/*x*/1]", .unexpected("/"), 1), ("[#x\n1]", .unexpected("#"), 1),
      ("[\u{C}]", .unexpected("\u{C}"), 1), ("[\u{B}1]", .unexpected("\u{B}"), 1),
      ("[\u{A0}1]", .unexpected("\u{A0}"), 1), ("[\u{2003}1]", .unexpected("\u{2003}"), 1),
      ("[\u{FEFF}1]", .unexpected("\u{FEFF}"), 1), ("[\u{0}1]", .unexpected("\u{0}"), 1),
      ("[\u{85}1]", .unexpected("\u{85}"), 1), ("[１]", .unexpected("１"), 1),
      ("[é]", .unexpected("é"), 1), ("[🏔]", .unexpected("🏔"), 1),
    ] as [(String, JSONError.Reason, Int)])
  func refuses(_ text: String, reason: JSONError.Reason, offset: Int) {
    #expect(errorOfBoth(text) == JSONError(reason: reason, offset: offset))
  }

  @Test(
    "a number follows the grammar to the letter",
    arguments: [
      ("[01]", .badNumber, 1), ("[00]", .badNumber, 1), ("[-01]", .badNumber, 1),
      ("[-00.1]", .badNumber, 1), ("[-]", .badNumber, 1), ("[--1]", .badNumber, 1),
      ("[-a]", .badNumber, 1), ("[- 1]", .badNumber, 1), ("[1.]", .badNumber, 1),
      ("[1.e1]", .badNumber, 1), ("[0.e1]", .badNumber, 1), ("[-.5]", .badNumber, 1),
      ("[1e]", .badNumber, 1), ("[1e+]", .badNumber, 1), ("[1e-]", .badNumber, 1),
      ("[1E.5]", .badNumber, 1), ("[1e+-1]", .badNumber, 1), ("[ 1.x]", .badNumber, 2),
      ("[-Infinity]", .badNumber, 1), ("[+1]", .unexpected("+"), 1), ("[.5]", .unexpected("."), 1),
      ("[1.5.5]", .unexpected("."), 4), ("[1e5.5]", .unexpected("."), 4),
      ("[1e5e5]", .unexpected("e"), 4), ("[0x1]", .unexpected("x"), 2),
      ("[1_000]", .unexpected("_"), 2), ("[1,000]", .badNumber, 3), ("[1f]", .unexpected("f"), 2),
      ("[1-2]", .unexpected("-"), 2), ("[2.٣]", .badNumber, 1), ("-", .unexpectedEnd, 1),
      ("1.", .unexpectedEnd, 2), ("1e", .unexpectedEnd, 2), ("1e-", .unexpectedEnd, 3),
    ] as [(String, JSONError.Reason, Int)])
  func numbers(_ text: String, reason: JSONError.Reason, offset: Int) {
    #expect(errorOfBoth(text) == JSONError(reason: reason, offset: offset))
  }

  @Test(
    "a string has neither raw control characters nor other escapes than those of the RFC",
    arguments: [
      (#"["a]"#, .unexpectedEnd, 4), (#"["a\"]"#, .unexpectedEnd, 6), (#"["\"#, .unexpectedEnd, 3),
      (#"[""""]"#, .unexpected("\""), 3), ("['a']", .unexpected("'"), 1),
      (#"["\x41"]"#, .badEscape, 2), (#"["\a"]"#, .badEscape, 2), (#"["\'"]"#, .badEscape, 2),
      (#"["\0"]"#, .badEscape, 2), (#"["\U0041"]"#, .badEscape, 2), (#"["\N"]"#, .badEscape, 2),
      ("[\"\\\n\"]", .badEscape, 2), ("[\"\\é\"]", .badEscape, 2), (#"["\ "]"#, .badEscape, 2),
      (#"["\u"]"#, .badEscape, 2), (#"["\u1"]"#, .badEscape, 2), (#"["\u12"]"#, .badEscape, 2),
      (#"["\u123"]"#, .badEscape, 2), (#"["\u12g4"]"#, .badEscape, 2),
      (#"["\u+123"]"#, .badEscape, 2), (#"["\u 123"]"#, .badEscape, 2),
      (#"["\u{41}"]"#, .badEscape, 2), (#"["\u１２３４"]"#, .badEscape, 2),
      (#"["\u12"#, .unexpectedEnd, 6), (#"["\u"#, .unexpectedEnd, 4),
      (#"["\ud800"]"#, .loneSurrogate, 2), (#"["\udc00"]"#, .loneSurrogate, 2),
      (#"["\udfff"]"#, .loneSurrogate, 2), (#"["\ud83dx"]"#, .loneSurrogate, 2),
      (#"["\ud83dlonger"]"#, .loneSurrogate, 2), (#"["\ud83d\n\n"]"#, .loneSurrogate, 2),
      (#"["\ud83d\u0041"]"#, .loneSurrogate, 2), (#"["\ud83d\ud83d\ude00"]"#, .loneSurrogate, 2),
      (#"["\udc00\ud83d"]"#, .loneSurrogate, 2), (#"["\ude00\ud83d\ude00"]"#, .loneSurrogate, 2),
      (#"["ab\ud83d\ue000"]"#, .loneSurrogate, 4), (#"["\ud83d\u12"]"#, .badEscape, 8),
      (#"["\ud83d\ude0"]"#, .badEscape, 8), (#"["\ud83d"#, .unexpectedEnd, 8),
      (#"["\ud83d\u"#, .unexpectedEnd, 10), (#"{"\ud83d":1}"#, .loneSurrogate, 2),
      (#"{"\x":1}"#, .badEscape, 2), ("{\"a\nb\":1}", .rawControl(0x0A), 3),
      ("[\"a\u{0}\"]", .rawControl(0), 3), ("[\"\\n\n\"]", .rawControl(0x0A), 4),
      ("[\"\t\"]", .rawControl(0x09), 2), ("[\"\u{1F}\"]", .rawControl(0x1F), 2),
    ] as [(String, JSONError.Reason, Int)])
  func strings(_ text: String, reason: JSONError.Reason, offset: Int) {
    #expect(errorOfBoth(text) == JSONError(reason: reason, offset: offset))
  }
}
