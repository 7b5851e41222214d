public import Foundation

/// An animation of dragged items, to which others may be added.
@preconcurrency @MainActor public protocol UIDragAnimating: NSObjectProtocol {
  func addAnimations(_ animations: @escaping () -> Void)
  func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void)
}

/// Nothing flies here: what is added happens at once, completions in the turn's end.
final class DragAnimator: NSObject, UIDragAnimating {
  func addAnimations(_ animations: @escaping () -> Void) { animations() }

  func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void) {
    Turn.current.afterLayout { completion(.end) }
  }
}
