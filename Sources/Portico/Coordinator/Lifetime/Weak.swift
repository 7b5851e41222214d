/// A weak reference that is passed on as quickly as a strong one, for it is an object.
final class Weak<Object: AnyObject> {
  private(set) weak var object: Object?

  init(_ object: Object) {
    self.object = object
  }
}
