/// Identifies a node from its creation on a display to its removal.
package struct NodeID: Hashable, Sendable, CustomStringConvertible {
  package let rawValue: UInt

  package init(rawValue: UInt) {
    self.rawValue = rawValue
  }

  package var description: String { "#\(rawValue)" }
}
