import DisplayInterface
import Foundation

/// Reads what a page reports: an array of a name and values.
///
///     ["traits", width, height, scale, 1 if dark, top, left, bottom, right]   with the safe area's insets
///     ["pointer", "began" "moved" "ended" or "cancelled", x, y, milliseconds]   of the page's clock
///     ["scroll", x, y, distanceX, distanceY]
///     ["key", name, modifiers]                   shift 1, control 2, alternate 4, command 8
///     ["text", string]
enum InputReader {
  /// Of a longer text, such as a paste, the beginning arrives.
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

  /// - Returns: `nil` for what is none of the above.
  static func read(_ message: String) -> Input? {
    guard let values = try? JSONDecoder().decode([Value].self, from: Data(message.utf8)),
      case .string(let name)? = values.first
    else { return nil }
    let rest = values.dropFirst()
    let numbers = rest.compactMap { if case .number(let number) = $0 { number } else { nil } }
    let strings = rest.compactMap { if case .string(let string) = $0 { string } else { nil } }
    switch (name, strings.count, numbers.count) {
    case ("traits", 0, 8): return .traits(traits(numbers))
    case ("pointer", 1, 3):
      return pointer(strings[0], point(numbers[0], numbers[1]), numbers[2].clamped(0, 1e15) / 1000)
    case ("scroll", 0, 4):
      let distance = point(numbers[2], numbers[3])
      return .scroll(
        at: point(numbers[0], numbers[1]), by: CGSize(width: distance.x, height: distance.y))
    case ("key", 1, 1): return key(strings[0], Int(bounded: numbers[0]))
    case ("text", 1, 0):
      let text = String(strings[0].prefix(longestText))
      return text.isEmpty ? nil : .text(text)
    default: return nil
    }
  }

  private static func traits(_ numbers: [Double]) -> DisplayTraits {
    let insets = numbers[4...].map { CGFloat($0.clamped(0, 200)) }
    return DisplayTraits(
      size: CGSize(
        width: numbers[0].clamped(100, 4000).rounded(),
        height: numbers[1].clamped(100, 4000).rounded()),
      scale: numbers[2].clamped(1, 4), style: numbers[3] > 0 ? .dark : .light,
      safeArea: (insets[0], insets[1], insets[2], insets[3]))
  }

  private static func point(_ x: Double, _ y: Double) -> CGPoint {
    CGPoint(x: x.clamped(-10_000, 10_000), y: y.clamped(-10_000, 10_000))
  }

  private static func pointer(
    _ phase: String, _ location: CGPoint, _ time: TimeInterval
  ) -> Input? {
    let phases: [String: Pointer.Phase] = [
      "began": .began, "moved": .moved, "ended": .ended, "cancelled": .cancelled,
    ]
    return phases[phase].map { .pointer(Pointer($0, at: location, time: time)) }
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
