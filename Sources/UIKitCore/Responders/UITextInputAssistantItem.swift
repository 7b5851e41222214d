import Foundation

/// The buttons beside a keyboard's suggestions, of which there are none here.
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
