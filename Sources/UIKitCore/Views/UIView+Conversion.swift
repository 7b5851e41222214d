import Foundation

extension UIView {
  /// The transform from this view's coordinates to those of its superview.
  package final var transformToSuperview: CGAffineTransform {
    let bounds = bounds
    guard !transform.isIdentity else {
      let frame = frame
      return CGAffineTransform(
        translationX: frame.minX - bounds.minX, y: frame.minY - bounds.minY)
    }
    let (center, offset) = (center, anchorOffset(of: bounds.size))
    return CGAffineTransform(
      translationX: -bounds.minX - offset.x, y: -bounds.minY - offset.y
    )
    .concatenating(transform)
    .concatenating(CGAffineTransform(translationX: center.x, y: center.y))
  }

  package final func transform(from source: UIView?) -> CGAffineTransform {
    // A fast path for hit tests, which need this transform at every level.
    if let source, source === superview { return transformToSuperview.inverted() }
    return source?.transform(to: self) ?? transform(to: nil).inverted()
  }

  /// Returns the transform from this view's coordinates to those of `target`, or of the topmost ancestor if
  /// `target` is `nil`.
  ///
  /// - Complexity: O(n), where n is the number of levels from this view up to `target` or, if `target` isn't an
  ///   ancestor, the depth of both views.
  package final func transform(to target: UIView?) -> CGAffineTransform {
    var result = CGAffineTransform.identity
    var view = self
    while view !== target, let superview = view.superview {
      result = result.concatenating(view.transformToSuperview)
      view = superview
    }
    guard let target, view !== target else { return result }
    return result.concatenating(target.transform(to: nil).inverted())
  }
}
