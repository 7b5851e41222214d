import TrialKit

/// What a person may do.
extension MonkeyLines {
  static func tap(_ dice: inout SeededGenerator) -> String { "tap \(dice.roll(60))" }
  static func press(_ dice: inout SeededGenerator) -> String { "press \(dice.roll(60))" }
  static func escape(_ dice: inout SeededGenerator) -> String { "key escape" }

  static func key(_ dice: inout SeededGenerator) -> String {
    let name = dice.chance(30) ? "tab" : dice.pick(Keys.names.keys.sorted())
    return "key \(dice.pick(["", "", "", "", "shift-", "ctrl-", "alt-"]))\(name)"
  }

  static func quoted(_ dice: inout SeededGenerator) -> String {
    LineWords.quote(dice.pick(texts))
  }

  private static let texts = [
    "a", " ", "swift", "7", "", "\t", "\n", "two\nlines", "é\u{301}\u{301}", "\u{202E}abc", "日本語",
    "👩‍👩‍👧‍👦", "\u{1F1E9}\u{1F1EA}", "\u{200D}", "\u{FEFF}x", "\u{0}", "\u{7F}", "\u{E000}",
    String(repeating: "long ", count: 80), String(repeating: "\u{301}", count: 60),
    "https://example.com", "1e308", "-0", "%@ %n", "\\(x)",
  ]

  static func text(_ dice: inout SeededGenerator) -> String { "text \(quoted(&dice))" }

  private static func place(_ dice: inout SeededGenerator) -> String {
    // Edges matter more than their size.
    let x = dice.chance(25) ? dice.pick([0, 1, 4, 996, 999]) : dice.roll(1000)
    return "\(x) \(dice.roll(1000))"
  }

  static func pointer(_ dice: inout SeededGenerator) -> String {
    let phase = dice.pick(["began", "moved", "moved", "moved", "ended", "ended", "cancelled"])
    return "pointer \(phase) \(place(&dice))"
  }

  static func drag(_ dice: inout SeededGenerator) -> String {
    "drag \(place(&dice)) \(place(&dice)) \(1 + dice.roll(8))"
  }

  static func scroll(_ dice: inout SeededGenerator) -> String {
    "scroll \(place(&dice)) \(dice.roll(11) - 5) \(dice.roll(41) - 20)"
  }

  private static let sizes = [
    "1x1", "2x2", "1x24", "80x1", "20x5", "40x12", "80x24", "87x24", "88x24", "100x30", "140x40",
    "200x60",
  ]

  static func resize(_ dice: inout SeededGenerator) -> String { "resize \(dice.pick(sizes))" }

  static func turnAround(_ dice: inout SeededGenerator) -> String {
    "resize \(dice.pick(["140x40", "80x24"]))"
  }

  static func swipe(_ dice: inout SeededGenerator) -> String {
    "swipe-back "
      + dice.pick(["full", "half", "begin", "begin", "move \(dice.roll(101))", "finish", "cancel"])
  }

  static func traits(_ dice: inout SeededGenerator) -> String {
    "traits " + dice.pick(["dark", "light", "rtl", "ltr", "text-size \(dice.roll(4))"])
  }

  static func system(_ dice: inout SeededGenerator) -> String {
    dice.pick(["background", "foreground", "foreground", "memory-warning"])
  }
}
