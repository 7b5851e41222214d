/// An object that stores the first responder of a view hierarchy.
@MainActor package protocol FirstResponderScope: AnyObject {
  var firstResponder: UIResponder? { get set }
  /// Whether the first responder must resign even if it refuses.
  var endsEditingByForce: Bool { get }
}
