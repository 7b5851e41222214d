import DisplayInterface

/// Formats numbers and strings for SVG.
package enum SVG {
  /// Returns a number rounded to hundredths, without trailing zeros.
  package static func number(_ number: some BinaryFloatingPoint) -> String {
    let hundredths = Int(bounded: (Double(number) * 100).rounded())
    let (whole, part) = hundredths.magnitude.quotientAndRemainder(dividingBy: 100)
    var text = "\(hundredths < 0 ? "-" : "")\(whole)"
    if part > 0 { text += part < 10 ? ".0\(part)" : part % 10 == 0 ? ".\(part / 10)" : ".\(part)" }
    return text
  }

  /// Returns a string that is escaped for character data or an attribute's value. Invisible characters become
  /// character references.
  package static func escaped(_ string: String) -> String {
    var text = ""
    for scalar in string.unicodeScalars {
      switch scalar {
      case "&": text += "&amp;"
      case "<": text += "&lt;"
      case ">": text += "&gt;"
      case "\"": text += "&quot;"
      case "\t", "\n", "\r": text += "&#\(scalar.value);"
      // XML documents can't contain these characters in any form.
      case "\u{0}"..<" ", "\u{FFFE}", "\u{FFFF}": text += "\u{FFFD}"
      default:
        switch scalar.properties.generalCategory {
        case .control, .format, .lineSeparator, .paragraphSeparator: text += "&#\(scalar.value);"
        default: text.unicodeScalars.append(scalar)
        }
      }
    }
    return text
  }
}
