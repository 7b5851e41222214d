public import UIKitCore

/// What a change of a property invalidates in a view. See ``UIView/Invalidating``.
public protocol UIViewInvalidating {
  /// Marks what has become invalid in `view`.
  @preconcurrency @MainActor func invalidate(view: UIView)
}

extension UIViewInvalidating where Self == UIView.Invalidations.Display {
  public static var display: UIView.Invalidations.Display { .init() }
}

extension UIViewInvalidating where Self == UIView.Invalidations.Layout {
  public static var layout: UIView.Invalidations.Layout { .init() }
}

extension UIViewInvalidating where Self == UIView.Invalidations.Constraints {
  public static var constraints: UIView.Invalidations.Constraints { .init() }
}

extension UIViewInvalidating where Self == UIView.Invalidations.IntrinsicContentSize {
  public static var intrinsicContentSize: UIView.Invalidations.IntrinsicContentSize { .init() }
}

extension UIViewInvalidating where Self == UIView.Invalidations.Properties {
  public static var properties: UIView.Invalidations.Properties { .init() }
}
