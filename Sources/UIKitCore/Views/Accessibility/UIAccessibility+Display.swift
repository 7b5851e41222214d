import DisplayInterface
public import Foundation

extension UIAccessibility {
  public static var isReduceMotionEnabled: Bool { !UIApplication.shared.display.traits.animates }
  public static var isReduceTransparencyEnabled: Bool { !UIApplication.look.isTranslucent }

  /// Posts a notification to assistive technology.
  ///
  /// - Parameter argument: A string or an attributed string that displays with a screen reader read aloud,
  ///   except after a scroll. An element to focus is ignored. After a change of the screen or its layout, the
  ///   views with elements provide them again.
  public static func post(notification: Notification, argument: Any?) {
    if notification == .layoutChanged || notification == .screenChanged {
      for window in UIApplication.shared.windows { window.markElements() }
    }
    let words = argument as? String ?? (argument as? NSAttributedString)?.string
    if let words, notification != .pageScrolled {
      UIApplication.shared.renderer.tell(.announce(words))
    }
  }

  /// Converts a rectangle from a view to the screen.
  public static func convertToScreenCoordinates(_ rect: CGRect, in view: UIView) -> CGRect {
    view.convert(rect, to: nil)
  }

  /// Converts a path from a view to the screen.
  public static func convertToScreenCoordinates(_ path: UIBezierPath, in view: UIView)
    -> UIBezierPath
  {
    let moved = UIBezierPath(cgPath: path.cgPath)
    let origin = view.convert(CGPoint.zero, to: nil)
    moved.apply(CGAffineTransform(translationX: origin.x, y: origin.y))
    return moved
  }
}
