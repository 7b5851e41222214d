/// The value of a custom trait.
///
/// Values are compared if their type is `Equatable`; other objects are equal only to themselves.
package struct CustomTraitValue: Hashable, @unchecked Sendable {
  let value: Any
  let affectsColor: Bool

  package static func == (one: Self, other: Self) -> Bool {
    if let value = one.value as? any Equatable { return value.isSame(as: other.value) }
    guard type(of: one.value) is AnyClass else { return false }
    return one.value as AnyObject === other.value as AnyObject
  }

  /// Hashes nothing, because equal values can have different types.
  package func hash(into hasher: inout Hasher) {}
}

extension Equatable {
  fileprivate func isSame(as other: Any) -> Bool { (other as? Self) == self }
}

extension UITraitCollection.Values {
  package subscript<T: UITraitDefinition>(trait: T.Type) -> T.Value {
    get { custom[trait.identifier]?.value as? T.Value ?? trait.defaultValue }
    set {
      custom[trait.identifier] = CustomTraitValue(
        value: newValue, affectsColor: trait.affectsColorAppearance)
    }
  }
}
