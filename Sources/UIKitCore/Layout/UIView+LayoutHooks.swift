package import Foundation
import UIKitDiagnostics

/// The changes of a view that affect layout.
extension UIView {
  package final func ensureLayoutItem() -> ViewLayoutItem {
    if let layoutItem { return layoutItem }
    let item = ViewLayoutItem(self)
    layoutItem = item
    return item
  }

  /// Whether the view's descendants are solved separately from its surroundings.
  package final var isLayoutRoot: Bool {
    guard superviewStorage != nil else { return true }
    return translatesAutoresizingMaskIntoConstraints && layoutItem?.isMerged != true
  }

  /// The view whose engine solves this view's descendants.
  package final var layoutRoot: UIView {
    var view = self
    while !view.isLayoutRoot, let superview = view.superviewStorage { view = superview }
    return view
  }

  /// Solves the constraints of all views that are solved together with this one.
  package final func solveLayout() {
    layoutRoot.solveOwnLayout()
  }

  package final func solveOwnLayout() {
    guard needs(.solve) else { return }
    ensureEngine().solve()
  }

  package final func ensureEngine() -> LayoutEngine {
    let item = ensureLayoutItem()
    if let engine = item.engine { return engine }
    forgetLostEngine()
    let engine = LayoutEngine(root: self)
    item.engine = engine
    return engine
  }

  /// Queues the constraints for another engine after the engine of this hierarchy was deallocated.
  private func forgetLostEngine() {
    guard let layoutItem else { return }
    var items: [LayoutItem] = [layoutItem]
    collectInterior(into: &items)
    for item in items {
      if item.isLost {
        item.slot = nil
        (item.object as? UIView)?.mark(.solve)
      }
      for constraint in item.touching.all {
        if let owner = constraint.owner?.layoutItem {
          guard constraint.installation.isLost else { continue }
          constraint.uninstall()
          owner.enqueue(constraint)
        } else {
          item.touching.remove(constraint)
        }
      }
    }
  }

  package final func translationDidChange() {
    let item = ensureLayoutItem()
    if superviewStorage == nil || !translatesAutoresizingMaskIntoConstraints {
      item.dissolve()
    }
    if let engine = item.slot?.engine {
      var items: [LayoutItem] = [item]
      collectInterior(into: &items)
      engine.withdraw(items)
    }
    mark(.solve)
  }

  /// Called after the view was added to a superview or removed from it.
  package final func hierarchyDidChange() {
    guard let item = layoutItem else { return }
    if let engine = item.engine, !isLayoutRoot || engine.rootIsLoose { item.dissolve() }
    if item.isLost { forgetLostEngine() }
    if !translatesAutoresizingMaskIntoConstraints { mark(.solve) }
  }

  /// Deactivates the constraints to views outside, because the view is about to leave its superview.
  package final func detachLayout() {
    guard let item = layoutItem else { return }
    var items: [LayoutItem] = [item]
    if !isLayoutRoot { collectInterior(into: &items) }
    for constraint in item.touching.all where constraint.owner !== self {
      constraint.isActive = false
    }
    if item.crossings > 0 {
      for inner in items.dropFirst() {
        for constraint in inner.touching.all {
          guard let owner = constraint.owner, !owner.isDescendant(of: self) else { continue }
          constraint.isActive = false
        }
      }
    }
    item.slot?.engine?.withdraw(items)
    if item.slot == nil, !isLayoutRoot, let engine = superview?.layoutRoot.layoutItem?.engine {
      engine.withdraw(items)
    }
    item.isMerged = false
    item.isAwaitingFrame = false
  }

  /// Collects all items in this view that the same engine solves.
  package final func collectInterior(into items: inout [LayoutItem]) {
    for guide in layoutItem?.allGuides ?? [] { items.append(guide.layoutItem) }
    for view in subviewsStorage {
      guard let item = view.layoutItem else { continue }
      items.append(item)
      if item.engine == nil { descend { view.collectInterior(into: &items) } }
    }
  }

  package final func intrinsicContentSizeDidChange() {
    superview?.arrangedContentSizeDidChange(of: self)
    guard let item = layoutItem, item.slot != nil || item.engine?.rootIsLoose == true else {
      return
    }
    item.needsContentSize = true
    mark(.solve)
  }

  /// Called when margins or the safe area changed.
  package final func layoutInsetsDidChange() {
    guard let item = layoutItem else { return }
    item.constantsDidChange(where: \.isMargin)
    for guide in item.standardGuides.all { guide.layoutItem.constantsDidChange() }
  }

  /// Called when the leading and trailing edges changed sides.
  package final func layoutDirectionDidChange() {
    for constraint in layoutItem?.owned.all ?? []
    where constraint.operands.contains(where: { $0.mentions(where: \.isDirectional) }) {
      constraint.reinstall()
    }
  }

  // MARK: Names and measures

  /// The frame without the transform.
  package final var plainFrame: CGRect {
    let bounds = bounds
    let center = center
    return CGRect(
      x: center.x - bounds.width / 2, y: center.y - bounds.height / 2, width: bounds.width,
      height: bounds.height)
  }

  package final var effectiveAlignmentInsets: UIEdgeInsets {
    let probe = CGRect(x: 0, y: 0, width: 1024, height: 1024)
    let rect = alignmentRect(forFrame: probe)
    guard rect != probe else { return .zero }
    return UIEdgeInsets(
      top: rect.minY, left: rect.minX, bottom: 1024 - rect.maxY, right: 1024 - rect.maxX)
  }

  package final var layoutName: String {
    var text = ""
    if let accessibilityIdentifier {
      text = "'\(accessibilityIdentifier)'"
    } else {
      if let label = self as? UILabel { text = "'\(label.text ?? "")'" }
    }
    return "\(type(of: self)):\(identityDescription)\(text)"
  }
}
