/// Where a node shows, with everything in it.
package enum Mask: Equatable, Sendable {
  /// Inside of a path, from the top left corner of the node.
  case path([PathStep], isEvenOdd: Bool)
  /// Where a picture that fills the node's box is opaque.
  case image(Image)
}
