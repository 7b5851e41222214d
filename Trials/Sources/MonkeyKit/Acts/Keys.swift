import DisplayInterface

/// The names of keys.
enum Keys {
  static let names: [String: KeyPress.Key] = [
    "enter": .enter, "escape": .escape, "tab": .tab, "up": .up, "down": .down, "left": .left,
    "right": .right, "backspace": .backspace, "delete": .delete, "home": .home, "end": .end,
    "pageup": .pageUp, "pagedown": .pageDown,
  ]

  /// A key's name, with modifiers before it: `shift-tab`, `ctrl-a`.
  static func press(_ name: String) -> KeyPress? {
    var parts = name.split(separator: "-").map(String.init)
    guard let last = parts.popLast() else { return nil }
    var modifiers: KeyPress.Modifiers = []
    if parts.contains("shift") { modifiers.formUnion(.shift) }
    if parts.contains("ctrl") { modifiers.formUnion(.control) }
    if parts.contains("alt") { modifiers.formUnion(.alternate) }
    if let key = names[last] { return KeyPress(key, modifiers: modifiers) }
    return last.first.map { KeyPress(.character($0), modifiers: modifiers) }
  }
}
