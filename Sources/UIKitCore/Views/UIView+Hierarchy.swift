import UIKitDiagnostics
import Foundation

extension UIView {
  /// The number of unfinished insertions. Meanwhile the inserted views haven't received the traits of their new
  /// superview.
  package private(set) static var movesUnderWay = 0

  /// - Parameter isAnnounced: Whether the method calls ``didAddSubview(_:)``.
  package final func insert(_ view: UIView, at index: Int, isAnnounced: Bool = true) {
    checkCallersThread()
    require(view !== self, "Can't add self as subview: \(self)")
    require(!isInside(view), "Can't add superview \(view) as a subview of \(self)")
    if view.superviewStorage === self {
      move(view, to: min(index, subviewsStorage.count - 1))
      return
    }
    let oldWindow = view.window
    let newWindow = window
    if view.superviewStorage != nil {
      view.leaveSuperview(for: self)
    } else {
      view.willMove(toSuperview: self)
    }
    UIView.movesUnderWay += 1
    if oldWindow !== newWindow { view.announceWindow(newWindow) }
    // A callback may have added the view elsewhere, or removed this one from its window.
    if view.superviewStorage != nil { view.leaveSuperview(for: self) }
    let isDiverted = window !== newWindow || view.window !== oldWindow
    if isDiverted { view.announceWindow(window) }
    subviewsStorage.insert(view, at: min(max(index, 0), subviewsStorage.count))
    view.superviewStorage = self
    mark(.children)
    view.propagatePending()
    // The superview's perspective is part of the placement.
    view.mark(.placement)
    view.hierarchyDidChange()
    if isDiverted || oldWindow !== newWindow {
      view.enterWindow(window, isDiverted: isDiverted)
    }
    view.didMoveToSuperview()
    view.owningController?.presentation.outgoing?.follow(view)
    if isAnnounced { didAddSubview(view) }
    setNeedsLayout()
    UIView.movesUnderWay -= 1
    view.tintMayHaveChanged()
    view.surroundingTraitsMayHaveChanged()
    view.safeAreaMayHaveChanged()
  }

  /// Whether `view`, which is about to be added, contains this view. The ancestors are searched only if `view`
  /// has subviews and is in the same window, so that the construction of a deep hierarchy, one view at a time,
  /// takes linear time.
  private func isInside(_ view: UIView) -> Bool {
    !view.subviewsStorage.isEmpty && view.windowStorage === windowStorage && isDescendant(of: view)
  }

  /// Removes the view from its superview, for a removal or a move. In the former case `newSuperview` is `nil`.
  package final func leaveSuperview(for newSuperview: UIView?) {
    checkCallersThread()
    guard let superview = superviewStorage else { return }
    let oldWindow = window
    superview.willRemoveSubview(self)
    willMove(toSuperview: newSuperview)
    let leavesWindow = oldWindow != nil && newSuperview == nil
    if leavesWindow { announceWindow(nil) }
    // A callback may have added the view elsewhere.
    guard superviewStorage === superview else { return }
    if superview.window?.firstResponder != nil { resignFirstResponderBelow() }
    detachLayout()
    superview.subviewsStorage.remove(identical: self)
    superviewStorage = nil
    superview.mark(.children)
    superview.setNeedsLayout()
    guard newSuperview == nil else { return }
    // Subviews that are added meanwhile don't inherit the old superview's tint.
    tintTold = nil
    hierarchyDidChange()
    if leavesWindow { enterWindow(nil) }
    didMoveToSuperview()
  }

  /// Marks the new ancestors for flags that were set while the view had no superview.
  private func propagatePending() {
    let below = pending.union(pendingBelow)
    guard !below.isEmpty else { return }
    superview?.markBelow(below)
    if let window { Turn.current.mark(window) }
  }

  private func announceWindow(_ window: UIWindow?) {
    owningController?.viewWillMove(toWindow: window)
    willMove(toWindow: window)
    for view in subviewsStorage { descend { view.announceWindow(window) } }
  }

  /// Moves the view and its descendants to `window`, ancestors first.
  ///
  /// - Parameter isDiverted: Whether a callback changed the window after ``willMove(toWindow:)`` was called.
  package final func enterWindow(_ window: UIWindow?, isDiverted: Bool = false) {
    guard isDiverted || windowStorage !== window else { return }
    if let nodeID {
      UIApplication.shared.renderer.discard(nodeID)
      self.nodeID = nil
      layerStorage?.movingLayers?.forget().forEach(UIApplication.shared.renderer.discard)
    }
    windowStorage = window
    if let window {
      pending.formUnion(.rendering)
      pendingBelow.formUnion(.rendering)
      Turn.current.mark(window)
      AppearanceProxies.apply(to: self)
    }
    didMoveToWindow()
    owningController?.viewDidMove(toWindow: window)
    for view in subviewsStorage {
      descend { view.enterWindow(window, isDiverted: isDiverted) }
    }
    if window != nil, Self.awaitingWindow === self {
      Self.awaitingWindow = nil
      becomeFirstResponder()
    }
  }

  package final func move(_ view: UIView, to index: Int) {
    guard let old = subviewsStorage.index(ofIdentical: view), old != index else { return }
    subviewsStorage.remove(at: old)
    subviewsStorage.insert(view, at: min(max(index, 0), subviewsStorage.count))
    mark(.children)
  }

  /// Returns the index that `sibling` will have after `view` is removed from its current position.
  package final func index(of sibling: UIView, besides view: UIView, orElse index: Int) -> Int {
    guard let found = subviewsStorage.index(ofIdentical: sibling) else { return index }
    if view.superviewStorage === self, let old = subviewsStorage.index(ofIdentical: view),
      old < found
    {
      return found - 1
    }
    return found
  }

  /// Removes a subview, unless it has a different superview in the meantime.
  package final func giveUp(_ view: UIView?) {
    if let view, view.superview === self { view.removeFromSuperview() }
  }

  private func resignFirstResponderBelow() {
    guard let window, let responder = window.firstResponder,
      let view = responder as? UIView ?? (responder as? UIViewController)?.viewIfLoaded,
      view.isDescendant(of: self)
    else { return }
    responder.resignFirstResponder()
    if window.firstResponder === responder { window.firstResponder = nil }
  }
}
