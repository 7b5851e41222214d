import PorticoCheck

/// Texts as Swift literals.
enum Quoted {
  static func text(_ text: String) -> String {
    let inside = text.unicodeScalars.map { scalar in
      scalar.movesText || "\"\\".unicodeScalars.contains(scalar)
        ? scalar.escaped(asASCII: true) : String(scalar)
    }
    return "\"" + inside.joined() + "\""
  }

  static func list(_ texts: [String]) -> String {
    "[" + texts.map(text).joined(separator: ", ") + "]"
  }
}
