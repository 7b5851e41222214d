/// What a terminal sends when a person does something.
enum TerminalBytes {
  private static let keys: [String: String] = [
    "enter": "\r", "escape": "\u{1B}", "tab": "\t", "up": "\u{1B}[A", "down": "\u{1B}[B",
    "right": "\u{1B}[C", "left": "\u{1B}[D", "backspace": "\u{7F}", "delete": "\u{1B}[3~",
    "home": "\u{1B}[H", "end": "\u{1B}[F", "pageup": "\u{1B}[5~", "pagedown": "\u{1B}[6~",
  ]

  static func key(_ name: String) -> [UInt8] {
    if name == "shift-tab" { return Array("\u{1B}[Z".utf8) }
    var parts = name.split(separator: "-").map(String.init)
    let last = parts.popLast() ?? ""
    let plain = keys[last] ?? last
    // The last letter of a sequence follows its modifiers.
    if let modifier = ["shift": 2, "alt": 3, "ctrl": 5][parts.first ?? ""],
      plain.hasPrefix("\u{1B}["),
      let letter = plain.last, letter.isLetter
    {
      return Array("\u{1B}[1;\(modifier)\(letter)".utf8)
    }
    return Array((parts.first == "alt" ? "\u{1B}" : "").utf8) + Array(plain.utf8)
  }

  static func text(_ text: String, isPasted: Bool) -> [UInt8] {
    isPasted
      ? Array("\u{1B}[200~".utf8) + Array(text.utf8) + Array("\u{1B}[201~".utf8)
      : Array(text.utf8).filter { $0 != 3 && $0 != 26 && $0 != 28 }
  }

  enum Press: Int {
    case button = 0
    case motion = 32
    case wheelUp = 64
    case wheelDown = 65
  }

  static func mouse(_ press: Press, column: Int, row: Int, isRelease: Bool = false) -> [UInt8] {
    Array("\u{1B}[<\(press.rawValue);\(column + 1);\(row + 1)\(isRelease ? "m" : "M")".utf8)
  }
}
