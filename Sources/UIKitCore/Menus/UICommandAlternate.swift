public import Foundation

/// An alternative action of a command while modifier keys are held.
@preconcurrency @MainActor open class UICommandAlternate: NSObject {
  public init(title: String, action: Selector, modifierFlags: UIKeyModifierFlags) {
    self.title = title
    self.action = action
    self.modifierFlags = modifierFlags
    super.init()
  }

  public final let title: String
  public final let action: Selector
  public final let modifierFlags: UIKeyModifierFlags
}
