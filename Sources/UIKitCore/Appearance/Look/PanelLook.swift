package import Foundation

/// The appearance of panels (sheets, alerts, popovers and menus) and of the views that replace missing content.
@MainActor package protocol PanelLook {
  var panelBox: StandardBox { get }
  /// The size of the line that the display draws around a panel, outside of its frame.
  var panelBorder: CGSize { get }
  /// - Parameter height: Returns the height of a detent for the maximum height; `nil` for the maximum.
  func sheetFrame(_ sheet: SheetLayout, height: (CGFloat) -> CGFloat?) -> CGRect
  var alert: AlertMeasures { get }
  /// The minimum width of a menu.
  var menuWidth: CGFloat { get }
  /// Returns the distance between texts below each other, for a padding that an app specified.
  func spacing(_ padding: CGFloat) -> CGFloat
}
