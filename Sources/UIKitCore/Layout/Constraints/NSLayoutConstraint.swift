import UIKitDiagnostics
public import Foundation

/// A relation between two items that layout satisfies: `first = multiplier × second + constant`.
@preconcurrency @MainActor open class NSLayoutConstraint: NSObject {
  package final var lhs = LayoutOperand(nil, .notAnAttribute)
  package final var rhs = LayoutOperand(nil, .notAnAttribute)
  private var relationStorage = Relation.equal
  private var multiplierStorage: CGFloat = 1
  package final var constantStorage: CGFloat = 0

  /// The view that retains the constraint while it is active.
  package final weak var owner: UIView?
  package final var installation = ConstraintInstallation()

  public override init() {
    super.init()
  }

  /// Creates a constraint between two items, or on the size of one item.
  ///
  /// - Parameters:
  ///   - view1: A view or layout guide.
  ///   - view2: A view or layout guide; `nil` for a constraint on the size of the first item, whatever `attr2`
  ///     is.
  public convenience init(
    item view1: Any, attribute attr1: NSLayoutConstraint.Attribute,
    relatedBy relation: NSLayoutConstraint.Relation, toItem view2: Any?,
    attribute attr2: NSLayoutConstraint.Attribute, multiplier: CGFloat, constant c: CGFloat
  ) {
    self.init()
    relate(view1, attr1, relation, view2, attr2, multiplier: multiplier, constant: c)
    Autoreleased.keep(self)
  }

  /// Returns the constraint autoreleased, for methods that return new constraints to an app.
  package final func autoreleased() -> NSLayoutConstraint {
    Autoreleased.keep(self)
    return self
  }

  package final func relate(
    _ first: Any, _ firstAttribute: Attribute, _ relation: Relation, _ second: Any?,
    _ secondAttribute: Attribute, multiplier: CGFloat, constant: CGFloat
  ) {
    let lhs = LayoutOperand(Self.layoutItem(of: first), firstAttribute)
    let item = second.flatMap(Self.unwrapped).map(Self.layoutItem)
    let isSize = item == nil && lhs.kind == .size
    set(
      lhs, relation, LayoutOperand(item, isSize ? .notAnAttribute : secondAttribute),
      multiplier: multiplier, constant: constant)
  }

  /// Called for a constraint of a nib or storyboard after all of its outlets are set.
  open func awakeFromNib() {}

  package convenience init(
    _ lhs: LayoutOperand, _ relation: Relation, _ rhs: LayoutOperand? = nil,
    multiplier: CGFloat = 1, constant: CGFloat = 0, priority: UILayoutPriority = .required,
    identifier: String? = nil
  ) {
    self.init()
    set(
      lhs, relation, rhs ?? LayoutOperand(nil, .notAnAttribute), multiplier: multiplier,
      constant: constant)
    priorityStorage = priority
    self.identifier = identifier
  }

  private final func set(
    _ lhs: LayoutOperand, _ relation: Relation, _ rhs: LayoutOperand, multiplier: CGFloat,
    constant: CGFloat
  ) {
    Self.check(lhs, rhs, multiplier: multiplier, constant: constant)
    self.lhs = lhs
    self.rhs = rhs
    relationStorage = relation
    multiplierStorage = multiplier
    constantStorage = constant
  }

  // MARK: Terms

  open var firstItem: AnyObject? { lhs.item?.object }
  open var firstAttribute: Attribute { lhs.attribute }
  open var secondItem: AnyObject? { rhs.item?.object }
  open var secondAttribute: Attribute { rhs.attribute }
  open var relation: Relation { relationStorage }
  open var multiplier: CGFloat { multiplierStorage }

  open var firstAnchor: NSLayoutAnchor<AnyObject> { NSLayoutAnchor(lhs) }

  open var secondAnchor: NSLayoutAnchor<AnyObject>? {
    rhs.item == nil ? nil : NSLayoutAnchor(rhs)
  }

  /// The constant in points. Changing it is cheap, and possible at any time.
  open var constant: CGFloat {
    get { constantStorage }
    set {
      guard newValue != constantStorage else { return }
      Self.checkConstant(newValue)
      constantStorage = newValue
      solvedConstantDidChange()
    }
  }

  private var priorityStorage = UILayoutPriority.required

  /// The priority of the constraint. The priority of an active constraint can't change to or from required.
  open var priority: UILayoutPriority {
    get { priorityStorage }
    set {
      guard newValue != priorityStorage else { return }
      let old = priorityStorage
      Self.check(newValue, from: .leastNonzeroMagnitude)
      require(
        !isActive || (old == .required) == (newValue == .required),
        "Mutating a priority from required to not on an installed constraint (or vice-versa) is "
          + "not supported.  You passed priority \(newValue.rawValue) and the existing priority "
          + "was \(old.rawValue).")
      priorityStorage = newValue
      solvedPriorityDidChange()
    }
  }

  /// A name for the constraint in messages.
  open var identifier: String?

  /// Has no effect.
  open var shouldBeArchived = false

  // MARK: Activation

  /// Whether layout satisfies the constraint. Activating adds it to the nearest common ancestor of its items.
  open var isActive: Bool {
    get { owner != nil }
    set {
      guard newValue != isActive else { return }
      if newValue { activate() } else { deactivate() }
    }
  }

  open class func activate(_ constraints: [NSLayoutConstraint]) {
    for constraint in constraints { constraint.isActive = true }
  }

  open class func deactivate(_ constraints: [NSLayoutConstraint]) {
    for constraint in constraints { constraint.isActive = false }
  }

  nonisolated open override var description: String {
    MainActor.assumeIsolated { fullDescription }
  }

  deinit { AssociatedObjects.end(with: self) }
}
