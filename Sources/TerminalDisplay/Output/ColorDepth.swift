import CellRendering

/// The number of colors that a terminal has.
package enum ColorDepth: Sendable {
  case none, sixteen, palette, full

  package init(environment: [String: String]) {
    let term = environment["TERM"] ?? ""
    let colors = environment["COLORTERM"] ?? ""
    let direct = ["direct", "truecolor", "kitty", "ghostty", "alacritty", "wezterm", "foot"]
    if !(environment["NO_COLOR"] ?? "").isEmpty || ["", "dumb", "vt100", "vt220"].contains(term) {
      self = .none
    } else if colors == "truecolor" || colors == "24bit" || direct.contains(where: term.contains) {
      self = .full
    } else if term.contains("256") || !colors.isEmpty {
      self = .palette
    } else {
      self = .sixteen
    }
  }
}

extension ColorDepth {
  /// Returns the nearest color in the palette of 256, which has a cube of 6 × 6 × 6 colors and 24 grays.
  static func paletteIndex(of color: CellColor) -> UInt8 {
    func level(_ value: UInt8) -> Int {
      value < 48 ? 0 : value < 115 ? 1 : (Int(value) - 35) / 40
    }
    func value(_ level: Int) -> Int { level == 0 ? 0 : 55 + level * 40 }
    let (r, g, b) = (level(color.red), level(color.green), level(color.blue))
    let cube = (value(r), value(g), value(b))
    let mean = (Int(color.red) + Int(color.green) + Int(color.blue)) / 3
    let step = max(0, min((mean - 3) / 10, 23))
    let grey = 8 + step * 10
    if distance(color, cube) <= distance(color, (grey, grey, grey)) {
      return UInt8(16 + 36 * r + 6 * g + b)
    }
    return UInt8(232 + step)
  }

  /// Returns the nearest of the sixteen colors that every terminal has, with the values that most terminals use.
  static func sixteenIndex(of color: CellColor) -> UInt8 {
    var best = 0
    for index in 1..<16
    where distance(color, basic[index]) < distance(color, basic[best]) {
      best = index
    }
    return UInt8(best)
  }

  private static let basic = [
    (0, 0, 0), (205, 0, 0), (0, 205, 0), (205, 205, 0), (0, 0, 238), (205, 0, 205),
    (0, 205, 205), (229, 229, 229), (127, 127, 127), (255, 0, 0), (0, 255, 0), (255, 255, 0),
    (92, 92, 255), (255, 0, 255), (0, 255, 255), (255, 255, 255),
  ]

  private static func distance(_ color: CellColor, _ other: (Int, Int, Int)) -> Int {
    let red = Int(color.red) - other.0
    let green = Int(color.green) - other.1
    let blue = Int(color.blue) - other.2
    return 3 * red * red + 4 * green * green + 2 * blue * blue
  }
}
