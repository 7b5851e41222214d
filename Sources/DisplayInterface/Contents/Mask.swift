/// The part of a node and its descendants that is visible.
package enum Mask: Equatable, Sendable {
  /// The area inside of a path, relative to the top left corner of the node.
  case path([PathStep], isEvenOdd: Bool)
  /// The area in which an image that fills the node's box is opaque.
  case image(Image)
}
