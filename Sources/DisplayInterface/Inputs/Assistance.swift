/// What assistive technology does with an element on a person's behalf.
package struct Assistance: Equatable, Sendable {
  package enum Act: Equatable, Sendable {
    case activate, increment, decrement
    /// Of the element's ``Accessibility/actions``, the one at an index.
    case perform(Int)
  }

  package let node: NodeID
  /// Of the node's ``Accessibility/elements``, the one at an index; `nil` for the node itself.
  package let element: Int?
  package let act: Act

  package init(_ act: Act, node: NodeID, element: Int? = nil) {
    self.act = act
    self.node = node
    self.element = element
  }
}
