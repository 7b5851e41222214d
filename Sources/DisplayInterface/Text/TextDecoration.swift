/// A line under or through the characters of a text.
package struct TextDecoration: Equatable, Sendable {
  package enum Weight: Sendable {
    case single, thick, double
  }

  package enum Pattern: Sendable {
    case solid, dotted, dashed
  }

  package var weight = Weight.single
  package var pattern = Pattern.solid
  /// The color, or `nil` for the text's color.
  package var color: Color?

  package init(weight: Weight = .single, pattern: Pattern = .solid, color: Color? = nil) {
    self.weight = weight
    self.pattern = pattern
    self.color = color
  }
}
