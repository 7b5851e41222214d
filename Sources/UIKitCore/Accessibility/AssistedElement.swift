import Foundation

/// What assistive technology can ask of views and of other elements.
@MainActor protocol AssistedElement: AnyObject {
  var accessibilityActivationPoint: CGPoint { get }
  var accessibilityCustomActions: [UIAccessibilityCustomAction]? { get }
  func accessibilityActivate() -> Bool
  func accessibilityIncrement()
  func accessibilityDecrement()
}

extension UIView: AssistedElement {}
extension UIAccessibilityElement: AssistedElement {}
