import DisplayInterface
import Foundation

/// Moves the keyboard's focus between the views that can take it.
@MainActor struct FocusEngine {
  let window: UIWindow

  /// A view that may have focus, and where it shows in the window.
  private struct Candidate {
    let view: UIView
    let rect: CGRect
    let isInBar: Bool
  }

  /// The view that focus begins at: the first in reading order that stands in no bar.
  func initial() -> UIView? {
    let candidates = readingOrder()
    return (candidates.first { !$0.isInBar } ?? candidates.first)?.view
  }

  /// The view that focus moves to from `view`; `nil` where there is none in that direction.
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

  /// The candidate that lies in the given direction with the least distance, where being off to the
  /// side counts more than being far.
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
      // Neighbours may touch or overlap by a rounding.
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
