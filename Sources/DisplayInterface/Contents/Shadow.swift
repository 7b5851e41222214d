package import Foundation

/// A shadow behind a node and everything in it.
package struct Shadow: Equatable, Sendable {
  /// The color, with the shadow's opacity as its alpha.
  package var color: Color
  package var offset: CGSize
  /// The standard deviation of the blur, in points.
  package var radius: CGFloat
  /// The shape of the shadow, relative to the top left corner of the node. If it's `nil`, the shadow has the shape of
  /// the content. The path is ignored if the box has a background, whose outline casts the shadow.
  package var path: [PathStep]?

  package init(color: Color, offset: CGSize, radius: CGFloat, path: [PathStep]? = nil) {
    self.color = color
    self.offset = offset
    self.radius = radius
    self.path = path
  }
}
