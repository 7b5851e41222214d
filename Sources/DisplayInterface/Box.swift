package import Foundation

/// The rectangle behind a node's body.
package struct Box: Equatable, Sendable {
  package struct Border: Equatable, Sendable {
    package var width: CGFloat
    package var color: Color

    package init(width: CGFloat, color: Color) {
      self.width = width
      self.color = color
    }
  }

  package var background: Color?
  package var border: Border?
  package var cornerRadius: CGFloat
  /// Applies to the node and everything in it.
  package var alpha: Double

  package init(
    background: Color? = nil, border: Border? = nil, cornerRadius: CGFloat = 0, alpha: Double = 1
  ) {
    self.background = background
    self.border = border
    self.cornerRadius = cornerRadius
    self.alpha = alpha
  }
}
