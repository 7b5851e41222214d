/// A character with the properties that the layout of its text needs.
struct Cluster: Equatable {
  struct Traits: OptionSet {
    let rawValue: UInt8
    /// A line can end before the character.
    static let breakBefore = Traits(rawValue: 1)
    /// The character extends beyond the line's edge if the line is broken after it.
    static let space = Traits(rawValue: 2)
    static let newline = Traits(rawValue: 4)
    static let tab = Traits(rawValue: 8)
    static let softHyphen = Traits(rawValue: 16)

    init(rawValue: UInt8) {
      self.rawValue = rawValue
    }

    /// Creates the traits that a scalar has on its own.
    init(of scalar: Unicode.Scalar) {
      switch scalar {
      case " ": self = .space
      case "\t": self = [.space, .tab]
      case "\n", "\r", "\u{B}", "\u{C}", "\u{85}", "\u{2028}", "\u{2029}": self = .newline
      case "\u{AD}": self = .softHyphen
      default: self = []
      }
    }
  }

  /// The width in points; that of a tab depends on its position.
  var advance: Float
  var traits: Traits

  var isWordSpace: Bool { traits.contains(.space) && !traits.contains(.tab) }
}
