package import Foundation

/// The distance between the places where edges may lie.
package struct LayoutStep {
  /// How exactly a part lies where it should, on a look that has the choice.
  package enum Precision {
    case free, pixel, halfPoint, point
  }

  /// Zero where edges may lie anywhere.
  package let size: CGSize

  package init(_ size: CGSize) {
    self.size = size
  }

  package func round(
    _ value: CGFloat, _ axis: NSLayoutConstraint.Axis,
    _ rule: FloatingPointRoundingRule = .toNearestOrAwayFromZero
  ) -> CGFloat {
    let step = size[axis]
    return step > 0 ? (value / step).rounded(rule) * step : value
  }

  /// The nearest place for a solved edge. Halves go up, also those that arithmetic made a little smaller.
  package func snap(_ value: CGFloat, _ axis: NSLayoutConstraint.Axis) -> CGFloat {
    let step = size[axis]
    return (value / step + 0.5 + 1e-6).rounded(.down) * step
  }

  /// The next place at or after a solved length.
  package func roundUp(_ value: CGFloat, _ axis: NSLayoutConstraint.Axis) -> CGFloat {
    let step = size[axis]
    return (value / step - 1e-6).rounded(.up) * step
  }
}
