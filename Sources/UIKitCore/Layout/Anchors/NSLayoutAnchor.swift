public import Foundation

/// An edge, center, baseline or size of an item, from which constraints are created.
@preconcurrency @MainActor open class NSLayoutAnchor<AnchorType: AnyObject>: NSObject {
  package final let operand: LayoutOperand
  /// Retains the view or guide as long as the anchor can be used.
  private let itemStorage: AnyObject?

  package init(_ operand: LayoutOperand) {
    self.operand = operand
    itemStorage = operand.item?.object
    super.init()
  }

  package convenience init(_ item: LayoutItem, _ attribute: NSLayoutConstraint.Attribute) {
    self.init(LayoutOperand(item, attribute))
  }

  open var item: AnyObject? { itemStorage }

  open var name: String { operand.attribute.name }

  open func constraint(equalTo anchor: NSLayoutAnchor<AnchorType>) -> NSLayoutConstraint {
    relate(.equal, anchor)
  }

  open func constraint(
    greaterThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>
  ) -> NSLayoutConstraint {
    relate(.greaterThanOrEqual, anchor)
  }

  open func constraint(
    lessThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>
  ) -> NSLayoutConstraint {
    relate(.lessThanOrEqual, anchor)
  }

  open func constraint(
    equalTo anchor: NSLayoutAnchor<AnchorType>, constant c: CGFloat
  ) -> NSLayoutConstraint {
    relate(.equal, anchor, constant: c)
  }

  open func constraint(
    greaterThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>, constant c: CGFloat
  ) -> NSLayoutConstraint {
    relate(.greaterThanOrEqual, anchor, constant: c)
  }

  open func constraint(
    lessThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>, constant c: CGFloat
  ) -> NSLayoutConstraint {
    relate(.lessThanOrEqual, anchor, constant: c)
  }

  /// Whether the constraints allow more than one frame for the item.
  open var hasAmbiguousLayout: Bool { operand.item?.isAmbiguous(along: operand.axis) ?? false }

  open var constraintsAffectingLayout: [NSLayoutConstraint] {
    operand.item?.constraintsAffectingLayout(along: operand.axis) ?? []
  }

  package final func relate(
    _ relation: NSLayoutConstraint.Relation, _ anchor: NSLayoutAnchor<AnchorType>,
    multiplier: CGFloat = 1, constant: CGFloat = 0
  ) -> NSLayoutConstraint {
    NSLayoutConstraint(
      operand, relation, anchor.operand, multiplier: multiplier, constant: constant
    ).autoreleased()
  }

  nonisolated open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? NSLayoutAnchor<AnchorType> else { return false }
    return MainActor.assumeIsolated {
      operand.item === other.operand.item && operand.attribute == other.operand.attribute
        && operand.origin === other.operand.origin
        && operand.originAttribute == other.operand.originAttribute
    }
  }

  nonisolated open override var hash: Int {
    MainActor.assumeIsolated {
      var hasher = Hasher()
      hasher.combine(operand.item.map(ObjectIdentifier.init))
      hasher.combine(operand.attribute)
      return hasher.finalize()
    }
  }

  nonisolated open override var description: String {
    MainActor.assumeIsolated {
      "<\(operand.className):\(identityDescription) \"\(operand.longName)\">"
    }
  }
}

extension LayoutOperand {
  fileprivate var className: String {
    switch kind {
    case .x: "NSLayoutXAxisAnchor"
    case .y: "NSLayoutYAxisAnchor"
    default: "NSLayoutDimension"
    }
  }
}
