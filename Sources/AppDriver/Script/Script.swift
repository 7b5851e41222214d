import DisplayInterface
import Foundation

/// Commands that drive an app, one in each line.
///
/// ```
/// tap "Greeting"
/// type "swift" into "Search"
/// replace "Search" with "lorem"
/// clear "Search"
/// key enter
/// back
/// scroll down 10
/// swipe left "lorem"
/// wait "lorem" 5
/// absent containing "error"
/// screen
/// snapshot search.svg
/// resize 100x30
/// ```
///
/// A name is the whole text on screen. After `containing`, it's a part of the text.
///
/// Empty lines and comments after a `#` are skipped. In quotes, `\"`, `\\`, `\n` and `\t` are escape sequences. A
/// line can end with LF, CRLF or CR.
package struct Script: Equatable, Sendable {
  package struct Line: Equatable, Sendable {
    package let number: Int
    /// The text of the line.
    package let source: String
    package let step: Step

    /// - Returns: `nil` if the line contains no command.
    /// - Throws: ``ScriptError`` if the command is invalid.
    package init?(_ text: String, number: Int) throws(ScriptError) {
      source = text.trimmingCharacters(in: .whitespaces)
      self.number = number
      var words = try Words(source, line: number)
      guard let command = words.next() else { return nil }
      step = try Script.step(command, &words)
      try words.end()
    }
  }

  package let lines: [Line]

  /// - Throws: ``ScriptError`` for the first invalid command.
  package init(_ text: String) throws(ScriptError) {
    try self.init(bytes: Array(text.utf8))
  }

  /// - Throws: ``ScriptError`` for the first line that contains an invalid command, or that isn't UTF-8.
  package init(bytes: [UInt8]) throws(ScriptError) {
    var rest = bytes
    let reader = ScriptReader {
      defer { rest = [] }
      return rest
    }
    var lines: [Line] = []
    while let line = try reader.next() { lines.append(line) }
    self.lines = lines
  }

  private static func step(_ command: String, _ words: inout Words) throws(ScriptError) -> Step {
    switch command {
    case "tap": return .tap(try words.name("what to tap"))
    case "type":
      let text = try words.argument("the text to type")
      guard let word = words.next() else { return .type(text, into: nil) }
      guard word == "into" else { throw words.error("expected 'into', found '\(word)'") }
      return .type(text, into: try words.name("where to type"))
    case "replace":
      let field = try words.name("the field")
      let word = try words.argument("'with'")
      guard word == "with" else { throw words.error("expected 'with', found '\(word)'") }
      return .replace(field, with: try words.argument("the text to type"))
    case "clear": return .clear(try words.name("the field to clear"))
    case "key": return .key(try key(try words.argument("a key"), words))
    case "back": return .back
    case "scroll": return try scroll(&words)
    case "swipe":
      let direction = try words.argument("'left' or 'right'")
      guard direction == "left" || direction == "right" else {
        throw words.error("'\(direction)' is neither 'left' nor 'right'")
      }
      return .swipe(try words.name("what to swipe"), toRight: direction == "right")
    case "wait":
      let text = try words.name("the text to wait for")
      guard let word = words.next() else { return .wait(text, seconds: 5) }
      guard let seconds = Double(word), (0...86_400).contains(seconds) else {
        throw words.error("'\(word)' is no number of seconds up to 86400, a day")
      }
      return .wait(text, seconds: seconds)
    case "absent": return .absent(try words.name("the text that must not show"))
    case "screen": return .screen
    case "snapshot": return .snapshot(try words.argument("the file to write"))
    case "resize":
      let size = try words.argument("a size such as 100x30")
      let parts = size.split(separator: "x").compactMap { Int($0) }
      guard parts.count == 2, parts.allSatisfy({ (1...1000).contains($0) }) else {
        throw words.error("'\(size)' is no size such as 100x30")
      }
      return .resize(columns: parts[0], rows: parts[1])
    default:
      throw words.error(
        "unknown command '\(command)'; there are tap, type, replace, clear, key, back, scroll, swipe, wait, "
          + "absent, screen, snapshot, resize"
      )
    }
  }

  private static func scroll(_ words: inout Words) throws(ScriptError) -> Step {
    let direction = try words.argument("'up', 'down', 'left' or 'right'")
    guard ["up", "down", "left", "right"].contains(direction) else {
      throw words.error("'\(direction)' is none of 'up', 'down', 'left' and 'right'")
    }
    var count = 1
    var over: ScreenName?
    while let word = words.next() {
      if word == "over" {
        over = try words.name("what to scroll")
      } else if let number = Int(word), (1...1_000_000).contains(number) {
        count = number
      } else {
        throw words.error("'\(word)' is no number of rows")
      }
    }
    if direction == "up" || direction == "left" { count = -count }
    return direction == "left" || direction == "right"
      ? .scroll(columns: count, over: over) : .scroll(rows: count, over: over)
  }

  private static let keys: [String: KeyPress.Key] = [
    "enter": .enter, "escape": .escape, "tab": .tab, "up": .up, "down": .down, "left": .left,
    "right": .right, "backspace": .backspace, "delete": .delete, "home": .home, "end": .end,
    "pageup": .pageUp, "pagedown": .pageDown,
  ]

  private static let modifiers: [String: KeyPress.Modifiers] = [
    "shift": .shift, "ctrl": .control, "control": .control, "alt": .alternate,
  ]

  /// Returns the key with a name, which can follow modifiers, such as `shift-tab` or `ctrl-a`, or the key for a
  /// character.
  private static func key(_ name: String, _ words: Words) throws(ScriptError) -> KeyPress {
    if name.count == 1, let character = name.first { return KeyPress(.character(character)) }
    var parts = name.lowercased().split(separator: "-").map(String.init)
    let last = parts.popLast() ?? ""
    var flags: KeyPress.Modifiers = []
    for part in parts {
      guard let modifier = modifiers[part] else {
        throw words.error("'\(part)' is no modifier key; there are shift, ctrl, alt")
      }
      flags.formUnion(modifier)
    }
    if let key = keys[last] { return KeyPress(key, modifiers: flags) }
    if last.count == 1, let character = last.first, !flags.isEmpty {
      return KeyPress(.character(character), modifiers: flags)
    }
    throw words.error(
      "'\(name)' is no key; there are \(keys.keys.sorted().joined(separator: ", "))")
  }
}
