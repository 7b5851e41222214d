public import Foundation

/// Information about a focus update in a collection view.
open class UICollectionViewFocusUpdateContext: UIFocusUpdateContext {
  /// The item that had focus; `nil` if it was outside the collection view.
  open private(set) var previouslyFocusedIndexPath: IndexPath?
  /// The item that has focus; `nil` if it is outside the collection view.
  open private(set) var nextFocusedIndexPath: IndexPath?

  init(_ context: UIFocusUpdateContext, path: (UIView) -> IndexPath?) {
    previouslyFocusedIndexPath = context.previouslyFocusedView.flatMap(path)
    nextFocusedIndexPath = context.nextFocusedView.flatMap(path)
    super.init(from: context.previouslyFocusedView, to: context.nextFocusedView)
  }
}
