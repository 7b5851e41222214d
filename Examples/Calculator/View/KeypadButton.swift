import CalculatorDomain

/// A button of the keypad.
enum KeypadButton: Hashable {
  case key(CalculatorKey)
  case undo
  case clear

  /// As they stand, row by row.
  static let rows: [[KeypadButton]] = [
    [.clear, .undo, .key(.sign), .key(.operation(.divide))],
    [.key(.digit(7)), .key(.digit(8)), .key(.digit(9)), .key(.operation(.multiply))],
    [.key(.digit(4)), .key(.digit(5)), .key(.digit(6)), .key(.operation(.subtract))],
    [.key(.digit(1)), .key(.digit(2)), .key(.digit(3)), .key(.operation(.add))],
    [.key(.digit(0)), .key(.point), .key(.equals)],
  ]

  var title: String {
    switch self {
    case .key(.digit(let digit)): "\(digit)"
    case .key(.point): "."
    case .key(.sign): "±"
    case .key(.operation(let operation)): operation.rawValue
    case .key(.equals): "="
    case .undo: "Undo"
    case .clear: "C"
    }
  }

  /// What is read aloud, where the title is a sign.
  var spokenName: String? {
    switch self {
    case .key(.digit), .undo: nil
    case .key(.point): "Point"
    case .key(.sign): "Change sign"
    case .key(.operation(.add)): "Plus"
    case .key(.operation(.subtract)): "Minus"
    case .key(.operation(.multiply)): "Times"
    case .key(.operation(.divide)): "Divided by"
    case .key(.equals): "Equals"
    case .clear: "Clear"
    }
  }

  /// Operators stand out.
  var isOperator: Bool {
    switch self {
    case .key(.operation), .key(.equals): true
    default: false
    }
  }
}
