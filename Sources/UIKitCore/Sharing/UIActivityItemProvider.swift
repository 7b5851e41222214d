public import Foundation

/// Creates an item when the user has chosen an activity.
open class UIActivityItemProvider: Operation, UIActivityItemSource, @unchecked Sendable {
  /// Stands for the item before it's created.
  public final let placeholderItem: Any?
  /// The activity for which the item is created.
  open private(set) var activityType: UIActivity.ActivityType?

  public init(placeholderItem: Any) {
    self.placeholderItem = placeholderItem
    super.init()
  }

  /// The item. Subclasses override this property; otherwise it's the placeholder.
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
