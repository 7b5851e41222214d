public import Foundation

/// Information about a focus update.
@preconcurrency @MainActor open class UIFocusUpdateContext: NSObject {
  open private(set) weak var previouslyFocusedView: UIView?
  open private(set) weak var nextFocusedView: UIView?
  open var previouslyFocusedItem: (any UIFocusEnvironment)? { previouslyFocusedView }
  open var nextFocusedItem: (any UIFocusEnvironment)? { nextFocusedView }

  init(from previous: UIView?, to next: UIView?) {
    previouslyFocusedView = previous
    nextFocusedView = next
    super.init()
  }
}
