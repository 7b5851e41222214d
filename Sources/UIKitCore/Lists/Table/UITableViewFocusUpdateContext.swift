public import Foundation

/// Information about a focus update in a table view.
open class UITableViewFocusUpdateContext: UIFocusUpdateContext {
  /// The row that had focus; `nil` if it was outside the table view.
  open private(set) var previouslyFocusedIndexPath: IndexPath?
  /// The row that has focus; `nil` if it is outside the table view.
  open private(set) var nextFocusedIndexPath: IndexPath?

  init(_ context: UIFocusUpdateContext, path: (UIView) -> IndexPath?) {
    previouslyFocusedIndexPath = context.previouslyFocusedView.flatMap(path)
    nextFocusedIndexPath = context.nextFocusedView.flatMap(path)
    super.init(from: context.previouslyFocusedView, to: context.nextFocusedView)
  }
}
