package import Foundation

/// A view or layout guide in the constraint system.
@MainActor package class LayoutItem {
  /// The active constraints that refer to this item.
  package final var touching = ConstraintList()
  /// The item's variables in the engine that determines its frame; `nil` without an engine.
  package final var slot: LayoutSlot? {
    get { slotStorage?.engine == nil ? nil : slotStorage }
    set { slotStorage = newValue }
  }
  private var slotStorage: LayoutSlot?
  /// Whether the engine that solved the item was deallocated.
  package final var isLost: Bool { slotStorage != nil && slotStorage?.engine == nil }
  /// Whether the container is going to set the item's frame.
  package final var isAwaitingFrame = false
  /// The distance from the rounded origin to the solved origin, which all descendants inherit.
  package final var phase = CGPoint.zero
  /// Constraints on other items that use this one's baseline.
  package final var baselineUsers: [WeakConstraint] = []

  package struct WeakConstraint {
    package weak var constraint: NSLayoutConstraint?
  }

  /// The view or guide.
  package var object: AnyObject? { nil }

  /// The view in whose coordinates the item lies.
  package var container: UIView? { nil }

  /// The view from which the nearest common ancestor is searched.
  package var anchorView: UIView? { nil }

  package var name: String { "" }

  package var solvedFrame: CGRect { .zero }

  /// The line spacing of text in the item, if it shows any.
  package var baselineSpacing: CGFloat? { nil }

  package func makeSlot(in engine: LayoutEngine) -> LayoutSlot {
    LayoutSlot(self, in: engine, kind: .free)
  }

  /// Sets the solved frame, in the container's coordinates, rounded to whole steps.
  package func apply(_ frame: CGRect) {}

  /// Adds a position or size, times `scale`, to an expression.
  package func lower(
    _ attribute: NSLayoutConstraint.Attribute, scale: Double, into lowering: inout Lowering
  ) {}

  /// Makes the container set this item's frame in the next layout.
  package final func awaitFrame() {
    guard !isAwaitingFrame, let item = container?.layoutItem else { return }
    isAwaitingFrame = true
    item.awaiting.append(self)
    container?.mark(.layout)
  }

  /// Counts a constraint of `owner` that connects this item across the views in between. Those views can't be
  /// solved on their own while the count isn't 0.
  package final func markCrossings(of owner: UIView, by difference: Int) {
    guard object !== owner else { return }
    var view = container
    while let present = view, present !== owner {
      let item = present.ensureLayoutItem()
      item.crossings += difference
      if difference > 0, !item.isMerged { item.merge() }
      if item.crossings == 0 { present.mark(.solve) }
      view = present.superview
    }
  }

  /// Updates the constraints on this item that depend on insets or baselines that changed.
  package final func constantsDidChange(
    where matches: (NSLayoutConstraint.Attribute) -> Bool = { _ in true }
  ) {
    guard !touching.isEmpty else { return }
    for constraint in touching.all
    where constraint.operands.contains(where: { $0.mentions(where: matches) }) {
      constraint.solvedConstantDidChange()
    }
  }

  package final func baselineDidChange() {
    constantsDidChange(where: \.isBaseline)
    guard !baselineUsers.isEmpty else { return }
    baselineUsers.removeAll { $0.constraint?.isActive != true }
    for user in baselineUsers {
      if let constraint = user.constraint {
        constraint.solvedConstantDidChange()
      }
    }
  }
}
