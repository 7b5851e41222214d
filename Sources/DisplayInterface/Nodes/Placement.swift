package import Foundation

/// Where a node is, in points.
package struct Placement: Equatable, Sendable {
  /// How a node that is not upright lies in its frame: a box of another size that is turned, scaled or skewed about its
  /// middle, which is the frame's.
  package struct Transform: Equatable, Sendable {
    /// The box before it is transformed.
    package var size: CGSize
    /// The matrix, in the order of CSS and of `CGAffineTransform`.
    package var a, b, c, d: CGFloat
    /// Where the box leaves the plane: the sixteen elements of its matrix about its middle, in the order of CSS and of
    /// `CATransform3D`. Displays that show no depth take what ``a`` through ``d`` say.
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

  /// In the coordinates of the parent's bounds; the rectangle around a node that has a ``transform``.
  package var frame: CGRect
  /// The point of the node's own coordinates at its top left corner: a scroll offset.
  package var origin: CGPoint
  /// Hides what lies outside of the frame.
  package var clips: Bool
  /// `nil` for most. Displays of cells show what fits into the ``frame``.
  package var transform: Transform?

  package init(
    frame: CGRect, origin: CGPoint = .zero, clips: Bool = false, transform: Transform? = nil
  ) {
    self.frame = frame
    self.origin = origin
    self.clips = clips
    self.transform = transform
  }

  /// The node's box in the coordinates of the parent, before it is transformed.
  package var box: CGRect {
    guard let size = transform?.size else { return frame }
    return CGRect(
      x: frame.midX - size.width / 2, y: frame.midY - size.height / 2, width: size.width,
      height: size.height)
  }
}
