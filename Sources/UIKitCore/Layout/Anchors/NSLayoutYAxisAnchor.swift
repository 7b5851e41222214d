public import Foundation

/// A horizontal edge, a baseline, or the middle between two edges.
@preconcurrency @MainActor open class NSLayoutYAxisAnchor: NSLayoutAnchor<NSLayoutYAxisAnchor> {
  /// The distance from this anchor to another, as a size to make constraints of.
  open func anchorWithOffset(to otherAnchor: NSLayoutYAxisAnchor) -> NSLayoutDimension {
    NSLayoutDimension(LayoutOperand(from: operand, to: otherAnchor.operand))
  }

  open func constraint(
    equalToSystemSpacingBelow anchor: NSLayoutYAxisAnchor, multiplier: CGFloat
  ) -> NSLayoutConstraint {
    relate(.equal, anchor, constant: multiplier * systemSpacing(from: anchor))
  }

  open func constraint(
    greaterThanOrEqualToSystemSpacingBelow anchor: NSLayoutYAxisAnchor, multiplier: CGFloat
  ) -> NSLayoutConstraint {
    relate(.greaterThanOrEqual, anchor, constant: multiplier * systemSpacing(from: anchor))
  }

  open func constraint(
    lessThanOrEqualToSystemSpacingBelow anchor: NSLayoutYAxisAnchor, multiplier: CGFloat
  ) -> NSLayoutConstraint {
    relate(.lessThanOrEqual, anchor, constant: multiplier * systemSpacing(from: anchor))
  }

  /// Between baselines the spacing follows the line height of the text below.
  private func systemSpacing(from anchor: NSLayoutYAxisAnchor) -> CGFloat {
    guard operand.attribute.isBaseline, anchor.operand.attribute.isBaseline,
      let height = operand.item?.baselineSpacing
    else { return LayoutMetrics.systemSpacing }
    return height
  }
}
