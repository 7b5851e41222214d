public import Foundation

/// What an unwind segue starts with, for those who are asked for its destination.
@preconcurrency @MainActor public final class UIStoryboardUnwindSegueSource: NSObject {
  /// The controller whose scene has the segue.
  public let source: UIViewController
  /// The method that the destination must have.
  public let unwindAction: Selector
  /// What performs the segue.
  public let sender: Any?

  package init(_ source: UIViewController, action: Selector, sender: Any?) {
    self.source = source
    unwindAction = action
    self.sender = sender
    super.init()
  }
}
