import DisplayInterface
package import Foundation

/// The places where edges may lie: whole pixels, or whole cells.
@MainActor package struct PixelGrid {
  package let step: CGSize

  package static var current: PixelGrid {
    let traits = UIApplication.shared.display.traits
    return PixelGrid(
      step: traits.grid ?? CGSize(width: 1 / traits.scale, height: 1 / traits.scale))
  }

  /// The nearest place. Halves go up, also those that arithmetic made a little smaller.
  package func snap(_ value: CGFloat, _ axis: NSLayoutConstraint.Axis) -> CGFloat {
    let step = step[axis]
    return (value / step + 0.5 + 1e-6).rounded(.down) * step
  }

  /// The next place at or after a length.
  package func roundUp(_ value: CGFloat, _ axis: NSLayoutConstraint.Axis) -> CGFloat {
    let step = step[axis]
    return (value / step - 1e-6).rounded(.up) * step
  }
}
