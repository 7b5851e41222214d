package import Foundation

extension CellLook {
  package var panelBox: StandardBox {
    StandardBox(background: .systemBackground, cornerRadius: 8)
  }
  /// The display draws a line around a panel by itself.
  package var panelBorder: CGSize { cell }

  /// A panel in whole cells, with room for the line around it: a page leaves a margin, a form is as
  /// large as it wishes.
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

  /// The line around the panel sets the text off well enough.
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

  /// Thin enough for the display to draw it as a part of a cell. A row of cells is too much for a
  /// horizontal thumb: it would cover text.
  package var scrollsInFrames: Bool { false }

  package var scrollThumb: ScrollThumb {
    ScrollThumb(thickness: 4, margin: 0, fades: false, showsHorizontal: false)
  }

  package func thumb(
    share: CGFloat, progress: CGFloat, track: CGFloat, axis: NSLayoutConstraint.Axis
  ) -> (start: CGFloat, length: CGFloat)? {
    let unit = cell[axis]
    guard track >= unit * 2 else { return nil }
    let length = min(max(unit, (share * track / unit).rounded() * unit), track)
    var start = ((track - length) * progress / unit).rounded() * unit
    // Only the very ends of the content show the thumb at the ends of its track.
    guard track - length >= unit * 2 else { return (start, length) }
    if progress > 0, start == 0 { start = unit }
    if progress < 1, start >= track - length { start = track - length - unit }
    return (start, length)
  }
}
