/// What keeps track of a hierarchy's one first responder.
@MainActor package protocol FirstResponderScope: AnyObject {
  var firstResponder: UIResponder? { get set }
  /// Whether the first responder has to go, willing or not.
  var endsEditingByForce: Bool { get }
}
