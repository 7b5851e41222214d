package import Foundation

/// A view's part in the constraint system.
@MainActor package final class ViewLayoutItem: LayoutItem {
  package private(set) weak var view: UIView?

  /// The active constraints that the view holds.
  package var owned = ConstraintList()
  /// Those of them that no solver knows yet.
  private var queue: [NSLayoutConstraint] = []
  /// Solves what is in the view, where the view is the root of what is solved together.
  package var engine: LayoutEngine?
  /// How many constraints connect something in the view to something outside of it.
  package var crossings = 0
  /// What is in the view is solved together with what is around it, though its frame rules itself.
  package var isMerged = false
  /// Items in the view that are about to get their frames.
  package var awaiting: [LayoutItem] = []
  package var needsContentSize = false
  package var priorities = ContentPriorities()
  package var guides: [UILayoutGuide] = []
  package var standardGuides = StandardLayoutGuides()
  /// The engine itself sets the view's frame.
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

  /// All guides that constraints may mention, the standard ones included.
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

  /// Has the view solve what is in it on its own again, once nothing connects that to the outside.
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

  /// Gives up the view's own engine; its constraints wait for another.
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

  /// A frame that was set by hand gives way again when the superview lays out.
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

  /// - Returns: Whether there is text whose baseline counts; an edge does otherwise.
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

  /// The edge or center that a margin attribute lies at.
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
