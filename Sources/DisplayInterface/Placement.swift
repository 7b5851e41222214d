package import Foundation

/// Where a node is, in points.
package struct Placement: Equatable, Sendable {
  /// In the coordinates of the parent's bounds.
  package var frame: CGRect
  /// The point of the node's own coordinates at its top left corner: a scroll offset.
  package var origin: CGPoint
  /// Hides what lies outside of the frame.
  package var clips: Bool

  package init(frame: CGRect, origin: CGPoint = .zero, clips: Bool = false) {
    self.frame = frame
    self.origin = origin
    self.clips = clips
  }
}
