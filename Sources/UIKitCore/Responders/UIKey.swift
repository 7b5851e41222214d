public import Foundation

/// A key of a keyboard together with the modifiers that were down.
@preconcurrency @MainActor open class UIKey: NSObject {
  /// What the key types.
  open private(set) var characters: String
  /// What the key would type without modifiers.
  open private(set) var charactersIgnoringModifiers: String
  open private(set) var modifierFlags: UIKeyModifierFlags

  package init(
    characters: String, ignoringModifiers: String, modifierFlags: UIKeyModifierFlags
  ) {
    self.characters = characters
    charactersIgnoringModifiers = ignoringModifiers
    self.modifierFlags = modifierFlags
    super.init()
  }
}
