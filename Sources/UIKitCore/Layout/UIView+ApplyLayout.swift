package import Foundation

extension UIView {
  /// Sets the solved frames of subviews and guides, rounded to the steps of the current look.
  package final func applyLayout() {
    guard let item = layoutItem, !item.awaiting.isEmpty else { return }
    let items = item.awaiting
    item.awaiting = []
    let step = UIApplication.look.step(.pixel)
    let origin = distanceFromStep
    for child in items {
      child.isAwaitingFrame = false
      guard let slot = child.slot, child.container === self else { continue }
      let solved = slot.solvedFrame.offsetBy(dx: origin.x, dy: origin.y)
      let low = CGPoint(
        x: step.snap(solved.minX, .horizontal), y: step.snap(solved.minY, .vertical))
      let high = CGPoint(
        x: step.snap(solved.maxX, .horizontal), y: step.snap(solved.maxY, .vertical))
      child.apply(CGRect(x: low.x, y: low.y, width: high.x - low.x, height: high.y - low.y))
      child.takePhase(CGPoint(x: solved.minX - low.x, y: solved.minY - low.y))
    }
  }

  /// The distance from the view's position to its solved origin. It's zero if the view is positioned by its
  /// frame or is a scroll view.
  private var distanceFromStep: CGPoint {
    guard !translatesAutoresizingMaskIntoConstraints, scrollGuides == nil, superviewStorage != nil,
      let layoutItem, layoutItem.slot != nil
    else { return .zero }
    return layoutItem.phase
  }

  /// Sets the geometry through `bounds` and `center`, so that overrides of these properties see it.
  package final func takeSolvedFrame(_ frame: CGRect) {
    let plain = plainFrame
    guard plain != frame else { return }
    if bounds.size != frame.size { bounds = CGRect(origin: bounds.origin, size: frame.size) }
    let middle = CGPoint(x: frame.midX, y: frame.midY)
    if center != middle { center = middle }
    setGeometry(origin: frame.origin, bounds: CGRect(origin: bounds.origin, size: frame.size))
  }

  package final func takeSolvedSize(_ size: CGSize) {
    let step = UIApplication.look.step(.pixel)
    let size = CGSize(
      width: step.snap(size.width, .horizontal), height: step.snap(size.height, .vertical))
    guard bounds.size != size else { return }
    let origin = plainFrame.origin
    bounds = CGRect(origin: bounds.origin, size: size)
    setGeometry(origin: origin, bounds: bounds)
  }
}

extension LayoutItem {
  /// Lays out the contents again after the rounding of the view changed, so that their edges stay on whole
  /// steps.
  fileprivate func takePhase(_ phase: CGPoint) {
    guard abs(phase.x - self.phase.x) > 1e-6 || abs(phase.y - self.phase.y) > 1e-6 else { return }
    self.phase = phase
    guard let view = object as? UIView, let item = view.layoutItem, !view.isLayoutRoot,
      view.scrollGuides == nil
    else { return }
    for guide in item.guides where guide.layoutItem.slot != nil { guide.layoutItem.awaitFrame() }
    for subview in view.subviewsStorage {
      guard let child = subview.layoutItem, child.slot?.kind == .free else { continue }
      child.awaitFrame()
    }
  }
}
