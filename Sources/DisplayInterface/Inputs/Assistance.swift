/// An action that assistive technology performs on an element for the user.
package struct Assistance: Equatable, Sendable {
  package enum Act: Equatable, Sendable {
    case activate, increment, decrement
    /// Performs the action at an index of the element's ``Accessibility/actions``.
    case perform(Int)
  }

  package let node: NodeID
  /// The index in the node's ``Accessibility/elements``, or `nil` for the node itself.
  package let element: Int?
  package let act: Act

  package init(_ act: Act, node: NodeID, element: Int? = nil) {
    self.act = act
    self.node = node
    self.element = element
  }
}
