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

  package struct Corners: OptionSet, Hashable, Sendable {
    package let rawValue: Int
    package init(rawValue: Int) { self.rawValue = rawValue }

    package static let topLeft = Corners(rawValue: 1)
    package static let topRight = Corners(rawValue: 2)
    package static let bottomLeft = Corners(rawValue: 4)
    package static let bottomRight = Corners(rawValue: 8)
    package static let all: Corners = [.topLeft, .topRight, .bottomLeft, .bottomRight]
  }

  package var background: Color?
  package var border: Border?
  package var cornerRadius: CGFloat
  /// The corners that are round.
  package var corners: Corners
  /// The opacity of the node and everything in it.
  package var alpha: Double
  package var shadow: Shadow?
  package var mask: Mask?
  /// A Boolean value that indicates whether the content behind a translucent background is blurred.
  package var blursBackdrop: Bool

  package init(
    background: Color? = nil, border: Border? = nil, cornerRadius: CGFloat = 0,
    corners: Corners = .all, alpha: Double = 1, shadow: Shadow? = nil, mask: Mask? = nil,
    blursBackdrop: Bool = false
  ) {
    self.background = background
    self.border = border
    self.cornerRadius = cornerRadius
    self.corners = corners
    self.alpha = alpha
    self.shadow = shadow
    self.mask = mask
    self.blursBackdrop = blursBackdrop
  }
}
