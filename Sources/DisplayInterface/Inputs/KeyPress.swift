/// A key press that isn't typed text.
package struct KeyPress: Hashable, Sendable {
  package enum Key: Hashable, Sendable {
    case enter, escape, tab, backspace, delete
    case up, down, left, right, home, end, pageUp, pageDown
    case function(Int)
    /// A character with a modifier, such as control-a.
    case character(Character)
  }

  package struct Modifiers: OptionSet, Hashable, Sendable {
    package let rawValue: Int
    package init(rawValue: Int) { self.rawValue = rawValue }

    package static let shift = Modifiers(rawValue: 1)
    package static let control = Modifiers(rawValue: 2)
    package static let alternate = Modifiers(rawValue: 4)
    package static let command = Modifiers(rawValue: 8)
  }

  package var key: Key
  package var modifiers: Modifiers

  package init(_ key: Key, modifiers: Modifiers = []) {
    self.key = key
    self.modifiers = modifiers
  }
}
