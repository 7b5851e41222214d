package import Foundation

/// The distance between the allowed positions of edges.
package struct LayoutStep {
  /// The precision of a position, if the look has a choice.
  package enum Precision {
    case free, pixel, halfPoint, point
  }

  /// The size of a step. Zero if edges can be at any position.
  package let size: CGSize

  package init(_ size: CGSize) {
    self.size = size
  }

  package func round(
    _ value: CGFloat, _ axis: UIAxis,
    _ rule: FloatingPointRoundingRule = .toNearestOrAwayFromZero
  ) -> CGFloat {
    let step = size.length(along: axis)
    return step > 0 ? (value / step).rounded(rule) * step : value
  }

  /// Returns the nearest allowed position for a solved edge. Halves are rounded up, even if inexact arithmetic
  /// made them slightly smaller.
  package func snap(_ value: CGFloat, _ axis: UIAxis) -> CGFloat {
    let step = size.length(along: axis)
    return (value / step + 0.5 + 1e-6).rounded(.down) * step
  }

  /// Returns the next allowed position at or after a solved length.
  package func roundUp(_ value: CGFloat, _ axis: UIAxis) -> CGFloat {
    let step = size.length(along: axis)
    return (value / step - 1e-6).rounded(.up) * step
  }
}
