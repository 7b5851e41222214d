public import Foundation

extension UIView {
  /// - Parameter view: Where the result is meant; `nil` for the window.
  public func convert(_ point: CGPoint, to view: UIView?) -> CGPoint {
    let root = point.applying(transformToRoot)
    guard let target = view ?? window else { return root }
    return root.applying(target.transformToRoot.inverted())
  }

  /// - Parameter view: Where `point` is meant; `nil` for the window.
  public func convert(_ point: CGPoint, from view: UIView?) -> CGPoint {
    guard let source = view ?? window else {
      return point.applying(transformToRoot.inverted())
    }
    return source.convert(point, to: self)
  }

  public func convert(_ rect: CGRect, to view: UIView?) -> CGRect {
    let root = rect.applying(transformToRoot)
    guard let target = view ?? window else { return root }
    return root.applying(target.transformToRoot.inverted())
  }

  public func convert(_ rect: CGRect, from view: UIView?) -> CGRect {
    guard let source = view ?? window else {
      return rect.applying(transformToRoot.inverted())
    }
    return source.convert(rect, to: self)
  }

  /// From this view's coordinates to those of the topmost ancestor.
  private var transformToRoot: CGAffineTransform {
    var result = CGAffineTransform.identity
    var view: UIView? = self
    while let present = view, let superview = present.superview {
      let bounds = present.bounds
      if present.transform.isIdentity {
        let frame = present.frame
        result.tx += frame.minX - bounds.minX
        result.ty += frame.minY - bounds.minY
      } else {
        let center = present.center
        result = result.concatenating(
          CGAffineTransform(translationX: -bounds.midX, y: -bounds.midY)
        ).concatenating(present.transform).concatenating(
          CGAffineTransform(translationX: center.x, y: center.y))
      }
      view = superview
    }
    return result
  }
}
