import Foundation

/// Layers of views that have a three-dimensional transform, of their own or from the layer that contains them.
extension UIView {
  /// Whether a two-dimensional transform isn't enough to place the view on a display.
  final var leavesPlane: Bool {
    layerStorage?.isSpatial ?? false || superview?.layerStorage?.transformsSublayers ?? false
  }

  /// Returns the effect of a layer's transform and of the superview's `sublayerTransform` on the view, relative
  /// to the center of its ``frame``.
  final func space(_ transform: CATransform3D) -> CATransform3D {
    let (frame, center, size) = (frame, center, bounds.size)
    let anchor = anchorOffset(of: size)
    let (x, y) = (anchor.x - size.width / 2, anchor.y - size.height / 2)
    var result = CATransform3DTranslate(transform, -x, -y, 0)
    guard let superview, let layer = superview.layerStorage, layer.transformsSublayers else {
      return result.moved(center.x - frame.midX, center.y - frame.midY)
    }
    let (bounds, offset) = (superview.bounds, superview.anchorOffset(of: superview.bounds.size))
    let middle = CGPoint(x: bounds.minX + offset.x, y: bounds.minY + offset.y)
    result = result.moved(center.x - middle.x, center.y - middle.y, layerStorage?.zPosition ?? 0)
    return CATransform3DConcat(result, layer.sublayerTransform)
      .moved(middle.x - frame.midX, middle.y - frame.midY)
  }

  /// Marks the subviews, whose positions on a display depend on this view's transform.
  final func spaceOfSubviewsDidChange(_ file: StaticString = #fileID, _ line: UInt = #line) {
    for view in subviewsStorage { view.mark(.placement, file, line) }
  }
}

extension CATransform3D {
  fileprivate func moved(_ x: CGFloat, _ y: CGFloat, _ z: CGFloat = 0) -> CATransform3D {
    CATransform3DConcat(self, CATransform3DMakeTranslation(x, y, z))
  }

  /// The angle about the x axis, in radians.
  var tilt: CGFloat { atan2(m23, m22) }
  /// The angle about the y axis, in radians.
  var swing: CGFloat { atan2(-m13, m11) }

  /// Returns the transform with another angle about an axis.
  func turned(to angle: CGFloat, about key: String) -> CATransform3D {
    key == "transform.rotation.x"
      ? CATransform3DRotate(self, angle - tilt, 1, 0, 0)
      : CATransform3DRotate(self, angle - swing, 0, 1, 0)
  }
}
