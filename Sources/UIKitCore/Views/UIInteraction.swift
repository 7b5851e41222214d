public import Foundation

/// A behaviour that a view owns: it lives as long as it is one of the view's interactions.
@preconcurrency @MainActor public protocol UIInteraction: NSObjectProtocol {
  /// The view that this interaction belongs to, not retained.
  var view: UIView? { get }

  /// Called before the interaction is added to `view`, or removed if that is `nil`.
  func willMove(to view: UIView?)

  /// Called after the interaction was added to `view`, or removed if that is `nil`.
  func didMove(to view: UIView?)
}
