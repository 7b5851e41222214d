import CalculatorDomain

/// A button of the keypad.
enum KeypadButton: Hashable {
  case key(CalculatorKey)
  case undo
  case clear

  /// The buttons in their rows.
  static let rows: [[KeypadButton]] = [
    [.clear, .undo, .key(.sign), .key(.operation(.divide))],
    [.key(.digit(7)), .key(.digit(8)), .key(.digit(9)), .key(.operation(.multiply))],
    [.key(.digit(4)), .key(.digit(5)), .key(.digit(6)), .key(.operation(.subtract))],
    [.key(.digit(1)), .key(.digit(2)), .key(.digit(3)), .key(.operation(.add))],
    [.key(.digit(0)), .key(.point), .key(.equals)],
  ]

  /// Creates the button for a key of a keyboard, by the character that the key types; `nil` if there is none.
  init?(typed characters: String) {
    switch characters {
    case "+": self = .key(.operation(.add))
    case "-", "−": self = .key(.operation(.subtract))
    case "*", "x", "×": self = .key(.operation(.multiply))
    case "/", ":", "÷": self = .key(.operation(.divide))
    case ".", ",": self = .key(.point)
    case "=": self = .key(.equals)
    case "c", "C": self = .clear
    case "u", "U", "\u{8}", "\u{7F}": self = .undo
    default:
      guard let digit = Int(characters), (0...9).contains(digit) else { return nil }
      self = .key(.digit(digit))
    }
  }

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

  /// The accessibility label, if the title is a symbol.
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

  /// Whether the button is emphasized, as operators are.
  var isOperator: Bool {
    switch self {
    case .key(.operation), .key(.equals): true
    default: false
    }
  }
}
