import DisplayInterface

/// A JSON value.
enum JSON: Equatable, Sendable {
  case number(Double)
  case string(String)
  case array([JSON])
  case object([(String, JSON)])

  static func == (a: JSON, b: JSON) -> Bool { a.text == b.text }

  var text: String {
    var text = ""
    write(to: &text)
    return text
  }

  func write(to text: inout String) {
    switch self {
    case .number(let number): text += Self.digits(number)
    case .string(let string): Self.quote(string, to: &text)
    case .array(let values):
      text += "["
      for (index, value) in values.enumerated() {
        if index > 0 { text += "," }
        value.write(to: &text)
      }
      text += "]"
    case .object(let members):
      text += "{"
      for (index, member) in members.enumerated() {
        if index > 0 { text += "," }
        Self.quote(member.0, to: &text)
        text += ":"
        member.1.write(to: &text)
      }
      text += "}"
    }
  }

  /// Returns a number rounded to a thousandth and clamped to ±1e9, far outside of any screen. NaN becomes -1e9.
  private static func digits(_ number: Double) -> String {
    let thousandths = (number.clamped(-1e9, 1e9) * 1000).rounded()
    let whole = Int(thousandths)
    return whole % 1000 == 0 ? "\(whole / 1000)" : "\(thousandths / 1000)"
  }

  private static func quote(_ string: String, to text: inout String) {
    text += "\""
    for scalar in string.unicodeScalars {
      switch scalar {
      case "\"", "\\": text += "\\\(scalar)"
      case "\0"..<" ", "\u{2028}", "\u{2029}":
        let digits = String(scalar.value, radix: 16)
        text += "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
      default: text.unicodeScalars.append(scalar)
      }
    }
    text += "\""
  }
}

extension JSON: ExpressibleByArrayLiteral, ExpressibleByStringLiteral, ExpressibleByIntegerLiteral {
  init(arrayLiteral elements: JSON...) { self = .array(elements) }
  init(stringLiteral value: String) { self = .string(value) }
  init(integerLiteral value: Int) { self = .number(Double(value)) }
}
