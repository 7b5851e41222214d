import Foundation

/// A view or another accessibility element, as assistive technologies use it.
@MainActor protocol AssistedElement: AnyObject {
  var accessibilityActivationPoint: CGPoint { get }
  var accessibilityCustomActions: [UIAccessibilityCustomAction]? { get }
  func accessibilityActivate() -> Bool
  func accessibilityIncrement()
  func accessibilityDecrement()
}

extension UIView: AssistedElement {}
