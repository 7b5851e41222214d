public import Foundation

/// An element with a name for tests and scripts.
@preconcurrency @MainActor public protocol UIAccessibilityIdentification: NSObjectProtocol {
  /// The name of the element. It's never read aloud.
  var accessibilityIdentifier: String? { get set }
}

extension UIMenuElement: UIAccessibilityIdentification {}
extension UIImage: UIAccessibilityIdentification {}
