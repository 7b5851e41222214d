import Foundation
import Portico
import Testing

@Suite("Converters")
struct ConverterTests {
  static let english = Locale(identifier: "en_US")
  static let german = Locale(identifier: "de_DE")
  let decimal: Converter<Decimal, String> = .format(
    Decimal.FormatStyle(locale: english), else: "No number")

  @Test(
    "A number is read from the whole text",
    arguments: [
      ("1234.5", 1234.5), ("1,234.5", 1234.5), (" 7 ", 7), ("1.", 1), (".5", 0.5), ("-3", -3),
    ] as [(String, Decimal)])
  func numbers(text: String, value: Decimal) throws {
    #expect(try decimal.read(text) == value)
  }

  @Test("Text that begins with a number is none", arguments: ["12x", "", "-", "x", "1.2.3", "1 2"])
  func noNumbers(text: String) {
    #expect(throws: ValidationError("No number")) { try decimal.read(text) }
  }

  @Test("The locale says how a number is written")
  func locale() throws {
    let german: Converter<Decimal, String> = .format(
      Decimal.FormatStyle(locale: Self.german), else: "Keine Zahl")
    #expect(german.show(1234.5) == "1.234,5")
    #expect(try german.read("1.234,5") == 1234.5)
    #expect(try german.read("1234,5") == 1234.5)
  }

  @Test("A whole number is read from nothing else", arguments: ["1.5", "1e99", "12x", "", ".5"])
  func integers(text: String) throws {
    let count: Converter<Int, String> = .format(
      IntegerFormatStyle(locale: Self.english), else: "How many?")
    #expect(count.show(12_345) == "12,345")
    #expect(try count.read("12,345") == 12_345)
    #expect(try count.read("-5") == -5)
    #expect(throws: ValidationError("How many?")) { try count.read(text) }
    let small: Converter<Int8, String> = .format(
      IntegerFormatStyle(locale: Self.english), else: "Too many")
    #expect(throws: ValidationError("Too many")) { try small.read("128") }
    #expect(try small.read("-128") == -128)
  }

  @Test("An amount is read with its currency and without")
  func currency() throws {
    let price: Converter<Decimal, String> = .format(
      Decimal.FormatStyle.Currency(code: "USD", locale: Self.english), else: "No amount")
    #expect(price.show(12.5) == "$12.50")
    #expect(try price.read("$12.50") == 12.5)
    #expect(try price.read("12.5") == 12.5)
    #expect(throws: ValidationError("No amount")) { try price.read("12 apples") }
  }

  @Test("A day is read from a date's format")
  func date() throws {
    let day: Converter<Date, String> = .format(
      Date.FormatStyle(
        date: .numeric, time: .omitted, locale: Self.english, timeZone: TimeZone.gmt),
      else: "No day")
    let date = Date(timeIntervalSince1970: 86_400)
    #expect(day.show(date) == "1/2/1970")
    #expect(try day.read("1/2/1970") == date)
    #expect(throws: ValidationError("No day")) { try day.read("soon") }
  }

  @Test("Validation takes only some values, in the order in which it was added")
  func validates() throws {
    let age = Converter<Int, String>.lossless(else: "A number")
      .validated("Not negative") { $0 >= 0 }.validated("Not so old") { $0 < 150 }
    #expect(try age.read(" 52 ") == 52)
    #expect(throws: ValidationError("A number")) { try age.read("old") }
    #expect(throws: ValidationError("Not negative")) { try age.read("-1") }
    #expect(throws: ValidationError("Not so old")) { try age.read("200") }
  }

  @Test("Nothing is a value that is missing")
  func optional() throws {
    let age: Converter<Int?, String> = .optional(.lossless(else: "A number, or nothing"))
    #expect(age.show(nil) == "" && age.show(5) == "5")
    #expect(try age.read("  ") == nil)
    #expect(try age.read("5") == 5)
    #expect(throws: ValidationError("A number, or nothing")) { try age.read("x") }
  }

  @Test("A choice is its index, a number another kind of number")
  func others() throws {
    let choice: Converter<String, Int> = .index(in: ["a", "b"])
    #expect(choice.show("b") == 1 && choice.show("c") == -1)
    #expect(try choice.read(0) == "a")
    #expect(throws: ValidationError.self) { try choice.read(-1) }
    let count: Converter<Int, Double> = .number
    #expect(count.show(3) == 3)
    #expect(try count.read(2.6) == 3)
    #expect(throws: ValidationError.self) { try count.read(1e300) }
    let level: Converter<Double, Float> = .number
    #expect(try level.read(0.5) == 0.5)
  }
}
