import DisplayInterface
package import Foundation

/// The thumb that indicates the visible part of the content.
package final class ScrollIndicator: UIView {
  package init() {
    super.init(frame: .zero)
    isUserInteractionEnabled = false
    accessibilityElementsHidden = true
  }

  package required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  package override var standardBox: StandardBox? { UIApplication.look.scrollThumbBox }

  private var rest: DispatchWorkItem?
  private var position: CGPoint?

  /// Displays the thumb while the content moves and shortly afterwards, on a display that animates.
  fileprivate func follow(_ offset: CGPoint) {
    let application = UIApplication.shared
    guard application.look.scrollThumb.fades, application.display.traits.animates else { return }
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
    let look = UIApplication.look.scrollThumb
    let (thickness, margin) = (look.thickness, look.margin)

    let track = bounds.inset(by: base + verticalScrollIndicatorInsets)
    if showsVerticalScrollIndicator, visible.height > 0, contentSize.height > visible.height + 0.5,
      let thumb = thumb(
        .vertical, track: (track.minY, track.maxY), visible: visible.height,
        content: contentSize.height, position: contentOffset.y + inset.top)
    {
      show(
        &verticalIndicator,
        frame: CGRect(
          x: track.maxX - thickness - margin, y: thumb.start, width: thickness,
          height: thumb.length))
    } else {
      verticalIndicator?.isHidden = true
    }

    let row = bounds.inset(by: base + horizontalScrollIndicatorInsets)
    if look.showsHorizontal, showsHorizontalScrollIndicator, visible.width > 0,
      contentSize.width > visible.width + 0.5,
      let thumb = thumb(
        .horizontal, track: (row.minX, row.maxX), visible: visible.width,
        content: contentSize.width, position: contentOffset.x + inset.left)
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

  /// Returns the position and length of the thumb in its track.
  private func thumb(
    _ axis: UIAxis, track: (start: CGFloat, end: CGFloat), visible: CGFloat,
    content: CGFloat, position: CGFloat
  ) -> (start: CGFloat, length: CGFloat)? {
    let length = track.end - track.start
    // An infinite track has no position for a thumb.
    guard length.isFinite, track.start.isFinite,
      let thumb = UIApplication.look.thumb(
        share: (visible / content).clamped(0, 1),
        progress: (position / (content - visible)).clamped(0, 1), track: length, axis: axis)
    else { return nil }
    return (track.start + thumb.start, thumb.length)
  }

  private func show(_ indicator: inout ScrollIndicator?, frame: CGRect) {
    let view = indicator ?? ScrollIndicator()
    indicator = view
    view.isHidden = false
    view.frame = frame
    view.follow(contentOffset)
    // Bypasses the methods that an app overrides to place its own views elsewhere.
    if view.superview !== self {
      insert(view, at: subviewsStorage.count, isAnnounced: false)
    } else if subviewsStorage.last !== view {
      move(view, to: subviewsStorage.count - 1)
    }
  }
}
