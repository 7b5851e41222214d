package import DisplayInterface
package import Foundation

/// A line of text and its position in a node.
package struct PlacedLine {
  package var left: CGFloat
  package var top: CGFloat
  package var height: CGFloat
  /// The distance from the node's top edge to the baseline.
  package var baseline: CGFloat
  package var width: CGFloat
  package var runs: [Text.Run]
  /// The additional width of each space.
  var wordSpacing: CGFloat = 0
  /// The range of the line's characters, including the break that ends it.
  package var characters: Range<Int>

  /// The size of the line's largest font.
  package var size: CGFloat { runs.map(\.font.size).max() ?? 17 }
}
