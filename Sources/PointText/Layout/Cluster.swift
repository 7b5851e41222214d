/// A character with what its text's layout needs of it.
struct Cluster: Equatable {
  struct Traits: OptionSet {
    let rawValue: UInt8
    /// A line may end before the character.
    static let breakBefore = Traits(rawValue: 1)
    /// Hangs over the line's edge where the line is broken behind it.
    static let space = Traits(rawValue: 2)
    static let newline = Traits(rawValue: 4)
    static let tab = Traits(rawValue: 8)
    static let softHyphen = Traits(rawValue: 16)

    init(rawValue: UInt8) {
      self.rawValue = rawValue
    }

    /// What a scalar is by itself.
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

  /// In points; that of a tab depends on where it stands.
  var advance: Float
  var traits: Traits

  var isWordSpace: Bool { traits.contains(.space) && !traits.contains(.tab) }
}
