public import Foundation

/// The source of an unwind segue, for the methods that find its destination.
@preconcurrency @MainActor public final class UIStoryboardUnwindSegueSource: NSObject {
  /// The controller whose scene contains the segue.
  public let source: UIViewController
  /// The action that the destination must implement.
  public let unwindAction: Selector
  /// The object that performs the segue.
  public let sender: Any?

  package init(_ source: UIViewController, action: Selector, sender: Any?) {
    self.source = source
    unwindAction = action
    self.sender = sender
    super.init()
  }
}
