/// The outlets of properties that are bound, or were and have not changed since.
///
/// It keeps them, which makes using one quicker than a weak reference would; those whose source is gone are removed
/// whenever the table has doubled.
@MainActor enum OutletTable {
  /// One property of one source.
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
