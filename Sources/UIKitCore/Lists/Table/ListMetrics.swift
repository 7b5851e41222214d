import Foundation

/// The standard sizes of a table view's parts that depend on its style.
@MainActor enum ListMetrics {
  private static var isGrid: Bool { InterfaceMetrics.grid != nil }
  private static var cell: CGFloat { InterfaceMetrics.grid?.height ?? 0 }

  /// Between the edges of the table view and its rows.
  static func horizontalInset(_ style: UITableView.Style) -> CGFloat {
    style == .insetGrouped ? InterfaceMetrics.listMargin : 0
  }

  /// Above a header in a plain list, where the table view does not say.
  static func headerTopPadding(_ style: UITableView.Style) -> CGFloat {
    style == .plain && !isGrid ? 22 : 0
  }

  /// The least height of a header with a title.
  static func titledHeader(_ style: UITableView.Style, isFirst: Bool) -> CGFloat {
    guard style != .plain else { return InterfaceMetrics.sectionHeaderHeight }
    if isGrid { return isFirst ? cell : cell * 2 }
    return isFirst ? 55.5 : 38
  }

  static func titledFooter(_ style: UITableView.Style) -> CGFloat {
    isGrid ? cell : style == .plain ? InterfaceMetrics.sectionHeaderHeight : 30
  }

  /// The room that groups keep where no header stands between them.
  static func emptyHeader(_ style: UITableView.Style, isFirst: Bool) -> CGFloat {
    guard style != .plain else { return 0 }
    if isGrid { return isFirst ? 0 : cell }
    return isFirst ? 35 : 17.5
  }

  static func emptyFooter(_ style: UITableView.Style) -> CGFloat {
    style == .plain || isGrid ? 0 : 17.5
  }

  /// A row without its separator.
  static var contentRow: CGFloat {
    isGrid ? cell : InterfaceMetrics.rowHeight - InterfaceMetrics.hairline
  }

  /// Above and below a row's text.
  static var rowPadding: CGFloat { isGrid ? 0 : 11 }
  /// Between a separator and the trailing edge: a line of characters is as wide as the text.
  static var separatorEnd: CGFloat { isGrid ? InterfaceMetrics.listMargin : 0 }
  static var imagePadding: CGFloat { isGrid ? 8 : 16 }
  /// Between texts one below another, and one beside another.
  static var textPadding: CGSize {
    isGrid ? CGSize(width: 16, height: 0) : CGSize(width: 6, height: 3)
  }
  static var editingControlWidth: CGFloat { isGrid ? 24 : 38 }
  static var cornerRadius: CGFloat { isGrid ? 0 : 10 }

  static func snapped(_ height: CGFloat) -> CGFloat {
    InterfaceMetrics.snapped(CGSize(width: 0, height: max(0, height.bounded))).height
  }
}
