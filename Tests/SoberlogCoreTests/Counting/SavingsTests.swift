import SoberlogCore
import Testing

/// Money not spent, in exact decimals.
@Suite struct SavingsTests {
  @Test(arguments: [
    ("800円", "円", "800", "5600", "22400"),
    ("12.50 EUR", "EUR", "12.50", "87.50", "350.00"),
    ("0.10 USD", "USD", "0.10", "0.70", "2.80"),
    ("9999999999.99 USD", "USD", "9999999999.99", "69999999999.93", "279999999999.72"),
    ("¥800", "¥", "800", "5600", "22400"),
    ("￥800", "￥", "800", "5600", "22400"),
    ("$5", "$", "5", "35", "140"),
    ("８００円", "円", "800", "5600", "22400"),
    ("１２．５０ EUR", "EUR", "12.50", "87.50", "350.00"),
    ("0.000001 BTC", "BTC", "0.000001", "0.000007", "0.000028"),
    ("0円", "円", "0", "0", "0"),
    ("1万円", "万円", "1", "7", "28"),
    ("5 kronor a day", "kronor a day", "5", "35", "140"),
  ])
  func amountsOfDaysAreExact(
    _ text: String, unit: String, perDay: String, week: String, total: String
  ) throws {
    let savings = try Savings(parsing: text)
    #expect(savings.unit == unit)
    #expect(savings.perDay == perDay)
    #expect(savings.times(1) == perDay)
    #expect(savings.times(7) == week)
    #expect(savings.times(28) == total)
  }

  @Test(arguments: [("800円", "0"), ("12.50 EUR", "0.00"), ("0.000001 BTC", "0.000000")])
  func zeroDaysGiveZeroWithTheSameDecimals(_ text: String, _ zero: String) throws {
    let savings = try Savings(parsing: text)
    #expect(savings.times(0) == zero)
    #expect(savings.times(-1) == zero)
    #expect(savings.times(.min) == zero)
  }

  @Test func theLargestAmountOfTheMostDaysIsExact() throws {
    let savings = try Savings(parsing: "999999999999.999999 USD")
    #expect(savings.times(.max) == "9223372036854775797776627963145.224193")
  }

  @Test(arguments: [
    ("800円", "800円", "5600円"),
    ("12.50 EUR", "12.50 EUR", "87.50 EUR"),
    ("12.50EUR", "12.50EUR", "87.50EUR"),
    ("¥800", "¥800", "¥5600"),
    ("USD 5", "USD 5", "USD 35"),
    ("  ０８００\u{3000}円 ", "800 円", "5600 円"),
    ("000.50 EUR", "0.50 EUR", "3.50 EUR"),
  ])
  func theTextKeepsTheFormThatWasTypedAndReadsBack(
    _ text: String, canonical: String, week: String
  ) throws {
    let savings = try Savings(parsing: text)
    #expect(savings.description == canonical)
    #expect(savings.text(days: 7) == week)
    #expect(try Savings(parsing: canonical) == savings)
  }

  @Test(
    arguments: [
      ("", .noAmount), ("much", .noAmount), ("円", .noAmount), ("二千円", .noAmount),
      ("５", .noUnit), ("800", .noUnit), (" 12.50 ", .noUnit),
      ("-5 EUR", .negative), ("−5 EUR", .negative), ("－５円", .negative), ("-$5", .negative),
      ("$-5", .negative), ("–5 EUR", .negative),
      ("1,000円", .comma), ("12,50 EUR", .comma), ("１，０００円", .comma), (",", .comma),
      ("1000000000000円", .tooManyDigits), ("0.0000001 BTC", .tooManyDigits),
      ("99999999999999999999999999999999999999999999円", .tooManyDigits),
      ("5 12345678901234567", .unreadable), ("5 abcdefghijklmnopq", .unitTooLong),
      ("+5 EUR", .unreadable), ("$5 USD", .unreadable), ("5- EUR", .unreadable),
      ("+$5", .unreadable), ("12.50.75 EUR", .unreadable), ("5. EUR", .unreadable),
      (".5 EUR", .unreadable), ("1 000 EUR", .unreadable), ("1'000 CHF", .unreadable),
      ("5e3 EUR", .unreadable), ("5½ EUR", .unreadable), ("5 E٣", .unreadable),
      ("800\t円", .unreadable), ("800円\n", .unreadable), ("800\u{1B}[31m円", .unreadable),
      ("800\u{202E}円", .unreadable), ("800\u{200B}円", .unreadable), ("800\u{2028}円", .unreadable),
    ] as [(String, SavingsError)])
  func anythingElseIsRefusedWithItsReason(_ text: String, _ error: SavingsError) {
    #expect(throws: error) { try Savings(parsing: text) }
  }

  @Test func aUnitOfSixteenScalarsIsRead() throws {
    #expect(try Savings(parsing: "5 abcdefghijklmnop").unit == "abcdefghijklmnop")
  }
}
