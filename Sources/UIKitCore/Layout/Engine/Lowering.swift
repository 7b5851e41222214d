import Cassowary
package import Foundation

/// Converts a constraint to a sum of variables, in the coordinates of the view that owns the constraint.
@MainActor package struct Lowering {
  /// The meaning of a scroll view's edges for its subviews.
  package enum Space {
    /// The scroll view's rectangle at the origin of its content.
    case frame
    /// The content area.
    case content
    /// The visible rectangle of the scroll view, which follows scrolling.
    case pinned
  }

  package let engine: LayoutEngine
  package let owner: UIView
  private let constraint: NSLayoutConstraint
  private let isRightToLeft: Bool
  package var constant = 0.0
  private var coefficients: [(variable: Variable, coefficient: Double)] = []

  /// Returns the constraint as `expression relation 0`.
  package static func expression(
    of constraint: NSLayoutConstraint, owner: UIView, engine: LayoutEngine
  ) -> LinearExpression {
    var lowering = Lowering(constraint, owner: owner, engine: engine)
    lowering.lower()
    return LinearExpression(
      lowering.coefficients.filter { $0.coefficient != 0 }.map {
        Term($0.variable, $0.coefficient)
      },
      constant: lowering.constant)
  }

  private init(_ constraint: NSLayoutConstraint, owner: UIView, engine: LayoutEngine) {
    self.constraint = constraint
    self.owner = owner
    self.engine = engine
    isRightToLeft =
      constraint.operands.contains { $0.mentions(where: \.isDirectional) }
      && owner.isRightToLeft
  }

  private mutating func lower() {
    let multiplier = Double(constraint.multiplier)
    let (lhs, rhs) = (constraint.lhs, constraint.rhs)
    constant = -Double(constraint.constantStorage)
    let isFlipped = isRightToLeft && (lhs.kind == .x || lhs.isDistance || rhs.isDistance)
    // In right-to-left layout, positions count from the right edge. If the multiplier is 1, the width cancels
    // out.
    add(lhs, scale: isFlipped ? -1 : 1)
    if rhs.item != nil { add(rhs, scale: isFlipped ? multiplier : -multiplier) }
    if isFlipped, lhs.kind == .x, multiplier != 1 {
      addSize(owner.ensureLayoutItem(), axis: .horizontal, scale: 1 - multiplier)
    }
  }

  private mutating func add(_ operand: LayoutOperand, scale: Double) {
    operand.item?.lower(operand.attribute, scale: scale, into: &self)
    if operand.isDistance {
      operand.origin?.lower(operand.originAttribute, scale: -scale, into: &self)
    }
  }

  package func resolved(
    _ attribute: NSLayoutConstraint.Attribute
  ) -> NSLayoutConstraint.Attribute {
    switch attribute {
    case .leading: isRightToLeft ? .right : .left
    case .trailing: isRightToLeft ? .left : .right
    default: attribute
    }
  }

  /// Adds an edge, center or size of an item's rectangle, reduced by `insets`.
  package mutating func add(
    _ item: LayoutItem, _ attribute: NSLayoutConstraint.Attribute, insets: UIEdgeInsets,
    scale: Double, space: Space
  ) {
    let axis = attribute.axis
    let (low, high) =
      axis == .horizontal ? (insets.left, insets.right) : (insets.top, insets.bottom)
    switch resolved(attribute) {
    case .left, .top:
      addEdge(item, axis: axis, fraction: 0, inset: low, scale: scale, space: space)
    case .right, .bottom:
      addEdge(item, axis: axis, fraction: 1, inset: -high, scale: scale, space: space)
    case .centerX, .centerY:
      addEdge(
        item, axis: axis, fraction: 0.5, inset: (low - high) / 2, scale: scale, space: space)
    case .width, .height:
      addSize(item, axis: axis, scale: scale)
      constant -= scale * Double(low + high)
    default: break
    }
  }

  /// Adds the position at a fraction of an item's size, plus a distance.
  package mutating func addEdge(
    _ item: LayoutItem, axis: NSLayoutConstraint.Axis, fraction: Double, inset: CGFloat,
    scale: Double, space: Space
  ) {
    constant += scale * Double(inset)
    if item.object === owner {
      switch space {
      case .frame: break
      case .content:
        if let content = owner.scrollGuides?.content.layoutItem {
          addSize(content, axis: axis, scale: scale * fraction)
          return
        }
      case .pinned:
        if owner.scrollGuides != nil {
          add(engine.slot(for: item).offset(axis), scale)
        }
      }
    } else {
      addOrigin(item, axis: axis, scale: scale)
    }
    addSize(item, axis: axis, scale: scale * fraction)
  }

  package mutating func addSize(_ item: LayoutItem, axis: NSLayoutConstraint.Axis, scale: Double) {
    guard scale != 0 else { return }
    add(engine.slot(for: item).size(axis), scale)
  }

  private mutating func addOrigin(_ item: LayoutItem, axis: NSLayoutConstraint.Axis, scale: Double)
  {
    let slot = engine.slot(for: item)
    if slot.kind != .content { add(slot.origin(axis), scale) }
    var view = item.container
    while let present = view, present !== owner {
      let slot = engine.slot(for: present.ensureLayoutItem())
      add(slot.origin(axis), scale)
      if present.scrollGuides != nil { add(slot.offset(axis), -scale) }
      view = present.superview
    }
  }

  private mutating func add(_ variable: Variable, _ coefficient: Double) {
    if let index = coefficients.firstIndex(where: { $0.variable == variable }) {
      coefficients[index].coefficient += coefficient
    } else {
      coefficients.append((variable, coefficient))
    }
  }

  /// Makes the constraint follow the baseline of `item`, although it doesn't refer to it.
  package func usesBaseline(of item: LayoutItem) {
    guard !item.baselineUsers.contains(where: { $0.constraint === constraint }) else { return }
    item.baselineUsers.append(.init(constraint: constraint))
  }
}
