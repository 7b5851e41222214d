package import Foundation

/// The frames of the columns of an expanded split view.
@MainActor package struct SplitLayout {
  /// The app's settings for a column's width, in points.
  package struct Width {
    package var preferred = UISplitViewController.automaticDimension
    package var fraction = UISplitViewController.automaticDimension
    package var minimum = UISplitViewController.automaticDimension
    package var maximum = UISplitViewController.automaticDimension

    package init() {}

    /// - Parameter usual: The fraction of `total` if the app sets nothing.
    func resolved(in total: CGFloat, usual: CGFloat) -> CGFloat {
      let automatic = UISplitViewController.automaticDimension
      var width = preferred
      if width == automatic {
        width = total * (fraction == automatic ? usual : fraction)
        if maximum == automatic { width = min(width, 320) }
      }
      if maximum != automatic { width = min(width, maximum) }
      if minimum != automatic { width = max(width, minimum) }
      return min(max(width, 0), total)
    }
  }

  package typealias Column = UISplitViewController.Column

  package var size: CGSize
  package let style: UISplitViewController.Style
  package let mode: UISplitViewController.DisplayMode
  package var primary = Width()
  package var supplementary = Width()
  package var isTrailing = false
  private let look: any Look
  /// The thickness of the line between two columns.
  package var line: CGFloat { look.hairline.width }

  package init(
    size: CGSize, style: UISplitViewController.Style, mode: UISplitViewController.DisplayMode,
    look: any Look
  ) {
    self.size = size
    self.style = style
    self.mode = mode
    self.look = look
  }

  /// The visible columns of the mode, from the leading edge.
  package var columns: [Column] {
    switch (style, mode.count) {
    case (_, 0): [.secondary]
    case (.tripleColumn, 1): [.supplementary, .secondary]
    case (.tripleColumn, _): [.primary, .supplementary, .secondary]
    default: [.primary, .secondary]
    }
  }

  package func width(of column: Column) -> CGFloat {
    let isTriple = style == .tripleColumn
    let width =
      switch column {
      case .primary: primary.resolved(in: size.width, usual: isTriple ? 0.25 : 0.4)
      case .supplementary: supplementary.resolved(in: size.width, usual: 0.3)
      case .secondary, .compact: size.width
      }
    return look.wholeWidth(width)
  }

  /// Returns the frame of a column in the bounds of the split view. A hidden column is beyond the edge.
  package func frame(of column: Column) -> CGRect {
    let shown = columns
    var frame = CGRect(x: 0, y: 0, width: width(of: column), height: size.height)
    let leading = shown.dropLast()
    let taken = leading.reduce(0) { $0 + width(of: $1) + line }
    switch column {
    case .compact: break
    case .secondary:
      switch mode.behavior {
      case .automatic, .overlay: break
      case .tile:
        frame.origin.x = min(taken, size.width)
        frame.size.width = max(0, size.width - taken)
      case .displace:
        frame.origin.x = taken
        frame.size.width = max(0, size.width - width(of: .supplementary) - line)
      }
    case .primary, .supplementary:
      if let index = leading.firstIndex(of: column) {
        frame.origin.x = leading[..<index].reduce(0) { $0 + width(of: $1) + line }
      } else {
        frame.origin.x = -frame.width - line
      }
    }
    if isTrailing { frame.origin.x = size.width - frame.maxX }
    return frame
  }

  /// Returns the frame of the line at the inner edge of a visible column.
  package func line(after column: Column) -> CGRect {
    let frame = frame(of: column)
    let x = isTrailing ? frame.minX - line : frame.maxX
    return CGRect(x: x, y: 0, width: line, height: size.height)
  }
}
