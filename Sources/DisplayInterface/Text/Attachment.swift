package import Foundation

/// An object in a line of text, in place of characters.
package final class Attachment: Equatable, Sendable {
  /// The bounds. The left edge is the position of the first character, and the origin's y is the distance from the
  /// baseline up to the bottom edge.
  package let bounds: CGRect
  /// The image, or `nil` for empty space.
  package let image: Image?

  package init(bounds: CGRect, image: Image?) {
    self.bounds = bounds
    self.image = image
  }

  package static func == (one: Attachment, other: Attachment) -> Bool {
    one === other || one.bounds == other.bounds && one.image == other.image
  }
}
