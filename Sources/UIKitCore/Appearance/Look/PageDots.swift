/// The text of a page control.
package struct PageDots {
  /// The label's own if `nil`.
  package var font: UIFont?
  package var current = "●"
  package var other = "●"
  /// Between two dots.
  package var gap: String

  package init(font: UIFont? = nil, other: String = "●", gap: String) {
    self.font = font
    self.other = other
    self.gap = gap
  }
}
