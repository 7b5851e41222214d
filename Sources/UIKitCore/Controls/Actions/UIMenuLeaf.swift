public import Foundation

/// A menu element that performs an action.
@preconcurrency @MainActor public protocol UIMenuLeaf: NSObjectProtocol {
  var title: String { get set }
  var image: UIImage? { get set }
  var discoverabilityTitle: String? { get set }
  var attributes: UIMenuElement.Attributes { get set }
  var state: UIMenuElement.State { get set }
  /// The object that caused the action while it is performed.
  var sender: Any? { get }

  func performWithSender(_ sender: Any?, target: Any?)
}
