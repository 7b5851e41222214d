import Foundation

/// The buttons beside a keyboard's suggestions, of which there are none here.
@preconcurrency @MainActor open class UITextInputAssistantItem: NSObject {
  open var allowsHidingShortcuts = true
  open var leadingBarButtonGroups: [UIBarButtonItemGroup] = []
  open var trailingBarButtonGroups: [UIBarButtonItemGroup] = []
}

nonisolated(unsafe) private var assistantKey = 0

extension UIResponder {
  public var inputAssistantItem: UITextInputAssistantItem {
    if let item = objc_getAssociatedObject(self, &assistantKey) as? UITextInputAssistantItem {
      return item
    }
    let item = UITextInputAssistantItem()
    objc_setAssociatedObject(self, &assistantKey, item, .OBJC_ASSOCIATION_RETAIN_NONATOMIC)
    return item
  }
}
