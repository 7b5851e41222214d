import DisplayInterface
import Foundation

extension EscapeSequence {
  struct Mouse {
    enum Action {
      case press, drag, release, other
      case wheel(columns: Int, rows: Int)
    }

    var action: Action
    var location: CGPoint

    /// - Parameters:
    ///   - button: The button as terminals encode it, including modifiers and motion.
    ///   - column: The column, counted from 1, up to the largest number that a terminal can report.
    ///   - row: The row, counted from 1.
    init(button: Int, column: Int, row: Int, isRelease: Bool) {
      func middle(_ cell: Int) -> Double { Double(max(1, min(cell, 65_535))) - 0.5 }
      location = CGPoint(x: middle(column) * 8, y: middle(row) * 16)
      let isShifted = button & 4 != 0
      switch button & ~28 {
      case 64...67:
        let step = button & 1 == 0 ? -1 : 1
        let isVertical = button & 2 == 0 && !isShifted
        action = .wheel(columns: isVertical ? 0 : step, rows: isVertical ? step : 0)
      case 0: action = isRelease ? .release : .press
      case 3: action = .release
      case 32: action = .drag
      default: action = .other
      }
    }
  }

  enum Meaning {
    case key(KeyPress)
    case text(String)
    case mouse(Mouse)
    case pasteBegin
    case background(Color)
    case attributes
    case colorsChanged
    case nothing
  }

  var meaning: Meaning {
    switch self {
    case .control(let mark, let parameters, let final):
      return Self.meaning(mark, parameters, final)
    case .single(let letter):
      if letter == UInt8(ascii: "M") { return .key(KeyPress(.enter)) }
      return Self.key(letter: letter).map { .key(KeyPress($0)) } ?? .nothing
    case .console(let letter):
      guard (0x41...0x45).contains(letter) else { return .nothing }
      return .key(KeyPress(.function(Int(letter) - 0x40)))
    case .mouse(let button, let column, let row):
      return .mouse(Mouse(button: button, column: column, row: row, isRelease: button & 3 == 3))
    case .command(let text): return Self.background(text).map { .background($0) } ?? .nothing
    case .string: return .nothing
    }
  }

  private static func meaning(_ mark: UInt8?, _ parameters: [[Int]], _ final: UInt8) -> Meaning {
    let first = parameters[0][0]
    let second = parameters.count > 1 ? parameters[1] : [1]
    if mark == UInt8(ascii: "<"), final == UInt8(ascii: "M") || final == UInt8(ascii: "m") {
      guard parameters.count == 3 else { return .nothing }
      return .mouse(
        Mouse(
          button: first, column: second[0], row: parameters[2][0],
          isRelease: final == UInt8(ascii: "m")))
    }
    if mark == UInt8(ascii: "?") {
      if final == UInt8(ascii: "c") { return .attributes }
      return final == UInt8(ascii: "n") && first == 997 ? .colorsChanged : .nothing
    }
    // The release of a key is ignored.
    guard mark == nil, !(second.count > 1 && second[1] == 3) else { return .nothing }
    let modifiers = modifiers(second[0])
    switch final {
    case UInt8(ascii: "~"):
      if first == 200 { return .pasteBegin }
      if first == 27, parameters.count > 2 { return key(code: parameters[2][0], modifiers) }
      return key(number: first).map { .key(KeyPress($0, modifiers: modifiers)) } ?? .nothing
    case UInt8(ascii: "u"): return key(code: first, modifiers)
    case UInt8(ascii: "Z"): return .key(KeyPress(.tab, modifiers: modifiers.union(.shift)))
    default:
      return key(letter: final).map { .key(KeyPress($0, modifiers: modifiers)) } ?? .nothing
    }
  }

  private static func modifiers(_ parameter: Int) -> KeyPress.Modifiers {
    let bits = max(0, parameter - 1)
    var modifiers: KeyPress.Modifiers = []
    if bits & 1 != 0 { modifiers.insert(.shift) }
    if bits & (2 | 32) != 0 { modifiers.insert(.alternate) }
    if bits & 4 != 0 { modifiers.insert(.control) }
    if bits & 8 != 0 { modifiers.insert(.command) }
    return modifiers
  }

  // MARK: Keys

  private static func key(letter: UInt8) -> KeyPress.Key? {
    switch Character(Unicode.Scalar(letter)) {
    case "A": .up
    case "B": .down
    case "C": .right
    case "D": .left
    case "H": .home
    case "F": .end
    case "P": .function(1)
    case "Q": .function(2)
    case "R": .function(3)
    case "S": .function(4)
    default: nil
    }
  }

  private static func key(number: Int) -> KeyPress.Key? {
    switch number {
    case 1, 7: .home
    case 4, 8: .end
    case 3: .delete
    case 5: .pageUp
    case 6: .pageDown
    case 11...15: .function(number - 10)
    case 17...21: .function(number - 11)
    case 23...26: .function(number - 12)
    case 28, 29: .function(number - 13)
    case 31...34: .function(number - 14)
    default: nil
    }
  }

  /// Returns the key press for a key's code: the character that the key types, or a number that the terminal
  /// assigns.
  private static func key(code: Int, _ modifiers: KeyPress.Modifiers) -> Meaning {
    let key: KeyPress.Key
    switch code {
    case 9: key = .tab
    case 13, 57414: key = .enter
    case 27: key = .escape
    case 8, 127: key = .backspace
    case 57417: key = .left
    case 57418: key = .right
    case 57419: key = .up
    case 57420: key = .down
    case 57421: key = .pageUp
    case 57422: key = .pageDown
    case 57423: key = .home
    case 57424: key = .end
    case 57426: key = .delete
    default:
      guard code >= 32, !(0xE000...0xF8FF).contains(code),
        let scalar = Unicode.Scalar(UInt32(code)), scalar.properties.generalCategory != .control
      else { return .nothing }
      let character = Character(scalar)
      if modifiers.subtracting(.shift).isEmpty {
        return .text(modifiers.isEmpty ? String(character) : character.uppercased())
      }
      key = .character(character)
    }
    return .key(KeyPress(key, modifiers: modifiers))
  }

  // MARK: Colours

  /// Returns the color in `11;rgb:rrrr/gggg/bbbb`, with one to four digits per component, or `nil` if the command
  /// has another form.
  private static func background(_ command: String) -> Color? {
    guard command.hasPrefix("11;"), let colon = command.firstIndex(of: ":") else { return nil }
    let parts = command[command.index(after: colon)...].split(separator: "/")
    let values = parts.compactMap { part -> Double? in
      guard (1...4).contains(part.count), let value = Int(part, radix: 16) else { return nil }
      return Double(value) / Double((1 << (4 * part.count)) - 1)
    }
    guard values.count >= 3, values.count == parts.count else { return nil }
    return Color(red: values[0], green: values[1], blue: values[2])
  }
}
