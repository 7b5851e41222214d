import CalculatorDomain

/// Another way to the same results: it writes down what is pressed, and works out sums of products of fractions.
struct PaperCalculator {
  enum Outcome: Equatable {
    case number(Fraction)
    case divisionByZero
    /// Fractions of `Int` do not get there.
    case unknown
  }

  private(set) var outcome = Outcome.number(.zero)
  /// The operators, and the numbers in front of them.
  private var written: [(number: Fraction, operation: Operator)] = []
  private var typed: String?
  private var endsInOperator = false

  mutating func press(_ key: CalculatorKey) {
    guard case .number(let shown) = outcome else { return }
    switch key {
    case .digit(let digit):
      let text = typed ?? "0"
      let sign = text.hasPrefix("-") ? "-" : ""
      let digits = String(text.dropFirst(sign.count))
      guard digits.count < 11 else { return }
      show(typing: sign + (digits == "0" ? "\(digit)" : digits + "\(digit)"))
    case .point:
      let text = typed ?? "0"
      let isFull = text.drop { $0 == "-" }.count >= 11
      if typed == nil || !text.contains(".") && !isFull { show(typing: text + ".") }
    case .sign:
      if let typed {
        show(typing: typed.hasPrefix("-") ? String(typed.dropFirst()) : "-" + typed)
      } else if endsInOperator || shown == .zero {
        show(typing: "-0")
      } else {
        outcome = .number(shown.negated)
      }
    case .operation(let chosen):
      if endsInOperator {
        written[written.count - 1].operation = chosen
      } else {
        written.append((shown, chosen))
      }
      typed = nil
      endsInOperator = true
      // What binds as tight, up to the operator.
      var group = written
      if [.multiply, .divide].contains(chosen),
        let sum = written.dropLast().lastIndex(where: { [.add, .subtract].contains($0.operation) })
      {
        group.removeFirst(sum + 1)
      }
      let last = group.removeLast().number
      outcome = Self.value(of: group, last)
    case .equals:
      outcome = Self.value(of: written, shown)
      written = []
      typed = nil
      endsInOperator = false
    }
  }

  private mutating func show(typing text: String) {
    typed = text
    endsInOperator = false
    outcome = Fraction(text).map(Outcome.number) ?? .unknown
  }

  private static func value(
    of left: [(number: Fraction, operation: Operator)], _ last: Fraction
  ) -> Outcome {
    let numbers = left.map(\.number) + [last]
    var sum = Fraction.zero
    var product = numbers[0]
    for (index, operation) in left.map(\.operation).enumerated() {
      let next = numbers[index + 1]
      switch operation {
      case .multiply, .divide:
        if operation == .divide, next == .zero { return .divisionByZero }
        guard let result = product.times(operation == .divide ? next.inverse : next) else {
          return .unknown
        }
        product = result
      case .add, .subtract:
        guard let result = sum.plus(product) else { return .unknown }
        sum = result
        product = operation == .subtract ? next.negated : next
      }
    }
    return sum.plus(product).map(Outcome.number) ?? .unknown
  }
}
