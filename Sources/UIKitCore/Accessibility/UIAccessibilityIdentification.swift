public import Foundation

/// An element with a name for tests and scripts.
@preconcurrency @MainActor public protocol UIAccessibilityIdentification: NSObjectProtocol {
  /// The name of the element. It's never read aloud.
  var accessibilityIdentifier: String? { get set }
}

extension UIView: UIAccessibilityIdentification {}
extension UIMenuElement: UIAccessibilityIdentification {}
extension UIAccessibilityElement: UIAccessibilityIdentification {}
extension UIImage: UIAccessibilityIdentification {}
