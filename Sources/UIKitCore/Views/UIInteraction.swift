public import Foundation

/// A behavior of a view. The view retains its interactions.
@preconcurrency @MainActor public protocol UIInteraction: NSObjectProtocol {
  /// The view that this interaction belongs to. The interaction doesn't retain it.
  var view: UIView? { get }

  /// Called before the interaction is added to `view`, or before it is removed if `view` is `nil`.
  func willMove(to view: UIView?)

  /// Called after the interaction was added to `view`, or after it was removed if `view` is `nil`.
  func didMove(to view: UIView?)
}
