package import Foundation

/// The properties of a display.
package struct DisplayTraits: Equatable, Sendable {
  package enum Style: Sendable {
    case light, dark
  }

  /// The size in points.
  package var size: CGSize
  /// The number of pixels in each point.
  package var scale: CGFloat
  /// The size of a cell in points, or `nil` if the display isn't a grid of characters.
  package var grid: CGSize?
  package var style: Style
  /// The size of text in steps relative to the standard size, from -3 through 8. The last five are the accessibility
  /// sizes.
  package var textSteps = 0
  /// Whether the user's language is read from right to left.
  package var isRightToLeft = false
  /// The insets that the display covers at its edges, for example with a status bar or a notch.
  package var safeArea: (top: CGFloat, left: CGFloat, bottom: CGFloat, right: CGFloat)
  /// The height at the bottom that an on-screen keyboard covers, in points.
  package var keyboardHeight: CGFloat
  /// A Boolean value that indicates whether the display itself can open web addresses.
  package var opensLinks: Bool
  /// A Boolean value that indicates whether animations are visible. Otherwise, they end in the turn after they
  /// began.
  package var animates: Bool

  package init(
    size: CGSize, scale: CGFloat = 1, grid: CGSize? = nil, style: Style = .light,
    safeArea: (top: CGFloat, left: CGFloat, bottom: CGFloat, right: CGFloat) = (0, 0, 0, 0),
    keyboardHeight: CGFloat = 0, opensLinks: Bool = false, animates: Bool = true
  ) {
    self.size = size
    self.scale = scale
    self.grid = grid
    self.style = style
    self.safeArea = safeArea
    self.keyboardHeight = keyboardHeight
    self.opensLinks = opensLinks
    self.animates = animates
  }

  package static func == (a: Self, b: Self) -> Bool {
    a.size == b.size && a.scale == b.scale && a.grid == b.grid && a.style == b.style
      && a.textSteps == b.textSteps && a.isRightToLeft == b.isRightToLeft
      && a.safeArea == b.safeArea && a.animates == b.animates
      && a.keyboardHeight == b.keyboardHeight && a.opensLinks == b.opensLinks
  }
}
