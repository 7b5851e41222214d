public import Foundation

extension UIView {
  /// A view that looks as this one does now, and stays so.
  ///
  /// - Parameter afterUpdates: Whether what waits for the end of the turn is done before.
  public func snapshotView(afterScreenUpdates afterUpdates: Bool) -> UIView? {
    if afterUpdates { layoutIfNeeded() }
    let snapshot = SnapshotView(of: self)
    snapshot.frame = CGRect(origin: .zero, size: bounds.size)
    return snapshot
  }

  /// A view that looks as a part of this one does now.
  ///
  /// - Parameter rect: In this view's coordinates.
  public func resizableSnapshotView(
    from rect: CGRect, afterScreenUpdates afterUpdates: Bool, withCapInsets capInsets: UIEdgeInsets
  ) -> UIView? {
    guard let whole = snapshotView(afterScreenUpdates: afterUpdates) else { return nil }
    let window = UIView(frame: CGRect(origin: .zero, size: rect.size))
    window.clipsToBounds = true
    whole.frame.origin = CGPoint(x: bounds.minX - rect.minX, y: bounds.minY - rect.minY)
    window.addSubview(whole)
    return window
  }

  /// Draws this view and those in it in the current context.
  ///
  /// - Returns: Whether all of it could be drawn.
  @discardableResult
  public func drawHierarchy(in rect: CGRect, afterScreenUpdates afterUpdates: Bool) -> Bool {
    guard let context = UIGraphicsGetCurrentContext(), bounds.width > 0, bounds.height > 0 else {
      return false
    }
    if afterUpdates { layoutIfNeeded() }
    context.saveGState()
    context.translateBy(x: rect.minX, y: rect.minY)
    context.scaleBy(x: rect.width / bounds.width, y: rect.height / bounds.height)
    context.translateBy(x: -bounds.minX, y: -bounds.minY)
    layer.render(in: context)
    context.restoreGState()
    return true
  }
}
