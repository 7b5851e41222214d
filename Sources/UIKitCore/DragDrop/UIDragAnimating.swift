public import Foundation

/// An animation of dragged items, to which the app can add its own animations.
@preconcurrency @MainActor public protocol UIDragAnimating: NSObjectProtocol {
  func addAnimations(_ animations: @escaping () -> Void)
  func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void)
}

/// Animates nothing: it runs added animations immediately and completion handlers at the end of the turn.
final class DragAnimator: NSObject, UIDragAnimating {
  func addAnimations(_ animations: @escaping () -> Void) { animations() }

  func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void) {
    Turn.current.afterLayout { completion(.end) }
  }
}
