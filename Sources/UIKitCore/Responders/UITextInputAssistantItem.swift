import Foundation

/// The buttons beside a keyboard's suggestions, of which there are none here.
@preconcurrency @MainActor open class UITextInputAssistantItem: NSObject {
  open var allowsHidingShortcuts = true
  open var leadingBarButtonGroups: [UIBarButtonItemGroup] = []
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
