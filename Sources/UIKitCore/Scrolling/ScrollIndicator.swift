import DisplayInterface
package import Foundation

/// The thumb that shows which part of the content is visible.
package final class ScrollIndicator: UIView {
  package init() {
    super.init(frame: .zero)
    isUserInteractionEnabled = false
    accessibilityElementsHidden = true
  }

  package required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  package override var standardBox: StandardBox? {
    guard InterfaceMetrics.grid == nil else { return StandardBox(background: .systemGray) }
    return StandardBox(background: .label.withAlphaComponent(0.35), cornerRadius: 1.5)
  }

  private var rest: DispatchWorkItem?
  private var position: CGPoint?

  /// Where things move, it shows while the content does, and for a moment after.
  fileprivate func follow(_ offset: CGPoint) {
    guard InterfaceMetrics.grid == nil, UIApplication.shared.display.traits.animates else { return }
    defer { position = offset }
    guard let position, position != offset else { return alpha = position == nil ? 0 : alpha }
    rest?.cancel()
    alpha = 1
    let rest = DispatchWorkItem { [weak self] in
      UIView.animate(withDuration: 0.25) { self?.alpha = 0 }
    }
    self.rest = rest
    DispatchQueue.main.asyncAfter(deadline: .now() + 0.8, execute: rest)
  }
}

extension UIScrollView {
  package final func placeIndicators() {
    let inset = adjustedContentInset
    let base = automaticallyAdjustsScrollIndicatorInsets ? safeAreaInsets : .zero
    let visible = bounds.inset(by: inset)
    // Thin enough for a display of cells to draw it as a part of one.
    let thickness: CGFloat = InterfaceMetrics.grid == nil ? 3 : 4
    let margin: CGFloat = InterfaceMetrics.grid == nil ? 3 : 0
    let unit = InterfaceMetrics.grid ?? CGSize(width: 5, height: 5)

    let track = bounds.inset(by: base + verticalScrollIndicatorInsets)
    if showsVerticalScrollIndicator, visible.height > 0, contentSize.height > visible.height + 0.5,
      let thumb = thumb(
        track: (track.minY, track.maxY), visible: visible.height,
        content: contentSize.height, position: contentOffset.y + inset.top, unit: unit.height)
    {
      show(
        &verticalIndicator,
        frame: CGRect(
          x: track.maxX - thickness - margin, y: thumb.start, width: thickness,
          height: thumb.length))
    } else {
      verticalIndicator?.isHidden = true
    }

    // A row of cells is too much for a horizontal thumb: it would cover text.
    let row = bounds.inset(by: base + horizontalScrollIndicatorInsets)
    if InterfaceMetrics.grid == nil, showsHorizontalScrollIndicator, visible.width > 0,
      contentSize.width > visible.width + 0.5,
      let thumb = thumb(
        track: (row.minX, row.maxX), visible: visible.width,
        content: contentSize.width, position: contentOffset.x + inset.left, unit: unit.width)
    {
      show(
        &horizontalIndicator,
        frame: CGRect(
          x: thumb.start, y: row.maxY - thickness - margin,
          width: thumb.length, height: thickness))
    } else {
      horizontalIndicator?.isHidden = true
    }
  }

  /// Where the thumb lies in its track, in whole units where the display shows cells.
  private func thumb(
    track: (start: CGFloat, end: CGFloat), visible: CGFloat, content: CGFloat, position: CGFloat,
    unit: CGFloat
  ) -> (start: CGFloat, length: CGFloat)? {
    let length = track.end - track.start
    let isGrid = InterfaceMetrics.grid != nil
    // A track without ends has no place for a thumb.
    guard length >= unit * 2, length.isFinite, track.start.isFinite else { return nil }
    var size = max((visible / content).clamped(0, 1) * length, isGrid ? unit : 36)
    let progress = (position / (content - visible)).clamped(0, 1)
    if isGrid { size = max(unit, (size / unit).rounded() * unit) }
    size = min(size, length)
    var start = (length - size) * progress
    if isGrid {
      // Only the very ends of the content show the thumb at the ends of its track.
      start = (start / unit).rounded() * unit
      if progress > 0, start == 0, length - size >= unit * 2 { start = unit }
      if progress < 1, start >= length - size, length - size >= unit * 2 {
        start = length - size - unit
      }
    }
    return (track.start + start, size)
  }

  private func show(_ indicator: inout ScrollIndicator?, frame: CGRect) {
    let view = indicator ?? ScrollIndicator()
    indicator = view
    view.isHidden = false
    view.frame = frame
    view.follow(contentOffset)
    if view.superview !== self {
      addSubview(view)
    } else if subviewsStorage.last !== view {
      bringSubviewToFront(view)
    }
  }
}
