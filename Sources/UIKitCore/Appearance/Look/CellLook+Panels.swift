package import Foundation

extension CellLook {
  package var panelBox: StandardBox {
    StandardBox(background: .systemBackground, cornerRadius: 8)
  }
  /// The display itself draws a line around a panel.
  package var panelBorder: CGSize { cell }

  /// Returns a frame in whole cells, with space for the line around the panel. A page has a margin, and a form
  /// has its preferred size.
  package func sheetFrame(_ sheet: SheetLayout, height: (CGFloat) -> CGFloat?) -> CGRect {
    let room = sheet.bounds.inset(by: sheet.safeArea)
    let columns = (room.width / cell.width).rounded(.down)
    let rows = (room.height / cell.height).rounded(.down)
    let preferred = sheet.preferred
    var width = min(columns - (columns > 50 ? 8 : 2), 100)
    var lines = rows - (rows > 16 ? 4 : 2)
    if sheet.isForm { width = min(width, 64) }
    if preferred.width > 0 { width = min(width, (preferred.width / cell.width).rounded(.up)) }
    if preferred.height > 0 { lines = min(lines, (preferred.height / cell.height).rounded(.up)) }
    let maximum = lines * cell.height
    if let chosen = height(maximum) {
      lines = min(lines, max(4, (chosen / cell.height).rounded(.up)))
    }
    return CGRect(
      x: room.minX + ((columns - width) / 2).rounded(.down) * cell.width,
      y: room.minY + ((rows - lines) / 2).rounded(.down) * cell.height,
      width: max(2, width) * cell.width, height: max(2, lines) * cell.height)
  }

  /// The line around the panel separates the text well enough, so no inset is added.
  package var alert: AlertMeasures {
    AlertMeasures(
      width: cell.width * 40, inset: CGSize(width: cell.width, height: 0), textGap: 0,
      fieldGap: cell.height, separatesButtons: false, sheetMargin: nil)
  }

  package var menuWidth: CGFloat { cell.width * 16 }
  package func spacing(_ padding: CGFloat) -> CGFloat {
    padding > cell.height / 2 ? cell.height : 0
  }

  // MARK: Scrolling

  package var scrollThumbBox: StandardBox { StandardBox(background: .systemGray) }

  package var scrollsInFrames: Bool { false }

  /// The thumb is thin, so that the display draws it as a part of a cell. A horizontal thumb would need a row
  /// of cells and cover text.
  package var scrollThumb: ScrollThumb {
    ScrollThumb(thickness: 4, margin: 0, fades: false, showsHorizontal: false)
  }

  package func thumb(
    share: CGFloat, progress: CGFloat, track: CGFloat, axis: UIAxis
  ) -> (start: CGFloat, length: CGFloat)? {
    let unit = cell.length(along: axis)
    guard track >= unit * 2 else { return nil }
    let length = min(max(unit, (share * track / unit).rounded() * unit), track)
    var start = ((track - length) * progress / unit).rounded() * unit
    // The thumb is at an end of its track only if the content is scrolled to that end.
    guard track - length >= unit * 2 else { return (start, length) }
    if progress > 0, start == 0 { start = unit }
    if progress < 1, start >= track - length { start = track - length - unit }
    return (start, length)
  }
}
