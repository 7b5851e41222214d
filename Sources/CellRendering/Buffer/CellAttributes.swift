package struct CellAttributes: OptionSet, Hashable, Sendable {
  package let rawValue: UInt16

  package init(rawValue: UInt16) {
    self.rawValue = rawValue
  }

  // Without these, other modules would call the protocol's implementations through the protocol for every cell,
  // which takes a hundred times as long.

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
  /// Faint text. The colors already express this if the terminal has enough of them.
  package static let dim = CellAttributes(rawValue: 2)
  package static let italic = CellAttributes(rawValue: 4)
  package static let underline = CellAttributes(rawValue: 8)
  package static let strike = CellAttributes(rawValue: 16)
  /// Foreground and background are swapped.
  package static let inverse = CellAttributes(rawValue: 32)
  /// A cell that stands out by its background color; without colors it must stand out in another way.
  package static let marked = CellAttributes(rawValue: 64)
  /// The attributes that make characters heavier or fainter.
  package static let weights = CellAttributes(rawValue: 1 | 2)
  /// The attributes that are visible on blanks as well.
  package static let lines = CellAttributes(rawValue: 8 | 16 | 32)
}
