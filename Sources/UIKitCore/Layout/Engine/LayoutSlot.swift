package import Cassowary
package import Foundation

/// An item's variables in an engine, and the constraints that the item itself requires. Variables are created
/// when they are needed.
@MainActor package final class LayoutSlot {
  package enum Kind {
    /// Constraints determine the frame.
    case free
    /// The frame and the autoresizing mask determine the variables.
    case framed
    /// The engine's root with a fixed size.
    case root
    /// The engine's root with a size that the constraints determine.
    case looseRoot
    /// The content area of a scroll view.
    case content
  }

  /// The variables and rules of an item along one axis.
  package final class Side {
    package var origin: Variable?
    package var size: Variable?
    package var offset: Variable?
    package var originRule: Constraint?
    package var sizeRule: Constraint?
    package var offsetRule: Constraint?
    package var floor: Constraint?
    package var hugging: Constraint?
    package var compressionResistance: Constraint?
    package var solvedOrigin = 0.0
    package var solvedSize = 0.0
    /// The slopes of the autoresizing rules in the solver.
    fileprivate var originSlope = 0.0
    fileprivate var sizeSlope = 0.0

    package init() {}

    fileprivate var constraints: [Constraint] {
      [originRule, sizeRule, offsetRule, floor, hugging, compressionResistance].compactMap { $0 }
    }
  }

  package private(set) weak var engine: LayoutEngine!
  package private(set) weak var item: LayoutItem?
  package let kind: Kind
  package var x = Side()
  package var y = Side()
  /// Whether the item has left the engine.
  package private(set) var isGone = false
  /// Whether a value changed since frames were last set.
  package var isTouched = false
  /// Whether the rules have to be updated for a new frame.
  private var isMoved = false
  /// Whether the height of the content depends on its width.
  package var wraps = false
  package var needsMeasuring = false
  /// The full width of wrapping content while its constraints use the width of the longest line.
  package var fullWidth: Double?
  /// The width before the content's width was reduced.
  package var shrunkFrom = 0.0
  /// The ambiguous variables that `exerciseAmbiguityInLayout()` moved.
  package var exercised: Set<Variable> = []

  package init(_ item: LayoutItem, in engine: LayoutEngine, kind: Kind) {
    self.item = item
    self.engine = engine
    self.kind = kind
  }

  package subscript(axis: NSLayoutConstraint.Axis) -> Side { axis == .horizontal ? x : y }

  private var view: UIView? { (item as? ViewLayoutItem)?.view }

  package var solvedFrame: CGRect {
    CGRect(x: x.solvedOrigin, y: y.solvedOrigin, width: x.solvedSize, height: y.solvedSize)
  }

  // MARK: Variables

  package func origin(_ axis: NSLayoutConstraint.Axis) -> Variable {
    if let variable = self[axis].origin { return variable }
    let variable = engine.makeVariable(.init(slot: self, axis: axis, part: .origin))
    self[axis].origin = variable
    if kind == .framed { addOriginRule(axis) }
    return variable
  }

  package func size(_ axis: NSLayoutConstraint.Axis) -> Variable {
    if let variable = self[axis].size { return variable }
    let variable = engine.makeVariable(.init(slot: self, axis: axis, part: .size))
    self[axis].size = variable
    switch kind {
    case .framed: addSizeRule(axis)
    case .root: if !engine.rootIsOpen { addSizeRule(axis) }
    case .looseRoot:
      addFloor(axis)
      if !engine.rootIsOpen { addSizeRule(axis) }
    case .free, .content: addFloor(axis)
    }
    return variable
  }

  /// The variable for a scroll view's content offset.
  package func offset(_ axis: NSLayoutConstraint.Axis) -> Variable {
    if let variable = self[axis].offset { return variable }
    let variable = engine.makeVariable(.init(slot: self, axis: axis, part: .offset))
    self[axis].offset = variable
    let offset = view.map { Double($0.bounds.origin[axis]) } ?? 0
    let rule = Constraint(LinearExpression([Term(variable)], constant: -offset), .equal, tag: self)
    self[axis].offsetRule = rule
    engine.addOwn(rule)
    return variable
  }

  private func addFloor(_ axis: NSLayoutConstraint.Axis) {
    guard let size = self[axis].size else { return }
    let floor = Constraint(LinearExpression(size), .greaterThanOrEqual, tag: self)
    self[axis].floor = floor
    engine.addOwn(floor)
  }

  // MARK: Rules

  private func addOriginRule(_ axis: NSLayoutConstraint.Axis) {
    guard let view, let superview = view.superview, let origin = self[axis].origin else { return }
    let rule = AutoresizingRule(view, in: superview, axis)
    var terms = [Term(origin)]
    if rule.originSlope != 0 {
      terms.append(Term(superviewSize(superview, axis), -rule.originSlope))
    }
    let constraint = Constraint(
      LinearExpression(terms, constant: -rule.originConstant), .equal, tag: self)
    self[axis].originRule = constraint
    self[axis].originSlope = rule.originSlope
    engine.addOwn(constraint)
  }

  private func addSizeRule(_ axis: NSLayoutConstraint.Axis) {
    guard let view, let size = self[axis].size else { return }
    var terms = [Term(size)]
    var constant = Double(view.bounds.size[axis])
    if kind == .framed, let superview = view.superview {
      let rule = AutoresizingRule(view, in: superview, axis)
      constant = rule.sizeConstant
      self[axis].sizeSlope = rule.sizeSlope
      if rule.sizeSlope != 0 {
        terms.append(Term(superviewSize(superview, axis), -rule.sizeSlope))
      }
    }
    let constraint = Constraint(
      LinearExpression(terms, constant: -constant), .equal,
      strength: kind == .looseRoot ? Strength(priority: 1) : .required, tag: self)
    self[axis].sizeRule = constraint
    engine.addOwn(constraint)
  }

  package func addSizeRules() {
    for axis in [NSLayoutConstraint.Axis.horizontal, .vertical] { addSizeRule(axis) }
  }

  package func removeSizeRules() {
    for side in [x, y] {
      if let rule = side.sizeRule { engine.removeOwn(rule) }
      side.sizeRule = nil
    }
  }

  private func superviewSize(_ superview: UIView, _ axis: NSLayoutConstraint.Axis) -> Variable {
    engine.slot(for: superview.ensureLayoutItem()).size(axis)
  }

  package var hasRules: Bool {
    kind == .framed || kind == .root || kind == .looseRoot || x.offset != nil || y.offset != nil
  }

  /// Marks the rules for an update to the view's frame, which the engine makes when it solves the next time.
  package func geometryDidChange() {
    guard !isMoved, hasRules else { return }
    isMoved = true
    engine?.geometryDidChange(of: self)
  }

  /// Updates the rules to the view's frame. Removes those whose slope changed; ``restoreRules()`` adds them
  /// again.
  package func updateRules() {
    isMoved = false
    guard let view else { return }
    for axis in [NSLayoutConstraint.Axis.horizontal, .vertical] {
      let side = self[axis]
      if let rule = side.offsetRule {
        engine.setOwnConstant(rule, -Double(view.bounds.origin[axis]))
      }
      guard kind == .framed, let superview = view.superview else {
        if kind != .free, let rule = side.sizeRule {
          engine.setOwnConstant(rule, -Double(view.bounds.size[axis]))
        }
        continue
      }
      let new = AutoresizingRule(view, in: superview, axis)
      if let rule = side.originRule {
        if isNear(new.originSlope, side.originSlope) {
          engine.setOwnConstant(rule, -new.originConstant)
        } else {
          engine.removeOwn(rule)
          self[axis].originRule = nil
        }
      }
      if let rule = side.sizeRule {
        if isNear(new.sizeSlope, side.sizeSlope) {
          engine.setOwnConstant(rule, -new.sizeConstant)
        } else {
          engine.removeOwn(rule)
          self[axis].sizeRule = nil
        }
      }
    }
  }

  /// Adds the rules whose slope changed.
  package func restoreRules() {
    guard kind == .framed else { return }
    for axis in [NSLayoutConstraint.Axis.horizontal, .vertical] {
      if self[axis].originRule == nil, self[axis].origin != nil { addOriginRule(axis) }
      if self[axis].sizeRule == nil, self[axis].size != nil { addSizeRule(axis) }
    }
  }

  private func isNear(_ a: Double, _ b: Double) -> Bool { abs(a - b) < 1e-9 }

  // MARK: Content

  /// Updates the constraints for the content's size.
  package func updateContent() {
    guard let view, kind != .framed else { return }
    let size = view.intrinsicContentSize
    let insets = view.effectiveAlignmentInsets
    wraps = view.wrapsContent
    needsMeasuring = wraps
    fullWidth = nil
    setContent(size.width, insets.left + insets.right, .horizontal)
    setContent(size.height, insets.top + insets.bottom, .vertical)
    engine.contentDidChange(of: self)
  }

  private func setContent(
    _ metric: CGFloat, _ inset: CGFloat, _ axis: NSLayoutConstraint.Axis
  ) {
    guard metric != UIView.noIntrinsicMetric, metric.isFinite else {
      removeContent(axis)
      return
    }
    setContentSize(Double(metric + inset), axis)
  }

  /// - Parameter resistance: The size for compression resistance, if it differs from `target`.
  package func setContentSize(
    _ target: Double, resistance: Double? = nil, _ axis: NSLayoutConstraint.Axis
  ) {
    guard let item = item as? ViewLayoutItem else { return }
    let resistance = resistance ?? target
    if let rule = self[axis].hugging {
      engine.setOwnConstant(rule, -target)
    } else {
      self[axis].hugging = addContent(
        target, .lessThanOrEqual, item.priorities[.hugging, axis], axis)
    }
    if let rule = self[axis].compressionResistance {
      engine.setOwnConstant(rule, -resistance)
    } else {
      self[axis].compressionResistance = addContent(
        resistance, .greaterThanOrEqual, item.priorities[.compressionResistance, axis], axis)
    }
  }

  private func addContent(
    _ target: Double, _ relation: Relation, _ priority: UILayoutPriority,
    _ axis: NSLayoutConstraint.Axis
  ) -> Constraint? {
    guard priority.rawValue > 0 else { return nil }
    let constraint = Constraint(
      LinearExpression([Term(size(axis))], constant: -target), relation,
      strength: Strength(priority: priority.rawValue), tag: self)
    engine.addOwn(constraint)
    return constraint
  }

  package func removeContent(_ axis: NSLayoutConstraint.Axis) {
    if let rule = self[axis].hugging { engine.removeOwn(rule) }
    if let rule = self[axis].compressionResistance { engine.removeOwn(rule) }
    self[axis].hugging = nil
    self[axis].compressionResistance = nil
  }

  package func contentSizeDidChange() {
    guard kind == .free || kind == .looseRoot else { return }
    updateContent()
  }

  package func contentPrioritiesDidChange(_ axis: NSLayoutConstraint.Axis) {
    guard self[axis].hugging != nil || self[axis].compressionResistance != nil else { return }
    removeContent(axis)
    updateContent()
  }

  // MARK: Leaving

  package func removeConstraints() {
    for constraint in x.constraints + y.constraints { engine.removeOwn(constraint) }
  }

  /// Removes the variables, which the solver keeps until no constraint refers to them.
  package func removeVariables() {
    isGone = true
    for variable in exercised where !engine.isDiscarded { engine.solver.removeEdit(variable) }
    exercised = []
    for case let variable? in [x.origin, x.size, x.offset, y.origin, y.size, y.offset] {
      engine.removeVariable(variable)
    }
    x = Side()
    y = Side()
  }
}

extension CGPoint {
  package subscript(axis: NSLayoutConstraint.Axis) -> CGFloat {
    get { axis == .horizontal ? x : y }
    set { if axis == .horizontal { x = newValue } else { y = newValue } }
  }
}

extension CGSize {
  package subscript(axis: NSLayoutConstraint.Axis) -> CGFloat {
    get { axis == .horizontal ? width : height }
    set { if axis == .horizontal { width = newValue } else { height = newValue } }
  }
}
