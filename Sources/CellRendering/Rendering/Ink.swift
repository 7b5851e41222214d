import DisplayInterface

/// A color to blend over cells.
struct Ink {
  var color: CellColor
  /// The opacity, from 0 through 256.
  var weight: Int

  init(_ color: Color, alpha: Double = 1) {
    self.color = CellColor(color)
    weight = Int(bounded: (color.alpha * alpha * 256).rounded().clamped(0, 256))
  }

  init(_ color: CellColor, weight: Int = 256) {
    self.color = color
    self.weight = weight
  }

  /// The same color with slightly less than half of the opacity.
  var faint: Ink { Ink(color, weight: weight * 9 / 20) }
}
