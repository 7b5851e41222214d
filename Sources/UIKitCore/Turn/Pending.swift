/// What a view still has to do before its state shows.
package struct Pending: OptionSet, Sendable {
  package let rawValue: UInt8

  package init(rawValue: UInt8) {
    self.rawValue = rawValue
  }

  package static let properties = Pending(rawValue: 1)
  package static let constraints = Pending(rawValue: 2)
  package static let layout = Pending(rawValue: 4)
  /// What the display shows of the view itself.
  package static let content = Pending(rawValue: 8)
  package static let placement = Pending(rawValue: 16)
  /// Which subviews show, and in which order.
  package static let children = Pending(rawValue: 32)
  /// Constraints changed that the engine of the view, or of one above, has to take up.
  package static let solve = Pending(rawValue: 64)

  package static let rendering: Pending = [.content, .placement, .children]
}
