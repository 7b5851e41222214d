/// The text of a page control.
package struct PageDots {
  /// The font; `nil` for that of the label.
  package var font: UIFont?
  package var current = "●"
  package var other = "●"
  /// The text between two dots.
  package var gap: String

  package init(font: UIFont? = nil, other: String = "●", gap: String) {
    self.font = font
    self.other = other
    self.gap = gap
  }
}
