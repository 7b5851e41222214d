import DisplayInterface
import Foundation

/// One line of text with its place in a node.
struct PlacedLine {
  var left: CGFloat
  var top: CGFloat
  var height: CGFloat
  /// From the node's top edge.
  var baseline: CGFloat
  var width: CGFloat
  var runs: [Text.Run]
  /// The characters that belong to the line, with the break that ends it.
  var characters: Range<Int>

  /// Of the largest font in it.
  var size: CGFloat { runs.map(\.font.size).max() ?? 17 }
}
