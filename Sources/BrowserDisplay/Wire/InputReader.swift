import DisplayInterface
import Foundation

/// A reader of the messages that a page sends. A message is an array of a name and values.
///
///     ["traits", width, height, scale, 1 if dark, top, left, bottom, right, keyboard]   with the safe area's
///               insets and the height of a keyboard on the screen
///     ["pointer", phase, x, y, milliseconds, id, kind, buttons, modifiers]   milliseconds of the page's clock; kinds
///               are 0 a finger, 1 a mouse, 2 a pencil; buttons 1 primary, 2 secondary
///     ["scroll", x, y, distanceX, distanceY]
///     ["key", name, modifiers]                   shift 1, control 2, alternate 4, command 8
///     ["text", string]
///     ["compose", string, start, end]            start and end of the selection in the string
///     ["edit", replacement, node, base, revision, start, end, start and end of the selection, 1 if marked, 1 if at the
///               caret]                       see `Edit`
///     ["drop", x, y, name or "", type, contents in base 64, …]
///     ["assist", "activate" "increment" "decrement" or "perform", node, part from 1 or 0, action from 0]
///     ["preview", number]                        the preview that the page displays
enum InputReader {
  /// The largest length of a text that's typed or pasted. Only the beginning of a longer text is used. An edit
  /// whose replacement has more UTF-8 bytes is ignored.
  static let longestText = 1_000_000

  private enum Value: Decodable {
    case number(Double)
    case string(String)

    init(from decoder: any Decoder) throws {
      let container = try decoder.singleValueContainer()
      self =
        if let number = try? container.decode(Double.self) {
          .number(number)
        } else {
          .string(try container.decode(String.self))
        }
    }
  }

  private static func values(_ message: String) -> (name: String, rest: ArraySlice<Value>)? {
    guard let values = try? JSONDecoder().decode([Value].self, from: Data(message.utf8)),
      case .string(let name)? = values.first
    else { return nil }
    return (name, values.dropFirst())
  }

  /// Returns the number of the preview that a page displays, or `nil` if the message isn't about a preview.
  static func preview(_ message: String) -> Int? {
    guard message.hasPrefix("[\"preview\""), let (name, rest) = values(message), name == "preview",
      rest.count == 1, case .number(let number)? = rest.first
    else { return nil }
    return Int(bounded: number)
  }

  /// - Returns: `nil` if the message isn't valid input.
  static func read(_ message: String) -> Input? {
    guard let (name, rest) = values(message) else { return nil }
    let numbers = rest.compactMap { if case .number(let number) = $0 { number } else { nil } }
    let strings = rest.compactMap { if case .string(let string) = $0 { string } else { nil } }
    switch (name, strings.count, numbers.count) {
    case ("traits", 0, 11): return .traits(traits(numbers))
    case ("pointer", 1, 7):
      return pointer(strings[0], numbers)
    case ("scroll", 0, 4):
      let distance = point(numbers[2], numbers[3])
      return .scroll(
        at: point(numbers[0], numbers[1]), by: CGSize(width: distance.x, height: distance.y))
    case ("key", 1, 1): return key(strings[0], Int(bounded: numbers[0]))
    case ("assist", 1, 3): return assistance(strings[0], numbers.map { Int(bounded: $0) })
    case ("text", 1, 0):
      let text = String(strings[0].prefix(longestText))
      return text.isEmpty ? nil : .text(text)
    case ("compose", 1, 2):
      let text = String(strings[0].prefix(longestText))
      let bounds = numbers.map { Int(bounded: $0.clamped(0, Double(text.utf16.count))) }
      return .compose(text, selection: bounds[0]..<max(bounds[0], bounds[1]))
    case ("edit", 1, 9): return edit(strings[0], numbers.map { Int(bounded: $0) })
    case ("drop", let count, 2) where count > 0 && count.isMultiple(of: 3):
      return drop(strings, at: point(numbers[0], numbers[1]))
    default: return nil
    }
  }

  private static func traits(_ numbers: [Double]) -> DisplayTraits {
    let insets = numbers[4..<8].map { CGFloat($0.clamped(0, 200)) }
    var traits = DisplayTraits(
      size: CGSize(
        width: numbers[0].clamped(100, 4000).rounded(),
        height: numbers[1].clamped(100, 4000).rounded()),
      scale: numbers[2].clamped(1, 4), style: numbers[3] > 0 ? .dark : .light,
      safeArea: (insets[0], insets[1], insets[2], insets[3]),
      keyboardHeight: numbers[8].clamped(0, 2000).rounded(), opensLinks: true)
    traits.textSteps = Int(bounded: numbers[9].clamped(-3, 8))
    traits.isRightToLeft = numbers[10] > 0
    return traits
  }

  private static func point(_ x: Double, _ y: Double) -> CGPoint {
    CGPoint(x: x.clamped(-10_000, 10_000), y: y.clamped(-10_000, 10_000))
  }

  private static let phases: [String: Pointer.Phase] = [
    "began": .began, "moved": .moved, "ended": .ended, "cancelled": .cancelled,
    "hovered": .hovered, "exited": .exited,
  ]

  private static func pointer(_ name: String, _ numbers: [Double]) -> Input? {
    guard let phase = phases[name] else { return nil }
    var pointer = Pointer(
      phase, at: point(numbers[0], numbers[1]), time: numbers[2].clamped(0, 1e15) / 1000,
      id: Int(bounded: numbers[3]))
    pointer.kind = numbers[4] == 1 ? .mouse : numbers[4] == 2 ? .pencil : .finger
    pointer.buttons = Pointer.Buttons(rawValue: Int(bounded: numbers[5]) & 3)
    pointer.modifiers = KeyPress.Modifiers(rawValue: Int(bounded: numbers[6]) & 15)
    return .pointer(pointer)
  }

  private static func drop(_ strings: [String], at location: CGPoint) -> Input? {
    var items: [ForeignItem] = []
    for start in stride(from: 0, to: strings.count, by: 3) {
      guard let data = Data(base64Encoded: strings[start + 2]) else { return nil }
      let name = strings[start]
      items.append(
        ForeignItem(name: name.isEmpty ? nil : name, type: strings[start + 1], data: data))
    }
    return .drop(items, at: location)
  }

  /// The receiver checks whether the positions exist in the text.
  private static func edit(_ replacement: String, _ numbers: [Int]) -> Input? {
    let (range, selection) = (numbers[3...4], numbers[5...6])
    guard numbers[0] >= 0, numbers[2] < 0, range[3] >= 0, range[3] <= range[4], selection[5] >= 0,
      selection[5] <= selection[6], replacement.utf8.count <= longestText
    else { return nil }
    return .edit(
      Edit(
        node: NodeID(rawValue: UInt(numbers[0])), base: numbers[1], revision: numbers[2],
        range: range[3]..<range[4], replacement: replacement,
        selection: selection[5]..<selection[6],
        isMarked: numbers[7] == 1, isAtCaret: numbers[8] == 1))
  }

  private static func assistance(_ name: String, _ numbers: [Int]) -> Input? {
    let acts: [String: Assistance.Act] = [
      "activate": .activate, "increment": .increment, "decrement": .decrement,
      "perform": .perform(numbers[2]),
    ]
    guard let act = acts[name], numbers.allSatisfy({ $0 >= 0 }) else { return nil }
    return .assistance(
      Assistance(
        act, node: NodeID(rawValue: UInt(numbers[0])),
        element: numbers[1] > 0 ? numbers[1] - 1 : nil))
  }

  private static let keys: [String: KeyPress.Key] = [
    "Enter": .enter, "Escape": .escape, "Tab": .tab, "Backspace": .backspace, "Delete": .delete,
    "ArrowUp": .up, "ArrowDown": .down, "ArrowLeft": .left, "ArrowRight": .right, "Home": .home,
    "End": .end, "PageUp": .pageUp, "PageDown": .pageDown,
  ]

  private static func key(_ name: String, _ modifiers: Int) -> Input? {
    let modifiers = KeyPress.Modifiers(rawValue: modifiers & 15)
    if let key = keys[name] { return .key(KeyPress(key, modifiers: modifiers)) }
    if name.count == 1, let character = name.first {
      return .key(KeyPress(.character(character), modifiers: modifiers))
    }
    guard name.first == "F", let number = Int(name.dropFirst()), 1...24 ~= number else {
      return nil
    }
    return .key(KeyPress(.function(number), modifiers: modifiers))
  }
}
