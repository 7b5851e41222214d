package import Foundation

/// What stands in a line of text in place of characters.
package final class Attachment: Equatable, Sendable {
  /// The left edge is the place of the first character, the origin's y the distance from the baseline up to the
  /// bottom edge.
  package let bounds: CGRect
  /// `nil` where there is only room.
  package let image: Image?

  package init(bounds: CGRect, image: Image?) {
    self.bounds = bounds
    self.image = image
  }

  package static func == (one: Attachment, other: Attachment) -> Bool {
    one === other || one.bounds == other.bounds && one.image == other.image
  }
}
