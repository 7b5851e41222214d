import Foundation

/// Where sheets stand on a screen.
@MainActor struct SheetLayout {
  var bounds: CGRect
  var safeArea: UIEdgeInsets
  var isForm: Bool
  var isRegular: Bool
  var preferred: CGSize

  /// - Parameter height: A detent's height, given the greatest; `nil` for the greatest.
  func frame(height: (CGFloat) -> CGFloat?) -> CGRect {
    if let grid = InterfaceMetrics.grid { return cellFrame(grid: grid, height: height) }
    guard isRegular else {
      let top = safeArea.top + 10
      let maximum = bounds.height - top
      let result = min(height(maximum) ?? maximum, maximum)
      return CGRect(
        x: bounds.minX, y: bounds.maxY - result, width: bounds.width, height: result)
    }
    var size = isForm ? CGSize(width: 540, height: 620) : CGSize(width: 704, height: 960)
    if isForm, preferred.width > 0 { size.width = preferred.width }
    if isForm, preferred.height > 0 { size.height = preferred.height }
    size.width = min(size.width, bounds.width - 40)
    size.height = min(size.height, bounds.height - 40)
    return CGRect(
      x: (bounds.midX - size.width / 2).rounded(), y: (bounds.midY - size.height / 2).rounded(),
      width: size.width, height: size.height)
  }

  /// A panel in whole cells, with room for the line around it: a page leaves a margin, a form is as
  /// large as it wishes.
  private func cellFrame(grid: CGSize, height: (CGFloat) -> CGFloat?) -> CGRect {
    let room = bounds.inset(by: safeArea)
    let columns = (room.width / grid.width).rounded(.down)
    let rows = (room.height / grid.height).rounded(.down)
    var width = min(columns - (columns > 50 ? 8 : 2), 100)
    var lines = rows - (rows > 16 ? 4 : 2)
    if isForm { width = min(width, 64) }
    if preferred.width > 0 { width = min(width, (preferred.width / grid.width).rounded(.up)) }
    if preferred.height > 0 { lines = min(lines, (preferred.height / grid.height).rounded(.up)) }
    let maximum = lines * grid.height
    if let chosen = height(maximum) {
      lines = min(lines, max(4, (chosen / grid.height).rounded(.up)))
    }
    return CGRect(
      x: room.minX + ((columns - width) / 2).rounded(.down) * grid.width,
      y: room.minY + ((rows - lines) / 2).rounded(.down) * grid.height,
      width: max(2, width) * grid.width, height: max(2, lines) * grid.height)
  }
}
