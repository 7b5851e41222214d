/// The last value that an observer received.
///
/// Views and controllers aren't retained. Otherwise a view that observes its own superview, or a controller
/// that observes its parent, would create a retain cycle.
final class ObservedValue<Value> {
  private var kept: Value?
  private weak var responder: UIResponder?

  init(_ value: Value?) {
    self.value = value
  }

  /// The value; `nil` after the view or controller was deallocated.
  var value: Value? {
    get { kept ?? responder.flatMap { $0 as? Value } }
    set {
      responder = newValue as? UIResponder
      kept = responder == nil ? newValue : nil
    }
  }
}
