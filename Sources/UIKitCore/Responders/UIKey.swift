package import DisplayInterface
public import Foundation

/// A key of a keyboard together with the modifiers that were down.
@preconcurrency @MainActor open class UIKey: NSObject {
  /// The characters that the key types, or a constant of ``UIKeyCommand`` for a key that types none.
  open private(set) var characters: String
  /// The characters that the key types without modifiers.
  open private(set) var charactersIgnoringModifiers: String
  open private(set) var modifierFlags: UIKeyModifierFlags
  /// The position of the key on a United States keyboard.
  open private(set) var keyCode: UIKeyboardHIDUsage

  private init(
    characters: String, ignoringModifiers: String, modifierFlags: UIKeyModifierFlags,
    keyCode: UIKeyboardHIDUsage
  ) {
    self.characters = characters
    charactersIgnoringModifiers = ignoringModifiers
    self.modifierFlags = modifierFlags
    self.keyCode = keyCode
    super.init()
  }

  /// A key as a display reports it.
  package convenience init(_ press: KeyPress) {
    let (name, code): (String, UIKeyboardHIDUsage) =
      switch press.key {
      case .enter: ("\r", .keyboardReturnOrEnter)
      case .escape: (UIKeyCommand.inputEscape, .keyboardEscape)
      case .tab: ("\t", .keyboardTab)
      case .backspace: ("\u{8}", .keyboardDeleteOrBackspace)
      case .delete: (UIKeyCommand.inputDelete, .keyboardDeleteForward)
      case .up: (UIKeyCommand.inputUpArrow, .keyboardUpArrow)
      case .down: (UIKeyCommand.inputDownArrow, .keyboardDownArrow)
      case .left: (UIKeyCommand.inputLeftArrow, .keyboardLeftArrow)
      case .right: (UIKeyCommand.inputRightArrow, .keyboardRightArrow)
      case .home: (UIKeyCommand.inputHome, .keyboardHome)
      case .end: (UIKeyCommand.inputEnd, .keyboardEnd)
      case .pageUp: (UIKeyCommand.inputPageUp, .keyboardPageUp)
      case .pageDown: (UIKeyCommand.inputPageDown, .keyboardPageDown)
      case .function(let number): UIKey.function(number)
      case .character(let character): UIKey.place(of: character)
      }
    self.init(
      characters: name, ignoringModifiers: name,
      modifierFlags: UIKeyModifierFlags(press.modifiers), keyCode: code)
  }

  /// The key that types a character.
  package convenience init(typing character: Character) {
    let (lower, code) = UIKey.place(of: character)
    self.init(
      characters: String(character), ignoringModifiers: lower,
      modifierFlags: character.isUppercase ? .shift : [], keyCode: code)
  }

  private static func function(_ number: Int) -> (String, UIKeyboardHIDUsage) {
    let first: UIKeyboardHIDUsage = number <= 12 ? .keyboardF1 : .keyboardF13
    let code = UIKeyboardHIDUsage(rawValue: first.rawValue + (number - 1) % 12)
    return ("UIKeyInputF\(number)", code ?? .keyboardErrorUndefined)
  }

  private static func place(of character: Character) -> (String, UIKeyboardHIDUsage) {
    let lower = character.lowercased()
    let code: UIKeyboardHIDUsage? =
      if let offset = row("abcdefghijklmnopqrstuvwxyz1234567890", lower) {
        UIKeyboardHIDUsage(rawValue: UIKeyboardHIDUsage.keyboardA.rawValue + offset)
      } else if let offset = row(" -=[]\\", lower) {
        UIKeyboardHIDUsage(rawValue: UIKeyboardHIDUsage.keyboardSpacebar.rawValue + offset)
      } else if let offset = row(";'`,./", lower) {
        UIKeyboardHIDUsage(rawValue: UIKeyboardHIDUsage.keyboardSemicolon.rawValue + offset)
      } else {
        nil
      }
    return (lower, code ?? .keyboardErrorUndefined)
  }

  private static func row(_ keys: String, _ key: String) -> Int? {
    key.first.flatMap { keys.firstIndex(of: $0) }.map {
      keys.distance(from: keys.startIndex, to: $0)
    }
  }
}

extension UIKeyModifierFlags {
  package init(_ modifiers: KeyPress.Modifiers) {
    self = []
    if modifiers.contains(.shift) { insert(.shift) }
    if modifiers.contains(.control) { insert(.control) }
    if modifiers.contains(.alternate) { insert(.alternate) }
    if modifiers.contains(.command) { insert(.command) }
  }
}
