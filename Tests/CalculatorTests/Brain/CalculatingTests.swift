import CalculatorDomain
import Foundation
import SeededRandom
import Testing

@Suite("The calculator's brain calculates") struct CalculatingTests {
  @Test(
    "what is typed",
    arguments: [
      ("", "0"), ("7", "7"), ("007", "7"), ("0.10", "0.10"), (".5", "0.5"), ("1.2.3", "1.23"),
      ("5s", "-5"), ("5ss", "5"), ("s5", "-5"), ("s", "-0"), ("0s", "-0"),
      ("1234567890123", "12345678901"), ("0.00000000012", "0.000000000"),
      ("2+", "2"), ("2+3", "3"), ("2+3=", "5"), ("2+s", "-0"), ("2+s3=", "-1"),
      ("2+3*", "3"), ("2+3*4=", "14"), ("2*3+", "6"), ("2*3+4=", "10"), ("2+3*4-", "14"),
      ("9-4-3=", "2"), ("8/4/2=", "1"), ("2+=", "4"), ("3*=", "9"), ("5=", "5"),
      ("2+3=4", "4"), ("2+3=*2=", "10"), ("2+3=s", "-5"), ("2+3=s*2=", "-10"),
      ("2+*3=", "6"), ("2*3+*4=", "24"), ("1+2*+3=", "6"), ("1+2+*3=", "7"),
      (".1+.2=", "0.3"), ("1-.9=", "0.1"), ("4.35*100=", "435"), ("1.1*1.1=", "1.21"),
      ("1/3=", "0.3333333333"), ("2/3=", "0.6666666667"), ("1/3*3=", "1"), ("1/3*3-1=", "0"),
      ("99999999999*10=", "999999999990"), ("99999999999*99999999999=", "1e22"),
      ("1/99999999999=", "1e-11"), ("0/5=", "0"), ("0s*5=", "0"),
      ("1/0=", "Error ÷0"), ("1/0+", "Error ÷0"), ("1+2/0", "0"), ("1+2/0=", "Error ÷0"),
      ("1/0=5+6=", "Error ÷0"), ("0/0=", "Error ÷0"),
    ])
  func calculates(typed: String, shown: String) {
    #expect(CalculatorBrain(after: typed).displayText == shown)
  }

  @Test("exactly where there is no division, and as the paper says with any keys")
  func everySequence() {
    let alphabet = keys("03.s+*-/=")
    var count = 0
    func go(_ brain: CalculatorBrain, _ paper: PaperCalculator, _ typed: [CalculatorKey]) {
      for key in alphabet {
        var brain = brain
        var paper = paper
        brain.press(key)
        paper.press(key)
        guard paper.outcome != .unknown else { continue }
        count += 1
        if !agree(brain, paper, exactly: !typed.contains(.operation(.divide))) {
          Issue.record("\(typed + [key]): \(brain.displayText), \(paper.outcome)")
        } else if typed.count < 4 {
          go(brain, paper, typed + [key])
        }
      }
    }
    go(CalculatorBrain(), PaperCalculator(), [])
    #expect(count > 60_000)
  }

  @Test("long random sequences as the paper says", arguments: 1...20)
  func randomSequences(seed: UInt64) {
    var numbers = SeededGenerator(seed: seed)
    let keys = CalculatorKey.all + CalculatorKey.all.suffix(5)
    for _ in 0..<50 {
      var brain = CalculatorBrain()
      var paper = PaperCalculator()
      var typed: [CalculatorKey] = []
      while typed.count < 25 {
        let key = keys.randomElement(using: &numbers)!
        typed.append(key)
        brain.press(key)
        paper.press(key)
        guard paper.outcome != .unknown else { break }
        guard agree(brain, paper, exactly: !typed.contains(.operation(.divide))) else {
          Issue.record("\(typed): \(brain.displayText), \(paper.outcome)")
          break
        }
      }
    }
  }

  private func agree(
    _ brain: CalculatorBrain, _ paper: PaperCalculator, exactly: Bool
  ) -> Bool {
    switch paper.outcome {
    case .unknown: return true
    case .divisionByZero: return brain.error == .divisionByZero
    case .number(let fraction):
      guard let value = brain.value else { return false }
      if exactly {
        return value.times(fraction.denominator) == Number(Decimal(fraction.numerator))
      }
      let number =
        NSDecimalNumber(decimal: value.significand).doubleValue
        * pow(10, Double(value.exponent))
      return abs(number - fraction.double) <= 1e-9 * max(1, abs(fraction.double))
    }
  }

  @Test("too large a result is an error, too small a one is nothing")
  func range() {
    var large = CalculatorBrain(after: "99999999999")
    for _ in 0..<9 { for key in keys("*99999999999=") { large.press(key) } }
    #expect(large.error == .overflow)
    #expect(large.displayText == "Overflow")
    let typed = large.press(.digit(1))
    #expect(!typed, "Nothing can be typed after an error.")

    var small = CalculatorBrain(after: "1")
    for _ in 0..<9 { for key in keys("/99999999999=") { small.press(key) } }
    #expect(small.displayText == "1e-99")
    for key in keys("/10=") { small.press(key) }
    #expect(small.value == .zero)
    #expect(small.displayText == "0")
  }
}

extension Number {
  fileprivate func times(_ factor: Int) -> Number { self * Number(Decimal(factor)) }
}
