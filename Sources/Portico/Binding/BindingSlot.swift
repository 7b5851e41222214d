/// The key of a binding in its bag: one property of a target, or the target as a whole.
struct BindingSlot: Hashable, Sendable {
  private let target: ObjectIdentifier
  private let property: ObjectIdentifier?

  @MainActor init(target: ObjectIdentifier, property: AnyKeyPath?) {
    self.target = target
    self.property = property.map { ObjectIdentifier(PropertyPath.of($0)) }
  }
}
