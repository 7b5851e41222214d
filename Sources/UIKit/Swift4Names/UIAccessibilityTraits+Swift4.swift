public import UIKitCore

extension UIAccessibilityTraits {
  @available(swift, obsoleted: 4.2, message: "use an array")
  public static func | (left: Self, right: Self) -> Self { left.union(right) }

  @available(swift, obsoleted: 4.2, message: "use insert(_:)")
  public static func |= (left: inout Self, right: Self) { left.formUnion(right) }
}
