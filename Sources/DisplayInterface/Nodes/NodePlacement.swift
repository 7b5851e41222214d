package import Foundation

/// The position of a node, in points.
package struct NodePlacement: Equatable, Sendable {
  /// The transform of a rotated, scaled or skewed node about its center. The center is also the center of the frame.
  package struct Transform: Equatable, Sendable {
    /// The size of the node before the transform.
    package var size: CGSize
    /// The matrix, in the order of CSS and `CGAffineTransform`.
    package var a, b, c, d: CGFloat
    /// The sixteen elements of a 3D transform about the center, in the order of CSS and `CATransform3D`; `nil` for a
    /// 2D transform. Displays without 3D transforms use ``a`` through ``d`` instead.
    package var space: [CGFloat]?

    package init(
      size: CGSize, a: CGFloat, b: CGFloat, c: CGFloat, d: CGFloat, space: [CGFloat]? = nil
    ) {
      self.size = size
      self.a = a
      self.b = b
      self.c = c
      self.d = d
      self.space = space
    }
  }

  /// The frame in the coordinates of the parent's bounds. For a node with a ``transform``, it's the bounding
  /// rectangle.
  package var frame: CGRect
  /// The point of the node's own coordinates at its top left corner, which is a scroll offset.
  package var origin: CGPoint
  /// A Boolean value that indicates whether the content outside of the frame is hidden.
  package var clips: Bool
  /// The transform, which is `nil` for most nodes. Displays of cells show what fits into the ``frame``.
  package var transform: Transform?

  package init(
    frame: CGRect, origin: CGPoint = .zero, clips: Bool = false, transform: Transform? = nil
  ) {
    self.frame = frame
    self.origin = origin
    self.clips = clips
    self.transform = transform
  }

  /// The box of the node in the parent's coordinates, before the transform.
  package var box: CGRect {
    guard let size = transform?.size else { return frame }
    return CGRect(
      x: frame.midX - size.width / 2, y: frame.midY - size.height / 2, width: size.width,
      height: size.height)
  }
}
