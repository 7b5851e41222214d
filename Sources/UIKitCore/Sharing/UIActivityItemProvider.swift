public import Foundation

/// Makes an item when an activity is chosen for it.
open class UIActivityItemProvider: Operation, UIActivityItemSource, @unchecked Sendable {
  /// Stands for the item until then.
  public final let placeholderItem: Any?
  /// The activity that the item is made for.
  open private(set) var activityType: UIActivity.ActivityType?

  public init(placeholderItem: Any) {
    self.placeholderItem = placeholderItem
    super.init()
  }

  /// The item; subclasses make it. The placeholder unless overridden.
  open var item: Any { placeholderItem ?? NSNull() }

  open override func main() {}

  @preconcurrency @MainActor open func activityViewControllerPlaceholderItem(
    _ activityViewController: UIActivityViewController
  ) -> Any { placeholderItem ?? NSNull() }

  @preconcurrency @MainActor open func activityViewController(
    _ activityViewController: UIActivityViewController,
    itemForActivityType activityType: UIActivity.ActivityType?
  ) -> Any? {
    self.activityType = activityType
    return isCancelled ? nil : item
  }
}
