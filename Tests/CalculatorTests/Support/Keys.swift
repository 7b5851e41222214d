import CalculatorDomain

/// The keys that `text` is typed with: digits, `.`, `s` for the sign, `+ - * /` and `=`.
func keys(_ text: String) -> [CalculatorKey] {
  text.filter { $0 != " " }.map { character in
    switch character {
    case ".": .point
    case "s": .sign
    case "+": .operation(.add)
    case "-": .operation(.subtract)
    case "*": .operation(.multiply)
    case "/": .operation(.divide)
    case "=": .equals
    default: .digit(character.wholeNumberValue!)
    }
  }
}

extension CalculatorBrain {
  init(after text: String) {
    self.init()
    for key in keys(text) { press(key) }
  }
}
