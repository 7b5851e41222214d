package import Foundation

/// A view in the constraint system.
@MainActor package final class ViewLayoutItem: LayoutItem {
  package private(set) weak var view: UIView?

  /// The active constraints that the view retains.
  package var owned = ConstraintList()
  /// The constraints among them that aren't in a solver yet.
  private var queue: [NSLayoutConstraint] = []
  /// The engine that solves the view's descendants, if the view is a root.
  package var engine: LayoutEngine?
  /// The number of constraints that connect a descendant of the view with something outside of the view.
  package var crossings = 0
  /// Whether the view's descendants are solved together with its surroundings, although its frame positions the
  /// view.
  package var isMerged = false
  /// The items in the view whose frames the next layout sets.
  package var awaiting: [LayoutItem] = []
  package var needsContentSize = false
  package var priorities = ContentPriorities()
  package var guides: [UILayoutGuide] = []
  package var standardGuides = StandardLayoutGuides()
  /// Whether the engine itself is setting the view's frame.
  private var isApplying = false

  package init(_ view: UIView) {
    self.view = view
  }

  package override var object: AnyObject? { view }
  package override var container: UIView? { view?.superview }
  package override var anchorView: UIView? { view }
  package override var name: String { view?.layoutName ?? "(null)" }
  package override var baselineSpacing: CGFloat? { view?.baselineSpacing }

  package override func makeSlot(in engine: LayoutEngine) -> LayoutSlot {
    guard let view, view !== engine.root else {
      return LayoutSlot(self, in: engine, kind: engine.rootIsLoose ? .looseRoot : .root)
    }
    return LayoutSlot(
      self, in: engine, kind: view.translatesAutoresizingMaskIntoConstraints ? .framed : .free)
  }

  /// All guides that constraints can refer to, including the standard ones.
  package var allGuides: [UILayoutGuide] { guides + standardGuides.all }

  // MARK: Installation

  package func enqueue(_ constraint: NSLayoutConstraint) {
    queue.append(constraint)
    view?.mark(.solve)
  }

  package func takeQueue() -> [NSLayoutConstraint] {
    defer { queue = [] }
    return queue.filter { $0.owner === view }
  }

  package func merge() {
    isMerged = true
    guard let view, view.superview != nil, view.translatesAutoresizingMaskIntoConstraints else {
      return
    }
    dissolve()
    view.mark(.solve)
  }

  /// Makes the view a root again if no constraint connects its descendants with the outside.
  package func separate() {
    guard isMerged, crossings == 0, let view else { return }
    isMerged = false
    guard view.isLayoutRoot, view.superview != nil,
      let engine = slot?.engine ?? lastEngine(of: view)
    else { return }
    for constraint in owned.all where constraint.installation.engine === engine {
      constraint.uninstall()
      enqueue(constraint)
    }
    var items: [LayoutItem] = []
    view.collectInterior(into: &items)
    engine.withdraw(items)
  }

  private func lastEngine(of view: UIView) -> LayoutEngine? {
    view.superview?.layoutRoot.layoutItem?.engine
  }

  /// Discards the view's own engine. Its constraints are queued for another one.
  package func dissolve() {
    guard let engine, let view else { return }
    engine.isDiscarded = true
    self.engine = nil
    var items: [LayoutItem] = [self]
    view.collectInterior(into: &items)
    engine.withdraw(items)
  }

  // MARK: Changes of the view

  package func geometryDidChange() {
    engine?.rootSlot.geometryDidChange()
    slot?.geometryDidChange()
    if !isApplying, slot?.kind == .free { awaitFrameSilently() }
  }

  /// Makes the superview's next layout replace a frame that was set manually.
  private func awaitFrameSilently() {
    guard !isAwaitingFrame, let item = container?.layoutItem else { return }
    isAwaitingFrame = true
    item.awaiting.append(self)
  }

  package override func apply(_ frame: CGRect) {
    guard let view, !view.translatesAutoresizingMaskIntoConstraints else { return }
    isApplying = true
    defer { isApplying = false }
    view.takeSolvedFrame(frame)
  }

  // MARK: Lowering

  package override func lower(
    _ attribute: NSLayoutConstraint.Attribute, scale: Double, into lowering: inout Lowering
  ) {
    guard let view else { return }
    if attribute.isBaseline, lowerBaseline(attribute, of: view, scale: scale, into: &lowering) {
      return
    }
    let insets = attribute.isMargin ? view.layoutMargins : view.effectiveAlignmentInsets
    let space: Lowering.Space =
      attribute.kind == .size || attribute.isCenter ? .frame : .content
    lowering.add(
      self, attribute.unmargined, insets: insets, scale: scale, space: space)
  }

  /// - Returns: `true` if the view has text with a baseline; `false` to use an edge instead.
  private func lowerBaseline(
    _ attribute: NSLayoutConstraint.Attribute, of view: UIView, scale: Double,
    into lowering: inout Lowering
  ) -> Bool {
    let isFirst = attribute == .firstBaseline
    var source = view
    var steps = 0
    while steps < 32 {
      let next = isFirst ? source.forFirstBaselineLayout : source.forLastBaselineLayout
      guard next !== source, next.isDescendant(of: view) else { break }
      source = next
      steps += 1
    }
    guard lowering.engine.contains(source, below: view) else { return false }
    guard let offset = isFirst ? source.firstBaselineOffset : source.lastBaselineOffset else {
      guard source !== view else { return false }
      source.ensureLayoutItem().lower(attribute, scale: scale, into: &lowering)
      return true
    }
    let item = source.ensureLayoutItem()
    if source !== view { lowering.usesBaseline(of: item) }
    lowering.addEdge(
      item, axis: .vertical, fraction: isFirst ? 0 : 1, inset: isFirst ? offset : -offset,
      scale: scale, space: .frame)
    return true
  }
}

extension NSLayoutConstraint.Attribute {
  package var isCenter: Bool {
    self == .centerX || self == .centerY || self == .centerXWithinMargins
      || self == .centerYWithinMargins
  }

  /// The edge or center without the margin.
  package var unmargined: Self {
    switch self {
    case .leftMargin: .left
    case .rightMargin: .right
    case .topMargin: .top
    case .bottomMargin: .bottom
    case .leadingMargin: .leading
    case .trailingMargin: .trailing
    case .centerXWithinMargins: .centerX
    case .centerYWithinMargins: .centerY
    case .firstBaseline: .top
    case .lastBaseline: .bottom
    default: self
    }
  }
}
