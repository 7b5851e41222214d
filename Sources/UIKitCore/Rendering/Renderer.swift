package import DisplayInterface
import Foundation
import UIKitDiagnostics

/// Sends the display the differences from the state that was last sent.
@MainActor package final class Renderer {
  private var lastID: UInt = 0
  private var shownWindows: [NodeID] = []
  private var discarded: [NodeID] = []
  private var windowsChanged = false
  private var focusChanged = false
  private var shownFocus: NodeID?
  private var batch: [Change] = []
  private var movements: [Movement] = []

  /// Motions of a view, which are sent after the changes to the view itself.
  private struct Movement {
    weak var view: UIView?
    let changes: (NodeID) -> [Change]
  }

  package init() {}

  /// Called when windows were shown, hidden or reordered.
  package func windowsDidChange() {
    windowsChanged = true
    Turn.current.schedule()
  }

  package func focusMayHaveChanged() {
    focusChanged = true
    Turn.current.schedule()
  }

  /// Removes a node whose view left the screen.
  package func discard(_ id: NodeID) {
    discarded.append(id)
    Turn.current.schedule()
  }

  /// Sends motions of a view to a display that animates.
  ///
  /// - Parameter motions: Called when the changes to the view are sent.
  func move(_ view: UIView, _ motions: @escaping () -> [Motion]) {
    tell(view) { id in motions().map { .move(id, $0) } }
  }

  /// Ends a motion.
  func still(_ view: UIView, _ number: Int) {
    tell(view) { [.still($0, number)] }
  }

  /// Sends a change that doesn't refer to a view.
  func tell(_ change: Change) {
    batch.append(change)
    Turn.current.schedule()
  }

  func tell(_ view: UIView, _ changes: @escaping (NodeID) -> [Change]) {
    guard UIApplication.shared.display.traits.animates, view.window != nil else { return }
    movements.append(Movement(view: view, changes: changes))
    Turn.current.schedule()
  }

  /// Sends everything again, because a new display has no state.
  package func displayDidChange() {
    for window in UIApplication.shared.windowScene.windows { forget(window) }
    shownWindows = []
    discarded = []
    shownFocus = nil
    windowsDidChange()
  }

  private func forget(_ view: UIView) {
    view.nodeID = nil
    _ = view.layerStorage?.movingLayers?.forget()
    view.pending.formUnion(.rendering)
    view.pendingBelow.formUnion(.rendering)
    for subview in view.subviewsStorage { descend { forget(subview) } }
  }

  /// Sends all changes to the display in one batch.
  ///
  /// - Parameter touched: The windows with views that were marked since the last rendering.
  package func render(_ touched: [UIWindow]) {
    let windows =
      windowsChanged
      ? UIApplication.shared.windows
      : touched.filter { !$0.isHidden && $0.windowScene != nil }
    #if DEBUG
      defer { RenderingCheck.run(touched) }
    #endif
    for window in windows { visit(window) }
    if windowsChanged {
      windowsChanged = false
      let ids = windows.compactMap { $0.nodeID }
      if ids != shownWindows {
        shownWindows = ids
        batch.append(.arrange(nil, ids))
      }
    }
    for movement in movements {
      if let id = movement.view?.nodeID { batch += movement.changes(id) }
    }
    movements = []
    for id in discarded { batch.append(.remove(id)) }
    discarded.removeAll(keepingCapacity: true)
    if focusChanged {
      focusChanged = false
      let focus = UIApplication.shared.inputRouter.keyboardTarget?.nodeID
      if focus != shownFocus {
        shownFocus = focus
        batch.append(.focus(focus))
      }
    }
    guard !batch.isEmpty else { return }
    let changes = batch
    batch = []
    UIApplication.shared.display.apply(changes)
  }

  /// Returns the changes that display `windows` on a display without state. They aren't sent to the current
  /// display.
  package static func snapshot(of windows: [UIWindow]) -> [Change] {
    var changes: [Change] = []
    var lastID: UInt = 0
    func next() -> NodeID {
      lastID += 1
      return NodeID(rawValue: lastID)
    }
    func add(_ view: UIView, at placement: NodePlacement) -> NodeID {
      let id = next()
      changes.append(.create(id, view.shownContent, placement))
      let moving = view.layerStorage?.movingLayers == nil ? [] : view.layer.shownSublayers
      let layers = moving.map { layer in
        descend { Self.add(layer, view.traitCollection, to: &changes, next) }
      }
      let children =
        layers
        + view.subviewsStorage.filter { !$0.isHidden }.map { child in
          descend { add(child, at: child.shownPlacement) }
        }
      if !children.isEmpty { changes.append(.arrange(id, children)) }
      return id
    }
    let roots = windows.map { window in
      add(window, at: NodePlacement(frame: window.frame, origin: window.bounds.origin, clips: true))
    }
    changes.append(.arrange(nil, roots))
    return changes
  }

  func makeID() -> NodeID {
    lastID += 1
    return NodeID(rawValue: lastID)
  }

  private func visit(_ view: UIView) {
    if view.nodeID == nil { view.layerStorage?.resumeAnimations() }
    let own = view.pending.intersection(.rendering)
    if !own.isEmpty || view.nodeID == nil {
      view.pending.subtract(.rendering)
      if let id = view.nodeID {
        if own.contains(.content) { batch.append(.update(id, view.shownContent)) }
        if own.contains(.placement) { batch.append(.place(id, view.shownPlacement)) }
      } else {
        let id = makeID()
        view.nodeID = id
        batch.append(.create(id, view.shownContent, view.shownPlacement))
      }
    }
    let rearrangesLayers = own.contains(.content) && visitLayers(of: view)
    let arranges = own.contains(.children) || rearrangesLayers
    guard !view.pendingBelow.isDisjoint(with: .rendering) || arranges else { return }
    view.pendingBelow.subtract(.rendering)
    for subview in view.subviewsStorage where subview.needsRendering && !subview.isHidden {
      descend { visit(subview) }
    }
    if arranges {
      var shown = view.layerStorage?.movingLayers?.roots ?? []
      for subview in view.subviewsStorage where !subview.isHidden {
        if let id = subview.nodeID { shown.append(id) }
      }
      batch.append(.arrange(view.nodeID!, shown))
    }
  }
}

extension UIView {
  /// Whether this view or a descendant has changes that weren't sent to the display.
  var needsRendering: Bool {
    nodeID == nil || !pending.isDisjoint(with: .rendering)
      || !pendingBelow.isDisjoint(with: .rendering)
  }

  var shownPlacement: NodePlacement {
    NodePlacement(
      frame: frame, origin: bounds.origin, clips: clipsToBounds, transform: shownTransform)
  }

  /// `nil` if the transform is only a translation or not finite.
  private var shownTransform: NodePlacement.Transform? {
    let matrix = transform
    let space = leavesPlane ? space(layer.transform).rows : nil
    guard space != nil || !matrix.isIdentity,
      space != nil || matrix.a != 1 || matrix.b != 0 || matrix.c != 0 || matrix.d != 1,
      ([matrix.a, matrix.b, matrix.c, matrix.d] + (space ?? [])).allSatisfy(\.isFinite)
    else { return nil }
    return NodePlacement.Transform(
      size: bounds.size, a: matrix.a, b: matrix.b, c: matrix.c, d: matrix.d, space: space)
  }

  package var shownContent: NodeContent {
    // Every view in a window is notified when its traits change, so the traits it last saw are current.
    let traits = traitsSeen ?? traitCollection
    let previous = UITraitCollection.current
    UITraitCollection.current = traits
    defer { UITraitCollection.current = previous }
    let standard = standardBox
    var border: Box.Border?
    if let layer = layerStorage, layer.borderWidth > 0, let color = layer.borderColor {
      border = Box.Border(
        width: layer.borderWidth, color: UIColor(cgColor: color).displayColor(traits))
    } else if let standard, standard.borderWidth > 0, let color = standard.borderColor {
      border = Box.Border(width: standard.borderWidth, color: color.displayColor(traits))
    }
    let radius = layerStorage?.cornerRadius ?? 0
    let body = contentBody()
    return NodeContent(
      box: Box(
        background: (backgroundColor ?? standard?.background)?.displayColor(traits), border: border,
        cornerRadius: radius > 0 ? radius : standard?.cornerRadius ?? 0,
        corners: layerStorage.map { Box.Corners(rawValue: Int($0.maskedCorners.rawValue & 15)) }
          ?? .all,
        alpha: Double(alpha), shadow: layerStorage?.shownShadow(traits),
        mask: layerStorage?.shownMask, blursBackdrop: standard?.blursBackdrop ?? false),
      body: body, isMirrored: body.hasDirection && isRightToLeft, role: contentRole,
      isEnabled: isShownEnabled,
      isHighlighted: isShownHighlighted, tint: tintColor.displayColor(traits),
      accessibility: shownAccessibility(beside: body))
  }
}
