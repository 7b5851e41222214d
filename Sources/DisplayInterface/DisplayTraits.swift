package import Foundation

/// What a display is like.
package struct DisplayTraits: Equatable, Sendable {
  package enum Style: Sendable {
    case light, dark
  }

  /// In points.
  package var size: CGSize
  /// Pixels a point.
  package var scale: CGFloat
  /// The size of a cell in points, where the display shows a grid of characters.
  package var grid: CGSize?
  package var style: Style
  /// What the display covers at its edges: a status bar, a notch.
  package var safeArea: (top: CGFloat, left: CGFloat, bottom: CGFloat, right: CGFloat)
  /// How much of the bottom a keyboard on the screen covers, in points.
  package var keyboardHeight: CGFloat
  /// The display itself shows what is at an address of the web.
  package var opensLinks: Bool
  /// Changes over time show; otherwise animations end in the turn after they began.
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
      && a.safeArea == b.safeArea && a.animates == b.animates
      && a.keyboardHeight == b.keyboardHeight && a.opensLinks == b.opensLinks
  }
}
