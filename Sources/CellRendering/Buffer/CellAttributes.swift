package struct CellAttributes: OptionSet, Hashable, Sendable {
  package let rawValue: UInt16

  package init(rawValue: UInt16) {
    self.rawValue = rawValue
  }

  // Another module would do these, for every cell, by way of the protocol, which takes a hundred
  // times as long.

  @inlinable package func contains(_ other: CellAttributes) -> Bool {
    rawValue & other.rawValue == other.rawValue
  }

  @inlinable package func isDisjoint(with other: CellAttributes) -> Bool {
    rawValue & other.rawValue == 0
  }

  @inlinable package func intersection(_ other: CellAttributes) -> CellAttributes {
    CellAttributes(rawValue: rawValue & other.rawValue)
  }

  @inlinable package func subtracting(_ other: CellAttributes) -> CellAttributes {
    CellAttributes(rawValue: rawValue & ~other.rawValue)
  }

  package static let bold = CellAttributes(rawValue: 1)
  /// Faint, which the colours already show where there are enough of them.
  package static let dim = CellAttributes(rawValue: 2)
  package static let italic = CellAttributes(rawValue: 4)
  package static let underline = CellAttributes(rawValue: 8)
  package static let strike = CellAttributes(rawValue: 16)
  /// Foreground and background change places.
  package static let inverse = CellAttributes(rawValue: 32)
  /// Stands out by its background; without colours it has to stand out otherwise.
  package static let marked = CellAttributes(rawValue: 64)
  /// What makes characters heavier or fainter.
  package static let weights = CellAttributes(rawValue: 1 | 2)
  /// What shows on blanks as well.
  package static let lines = CellAttributes(rawValue: 8 | 16 | 32)
}
