package import DisplayInterface
package import Foundation

/// One line of text with its place in a node.
package struct PlacedLine {
  package var left: CGFloat
  package var top: CGFloat
  package var height: CGFloat
  /// From the node's top edge.
  package var baseline: CGFloat
  package var width: CGFloat
  package var runs: [Text.Run]
  /// By how much its spaces are widened.
  var wordSpacing: CGFloat = 0
  /// The characters that belong to the line, with the break that ends it.
  package var characters: Range<Int>

  /// Of the largest font in it.
  package var size: CGFloat { runs.map(\.font.size).max() ?? 17 }
}
