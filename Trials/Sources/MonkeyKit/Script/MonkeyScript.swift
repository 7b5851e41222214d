import EverythingApp
import TrialKit

/// Writes the script of a round: an app, a way for time to pass, and lines on a theme.
@MainActor struct MonkeyScript {
  private var dice: SeededGenerator
  private var lines: [String] = []

  private init(seed: UInt64) {
    dice = SeededGenerator(seed: seed)
  }

  /// A script for a display that nobody sees.
  static func headless(seed: UInt64) -> [String] {
    var script = MonkeyScript(seed: seed)
    script.lines = ["clock \(script.roll(3) == 0 ? "at-once" : "virtual")"]
    script.write(count: 30 + script.roll(60), pauses: 0.6)
    return script.lines
  }

  /// A script for a terminal, where time is real.
  static func terminal(seed: UInt64) -> [String] {
    var script = MonkeyScript(seed: seed)
    script.write(count: 20 + script.roll(30), pauses: 0.4)
    return script.lines
  }

  private mutating func write(count: Int, pauses: Double) {
    let theme = pick(MonkeyTheme.all)
    lines.append("app \(pick(theme.apps))")
    for _ in 0..<count {
      lines.append(line(theme))
      switch roll(10) {
      case 0..<3: lines.append("advance \(hundredths(1 + roll(Int(pauses * 100))))")
      case 3: lines.append("turn")
      case 4 where roll(4) == 0: lines.append("settle")
      default: break
      }
    }
  }

  private mutating func line(_ theme: MonkeyTheme) -> String {
    switch roll(16) {
    case 0: "later \(hundredths(roll(50))) \(theme.command(&dice))"
    case 1: "on \(pick(Moment.allCases).rawValue) \(theme.command(&dice))"
    case 2, 3: "\(theme.command(&dice)) then \(theme.command(&dice))"
    default: theme.command(&dice)
    }
  }

  private func hundredths(_ number: Int) -> String {
    "\(number / 100).\(number % 100 < 10 ? "0" : "")\(number % 100)"
  }

  private mutating func roll(_ count: Int) -> Int { dice.roll(count) }
  private mutating func pick<Element>(_ elements: [Element]) -> Element { dice.pick(elements) }
}

extension SeededGenerator {
  mutating func roll(_ count: Int) -> Int { Int(next() % UInt64(count)) }
  mutating func pick<Element>(_ elements: [Element]) -> Element { elements[roll(elements.count)] }
  mutating func chance(_ percent: Int) -> Bool { roll(100) < percent }
}
