import Cassowary
import UIKitDiagnostics
import Foundation

extension NSLayoutConstraint {
  /// Returns the layout item of a view or guide. Traps for other objects.
  package static func layoutItem(of object: Any) -> LayoutItem {
    if let view = object as? UIView { return view.ensureLayoutItem() }
    if let guide = object as? UILayoutGuide { return guide.layoutItem }
    trap(
      "NSLayoutConstraint for \(object): Constraint items must each be a view or layout guide.")
  }

  /// Returns the value of an optional that was passed as `Any`.
  package static func unwrapped(_ object: Any) -> Any? {
    let mirror = Mirror(reflecting: object)
    guard mirror.displayStyle == .optional else { return object }
    return mirror.children.first?.value
  }

  package static func checkConstant(_ constant: CGFloat) {
    require(
      constant.isFinite, "Constant is not finite!  That's illegal.  constant:\(constant)")
    if abs(constant) != Double(constant).magnitude.admitted { _ = warnedOfLimit }
  }

  package static func check(_ priority: UILayoutPriority, from least: Float) {
    require(
      priority.rawValue >= least && priority.rawValue <= 1000,
      "It's illegal to set priority:\(priority.rawValue). Priorities must be greater than 0 and "
        + "less or equal to NSLayoutPriorityRequired, which is 1000.000000.")
  }

  private static let warnedOfLimit: Void = {
    FileHandle.standardError.write(
      Data(
        """
        This NSLayoutConstraint is being configured with a constant that exceeds internal limits.  \
        A smaller value will be substituted, but this problem should be fixed. This will be logged \
        only once.  This may break in the future.

        """.utf8))
  }()

  package static func check(
    _ lhs: LayoutOperand, _ rhs: LayoutOperand, multiplier: CGFloat, constant: CGFloat
  ) {
    checkConstant(constant)
    require(
      multiplier.isFinite, "Multiplier is not finite!  That's illegal.  multiplier:\(multiplier)")
    require(
      lhs.attribute != .notAnAttribute,
      "The first attribute of a constraint must not be NSLayoutAttributeNotAnAttribute")
    if rhs.item == nil || multiplier == 0 {
      require(
        rhs.item != nil || rhs.attribute == .notAnAttribute || lhs.kind == .size,
        "NSLayoutConstraint: A nil second item together with the attribute "
          + "\(rhs.attribute.name) creates an illegal constraint.")
      require(
        lhs.kind == .size,
        "A multiplier of 0 or a nil second item together with a location for the first attribute "
          + "creates an illegal constraint of a location equal to a constant. Location attributes "
          + "must be specified in pairs.")
      return
    }
    require(
      (lhs.kind == .size) == (rhs.kind == .size)
        && !(lhs.mentions(where: \.isDirectional) && rhs.mentions(where: \.isAbsolute))
        && !(lhs.mentions(where: \.isAbsolute) && rhs.mentions(where: \.isDirectional)),
      "Invalid pairing of layout attributes: \(lhs.attribute.name) and \(rhs.attribute.name)")
  }

  /// Traps if the constraint relates different axes. Such a constraint can be created, but not be used in a
  /// layout.
  package final func checkAxes() {
    require(
      rhs.item == nil || lhs.kind == .size || lhs.kind == rhs.kind,
      "Constraint improperly relates anchors of incompatible types: \(self)")
  }
}
