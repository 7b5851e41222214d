/// The dirty flags of a view.
package struct Pending: OptionSet, Sendable {
  package let rawValue: UInt8

  package init(rawValue: UInt8) {
    self.rawValue = rawValue
  }

  package static let properties = Pending(rawValue: 1)
  package static let constraints = Pending(rawValue: 2)
  package static let layout = Pending(rawValue: 4)
  /// The content that displays draw for the view itself.
  package static let content = Pending(rawValue: 8)
  package static let placement = Pending(rawValue: 16)
  /// The visible subviews and their order.
  package static let children = Pending(rawValue: 32)
  /// Changed constraints that the layout engine of the view, or of an ancestor, has to process.
  package static let solve = Pending(rawValue: 64)
  /// The view is being laid out. Meanwhile its subviews can be laid out, but not the view again.
  package static let inLayout = Pending(rawValue: 128)

  /// The flags that a layout pass clears from superviews to subviews.
  package static let layingOut: Pending = [.layout, .solve]
  package static let updating: Pending = [.properties, .constraints, .layout]
  package static let unsettled: Pending = [.updating, .solve]
  package static let rendering: Pending = [.content, .placement, .children]
}

// Evaluated for every view in every turn: the standard library's generic versions take a tenth of a debug
// build's turn.
extension Pending {
  package static func == (one: Pending, other: Pending) -> Bool { one.rawValue == other.rawValue }
  package var isEmpty: Bool { rawValue == 0 }
  package func contains(_ other: Pending) -> Bool { rawValue & other.rawValue == other.rawValue }
  package func isDisjoint(with other: Pending) -> Bool { rawValue & other.rawValue == 0 }

  package func union(_ other: Pending) -> Pending { Pending(rawValue: rawValue | other.rawValue) }
  package func intersection(_ other: Pending) -> Pending {
    Pending(rawValue: rawValue & other.rawValue)
  }
  package func subtracting(_ other: Pending) -> Pending {
    Pending(rawValue: rawValue & ~other.rawValue)
  }

  package mutating func formUnion(_ other: Pending) { self = union(other) }
  package mutating func subtract(_ other: Pending) { self = subtracting(other) }
}
