import DisplayInterface

/// How numbers and strings are written in SVG.
package enum SVG {
  /// To a hundredth, without zeros at the end.
  package static func number(_ number: some BinaryFloatingPoint) -> String {
    let hundredths = Int(bounded: (Double(number) * 100).rounded())
    let (whole, part) = hundredths.magnitude.quotientAndRemainder(dividingBy: 100)
    var text = "\(hundredths < 0 ? "-" : "")\(whole)"
    if part > 0 { text += part < 10 ? ".0\(part)" : part % 10 == 0 ? ".\(part / 10)" : ".\(part)" }
    return text
  }

  /// A string as character data or as an attribute's value. What can't be seen is written by its number.
  package static func escaped(_ string: String) -> String {
    var text = ""
    for scalar in string.unicodeScalars {
      switch scalar {
      case "&": text += "&amp;"
      case "<": text += "&lt;"
      case ">": text += "&gt;"
      case "\"": text += "&quot;"
      case "\t", "\n", "\r": text += "&#\(scalar.value);"
      // No document can hold these, however they are written.
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
