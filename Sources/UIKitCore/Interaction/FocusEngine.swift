import DisplayInterface
import Foundation

/// Moves the keyboard focus between the focusable views.
@MainActor struct FocusEngine {
  let window: UIWindow

  /// A focusable view, and its visible rectangle in the window.
  private struct Candidate {
    let view: UIView
    let rect: CGRect
    let isInBar: Bool
  }

  /// Returns the view that has focus first: the first one in reading order that isn't in a bar, or else the
  /// first one.
  func initial() -> UIView? {
    let candidates = readingOrder()
    return (candidates.first { !$0.isInBar } ?? candidates.first)?.view
  }

  /// Returns the view to which focus moves from `view`, or `nil` if there is none in that direction.
  func next(from view: UIView, heading: FocusHeading) -> UIView? {
    var ancestor = view.superview
    while let present = ancestor {
      if let found = present.nextFocus(from: view, heading: heading) { return found }
      ancestor = present.superview
    }
    let candidates = readingOrder()
    if heading == .next, window.inputViews.replaceKeyboard, view === window.firstResponder,
      let key = candidates.first(where: { window.inputViews.contains($0.view) })
    {
      return key.view
    }
    switch heading {
    case .next, .previous:
      guard !candidates.isEmpty else { return nil }
      guard let index = candidates.firstIndex(where: { $0.view === view }) else {
        return candidates.first?.view
      }
      let step = heading == .next ? 1 : candidates.count - 1
      return candidates[(index + step) % candidates.count].view
    case .up, .down, .left, .right:
      guard let origin = view.visibleRect else { return initial() }
      return nearest(to: origin, heading: heading, among: candidates.filter { $0.view !== view })
    }
  }

  private func readingOrder() -> [Candidate] {
    var candidates: [Candidate] = []
    window.reachableRoot.visitShown { shown in
      let view = shown.view
      guard view.isUserInteractionEnabled else { return false }
      if view.canBecomeFocused, let rect = shown.visibleRect {
        candidates.append(Candidate(view: view, rect: rect, isInBar: shown.isInBar))
      }
      return true
    }
    return candidates.sorted {
      abs($0.rect.minY - $1.rect.minY) < 1
        ? $0.rect.minX < $1.rect.minX : $0.rect.minY < $1.rect.minY
    }
  }

  /// Returns the nearest candidate in the given direction. A distance to the side counts three times.
  private func nearest(
    to origin: CGRect, heading: FocusHeading, among candidates: [Candidate]
  ) -> UIView? {
    var best: (view: UIView, distance: CGFloat)?
    for candidate in candidates {
      let rect = candidate.rect
      let along: CGFloat
      let aside: CGFloat
      switch heading {
      case .up:
        along = origin.minY - rect.maxY
        aside = gap(origin.minX...origin.maxX, rect.minX...rect.maxX)
      case .down:
        along = rect.minY - origin.maxY
        aside = gap(origin.minX...origin.maxX, rect.minX...rect.maxX)
      case .left:
        along = origin.minX - rect.maxX
        aside = gap(origin.minY...origin.maxY, rect.minY...rect.maxY)
      default:
        along = rect.minX - origin.maxX
        aside = gap(origin.minY...origin.maxY, rect.minY...rect.maxY)
      }
      // Neighboring views may touch, or overlap because of rounding.
      guard along > -1 else { continue }
      let distance = max(along, 0) + aside * 3
      if best.map({ distance < $0.distance }) ?? true { best = (candidate.view, distance) }
    }
    return best?.view
  }

  private func gap(_ a: ClosedRange<CGFloat>, _ b: ClosedRange<CGFloat>) -> CGFloat {
    max(0, max(a.lowerBound, b.lowerBound) - min(a.upperBound, b.upperBound))
  }
}
