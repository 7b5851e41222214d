/// The value that an observer knows.
///
/// Views and controllers are not kept alive: an observer of its own superview or parent would keep itself by it.
final class ObservedValue<Value> {
  private var kept: Value?
  private weak var responder: UIResponder?

  init(_ value: Value?) {
    self.value = value
  }

  /// `nil` once the view or controller is gone.
  var value: Value? {
    get { kept ?? responder.flatMap { $0 as? Value } }
    set {
      responder = newValue as? UIResponder
      kept = responder == nil ? newValue : nil
    }
  }
}
