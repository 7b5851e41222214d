package import Foundation

/// What takes part in the constraint system: a view or a layout guide.
@MainActor package class LayoutItem {
  /// The active constraints that mention this item.
  package final var touching = ConstraintList()
  /// The item's variables in the engine that determines its frame, while there is one.
  package final var slot: LayoutSlot? {
    get { slotStorage?.engine == nil ? nil : slotStorage }
    set { slotStorage = newValue }
  }
  private var slotStorage: LayoutSlot?
  /// The engine that the item was solved by is gone.
  package final var isLost: Bool { slotStorage != nil && slotStorage?.engine == nil }
  /// Waits in its container for its frame.
  package final var isAwaitingFrame = false
  /// How far the solved origin is from where edges may lie, which everything inside inherits.
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

  /// The view that counts when the nearest common ancestor is looked for.
  package var anchorView: UIView? { nil }

  package var name: String { "" }

  package var solvedFrame: CGRect { .zero }

  /// The line spacing of text in the item, if it shows any.
  package var baselineSpacing: CGFloat? { nil }

  package func makeSlot(in engine: LayoutEngine) -> LayoutSlot {
    LayoutSlot(self, in: engine, kind: .free)
  }

  /// Takes the solved frame, in the container's coordinates, in whole steps.
  package func apply(_ frame: CGRect) {}

  /// Adds a position or size, times `scale`, to an expression.
  package func lower(
    _ attribute: NSLayoutConstraint.Attribute, scale: Double, into lowering: inout Lowering
  ) {}

  /// Has the container give this item its frame in the next layout.
  package final func awaitFrame() {
    guard !isAwaitingFrame, let item = container?.layoutItem else { return }
    isAwaitingFrame = true
    item.awaiting.append(self)
    container?.mark(.layout)
  }

  /// Counts a constraint with `owner` that connects this item past the boundaries of the views in
  /// between, which therefore can't be solved on their own.
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

  /// The insets or baselines that some constraints on this item depend on changed.
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
