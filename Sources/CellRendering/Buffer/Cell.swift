/// The content of one cell of the screen. It has sixteen bytes without padding, so that rows can be compared as
/// memory.
package struct Cell: Equatable, Sendable {
  package var glyph: Glyph
  package var foreground: CellColor
  package var background: CellColor
  package var attributes: CellAttributes
  /// The width in cells; 0 for the second half of a wide character.
  package var width: UInt16

  package init(
    glyph: Glyph = .space, foreground: CellColor = .standard, background: CellColor = .standard,
    attributes: CellAttributes = [], width: UInt16 = 1
  ) {
    self.glyph = glyph
    self.foreground = foreground
    self.background = background
    self.attributes = attributes
    self.width = width
  }

  package static let blank = Cell()
}
