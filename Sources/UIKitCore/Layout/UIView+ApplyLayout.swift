package import Foundation

extension UIView {
  /// Gives the subviews and guides the frames that the constraints ask for, where the look lets edges lie.
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

  /// How far the solved origin is from where the view was put. What is in a view whose frame rules
  /// itself, or in a scroll view, starts at a step.
  private var distanceFromStep: CGPoint {
    guard !translatesAutoresizingMaskIntoConstraints, scrollGuides == nil, superviewStorage != nil,
      let layoutItem, layoutItem.slot != nil
    else { return .zero }
    return layoutItem.phase
  }

  /// Sets the geometry the way overridden `bounds` and `center` see it.
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
  /// What is in a view keeps whole steps when the view moves by less than a step.
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
