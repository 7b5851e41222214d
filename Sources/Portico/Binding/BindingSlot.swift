/// What is bound: one property of a target, or the target as a whole.
///
/// `@unchecked`, because key paths that the `bind` methods take capture nothing but constants.
struct BindingSlot: Hashable, @unchecked Sendable {
  let target: ObjectIdentifier
  let property: AnyKeyPath?
}
