package import Foundation

extension PointLook {
  /// In dark appearance, a panel is lighter than the content below it.
  package var panelBox: StandardBox {
    StandardBox(background: .tertiarySystemBackground, cornerRadius: 12)
  }
  package var panelBorder: CGSize { .zero }

  package func sheetFrame(_ sheet: SheetLayout, height: (CGFloat) -> CGFloat?) -> CGRect {
    let bounds = sheet.bounds
    guard sheet.isRegular else {
      let top = sheet.safeArea.top + 10
      let maximum = bounds.height - top
      let result = min(height(maximum) ?? maximum, maximum)
      return CGRect(
        x: bounds.minX, y: bounds.maxY - result, width: bounds.width, height: result)
    }
    var size = sheet.isForm ? CGSize(width: 540, height: 620) : CGSize(width: 704, height: 960)
    if sheet.isForm, sheet.preferred.width > 0 { size.width = sheet.preferred.width }
    if sheet.isForm, sheet.preferred.height > 0 { size.height = sheet.preferred.height }
    size.width = min(size.width, bounds.width - 40)
    size.height = min(size.height, bounds.height - 40)
    return CGRect(
      x: (bounds.midX - size.width / 2).rounded(), y: (bounds.midY - size.height / 2).rounded(),
      width: size.width, height: size.height)
  }

  package var alert: AlertMeasures {
    AlertMeasures(
      width: 270, inset: CGSize(width: 16, height: 20), textGap: 4, fieldGap: 4,
      separatesButtons: true, sheetMargin: 8)
  }

  package var menuWidth: CGFloat { 250 }
  package func spacing(_ padding: CGFloat) -> CGFloat { padding }

  // MARK: Scrolling

  package var scrollThumbBox: StandardBox {
    StandardBox(background: .label.withAlphaComponent(0.35), cornerRadius: 1.5)
  }
  package var scrollsInFrames: Bool { true }

  package var scrollThumb: ScrollThumb {
    ScrollThumb(thickness: 3, margin: 3, fades: true, showsHorizontal: true)
  }

  package func thumb(
    share: CGFloat, progress: CGFloat, track: CGFloat, axis: UIAxis
  ) -> (start: CGFloat, length: CGFloat)? {
    guard track >= 10 else { return nil }
    let length = min(max(share * track, 36), track)
    return ((track - length) * progress, length)
  }
}
