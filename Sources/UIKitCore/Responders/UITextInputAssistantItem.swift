import Foundation

/// The shortcut buttons next to a keyboard's suggestions. No display has such buttons.
@preconcurrency @MainActor open class UITextInputAssistantItem: NSObject {
  /// Has no effect.
  open var allowsHidingShortcuts = true
  /// Has no effect.
  open var leadingBarButtonGroups: [UIBarButtonItemGroup] = []
  /// Has no effect.
  open var trailingBarButtonGroups: [UIBarButtonItemGroup] = []
}

extension UIResponder {
  private static let assistantItems = Association<UITextInputAssistantItem>()

  final var assistantItem: UITextInputAssistantItem {
    if let item = Self.assistantItems[self] { return item }
    let item = UITextInputAssistantItem()
    Self.assistantItems[self] = item
    return item
  }
}
