/// The outlets of properties that are bound, or that were bound and have not changed since.
///
/// The table retains the outlets, because a strong reference is faster to use than a weak one. It removes the outlets
/// whose source is deallocated whenever the number of outlets has doubled.
@MainActor enum OutletTable {
  /// The key of an outlet: one property of one source.
  struct Key: Hashable {
    let source: ObjectIdentifier
    let property: ObjectIdentifier
  }

  private static var outlets: [Key: Outlet] = [:]
  private static var limit = 64

  static subscript(key: Key) -> Outlet? {
    get { outlets[key] }
    set {
      outlets[key] = newValue
      guard outlets.count > limit else { return }
      outlets = outlets.filter { !$0.value.isDead }
      limit = max(64, 2 * outlets.count)
    }
  }
}
