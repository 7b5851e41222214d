import CalculatorDomain
import Foundation
import SeededRandom
import Testing

@Suite("The LED display") struct LEDTextTests {
  @Test(
    "shows numbers as they are, rounded, or with an exponent",
    arguments: [
      ("0", "0"), ("1", "1"), ("-1", "-1"), ("0.5", "0.5"), ("123456789012", "123456789012"),
      ("-12345678901", "-12345678901"), ("-123456789012", "-1.234568e11"),
      ("1234567890123", "1.2345679e12"), ("123456789012.4", "123456789012"),
      ("12345678901.26", "12345678901"), ("1234567890.26", "1234567890.3"),
      ("999999999999.5", "1e12"), ("0.99999999999", "1"), ("0.00001234567891", "0.0000123457"),
      ("0.0000012345678", "1.2345678e-6"), ("0.000001", "0.000001"),
      ("0.0000000001", "0.0000000001"),
      ("0.00000000001", "1e-11"),
    ])
  func shows(number: String, text: String) throws {
    #expect(LEDText.of(Number(try #require(Decimal(string: number)))) == text)
  }

  @Test("never overflows, and is as near as its digits allow", arguments: LEDText.leastWidth...20)
  func fits(width: Int) throws {
    var numbers = SeededGenerator(seed: UInt64(width))
    for _ in 0..<400 {
      let count = Int.random(in: 1...38, using: &numbers)
      let digits = (0..<count).map { _ in "\(Int.random(in: 0...9, using: &numbers))" }.joined()
      let sign = Bool.random(using: &numbers) ? "-" : ""
      let exponent = Int.random(in: -60...40, using: &numbers)
      let number = Number(try #require(Decimal(string: "\(sign)\(digits)e\(exponent)")))
      let text = LEDText.of(number, width: width)
      #expect(text.count <= width, "\(number) is shown as \(text).")
      let exact = try #require(Double("\(sign)\(digits)e\(exponent)"))
      let shown = try #require(Double(text))
      // Besides the digits there are a sign, a point and an exponent as in e-99; and six digits are enough.
      let places = min(width - 6, 6)
      #expect(
        abs(shown - exact) <= abs(exact) * pow(10, -Double(places)) * 5.001,
        "\(digits)e\(exponent) is shown as \(text).")
    }
  }
}
