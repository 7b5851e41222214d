package import Foundation

/// What lies above the screen: sheets, alerts, popovers, menus; and the views that stand in for content.
@MainActor package protocol PanelLook {
  var panelBox: StandardBox { get }
  /// What the display draws around a panel, outside of its frame.
  var panelBorder: CGSize { get }
  /// - Parameter height: A detent's height, given the greatest; `nil` for the greatest.
  func sheetFrame(_ sheet: SheetLayout, height: (CGFloat) -> CGFloat?) -> CGRect
  var alert: AlertMeasures { get }
  /// The least width of a menu.
  var menuWidth: CGFloat { get }
  /// Between texts one below another that an app sets apart.
  func spacing(_ padding: CGFloat) -> CGFloat
}
