import DisplayInterface
package import Foundation

/// The sizes of standard parts, in points: UIKit's own, or whole cells where a display shows a grid of
/// characters.
@MainActor package enum InterfaceMetrics {
  /// The size of a cell; `nil` on a display of pixels.
  package static var grid: CGSize? { UIApplication.shared.display.traits.grid }

  private static func pick(_ points: CGFloat, cells: CGFloat) -> CGFloat {
    grid.map { $0.height * cells } ?? points
  }

  private static func pickWidth(_ points: CGFloat, cells: CGFloat) -> CGFloat {
    grid.map { $0.width * cells } ?? points
  }

  /// The thinnest line: a pixel, or a row of cells.
  package static var hairline: CGFloat {
    grid?.height ?? 1 / UIApplication.shared.display.traits.scale
  }

  package static var navigationBarHeight: CGFloat { pick(44, cells: 2) }
  package static var largeTitleHeight: CGFloat { pick(52, cells: 1) }
  package static var toolbarHeight: CGFloat { pick(44, cells: 2) }
  package static var tabBarHeight: CGFloat { pick(49, cells: 2) }
  package static var searchBarHeight: CGFloat { pick(56, cells: 2) }
  package static var rowHeight: CGFloat { pick(44, cells: 2) }
  package static var sectionHeaderHeight: CGFloat { pick(28, cells: 1) }
  /// Between the edge of a list and its content.
  package static var listMargin: CGFloat { pickWidth(16, cells: 2) }
  package static var alertWidth: CGFloat { pickWidth(270, cells: 40) }
  /// Between the edge of an alert and its content.
  package static var panelInset: CGSize {
    grid.map { CGSize(width: $0.width * 2, height: $0.height) } ?? CGSize(width: 16, height: 20)
  }

  /// A length brought to whole pixels or cells.
  package static func snapped(_ size: CGSize) -> CGSize {
    let traits = UIApplication.shared.display.traits
    let step = traits.grid ?? CGSize(width: 1 / traits.scale, height: 1 / traits.scale)
    return CGSize(
      width: (size.width / step.width).rounded(.up) * step.width,
      height: (size.height / step.height).rounded(.up) * step.height)
  }

  /// A rectangle in the middle of `bounds` from top to bottom, on whole pixels or cells.
  package static func centered(_ size: CGSize, in bounds: CGRect, x: CGFloat) -> CGRect {
    let step = grid?.height ?? 1 / UIApplication.shared.display.traits.scale
    let y = ((bounds.height - size.height) / 2 / step).rounded(.down) * step
    return CGRect(x: x, y: bounds.minY + y, width: size.width, height: size.height)
  }

  /// Insets brought to whole cells: less than half a row is none, any width is a cell.
  package static func padding(_ insets: UIEdgeInsets) -> UIEdgeInsets {
    guard let grid else { return insets }
    func rows(_ length: CGFloat) -> CGFloat {
      (length / grid.height).rounded(.toNearestOrAwayFromZero) * grid.height
    }
    func columns(_ length: CGFloat) -> CGFloat {
      (length / grid.width).rounded(.up) * grid.width
    }
    return UIEdgeInsets(
      top: rows(insets.top), left: columns(insets.left), bottom: rows(insets.bottom),
      right: columns(insets.right))
  }

  /// A rectangle with its origin on whole pixels or cells.
  package static func aligned(_ rect: CGRect) -> CGRect {
    let traits = UIApplication.shared.display.traits
    let step = traits.grid ?? CGSize(width: 1 / traits.scale, height: 1 / traits.scale)
    return CGRect(
      x: (rect.minX / step.width).rounded(.down) * step.width,
      y: (rect.minY / step.height).rounded(.down) * step.height, width: rect.width,
      height: rect.height)
  }
}
