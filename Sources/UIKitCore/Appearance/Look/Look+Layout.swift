package import Foundation

extension Look {
  /// Returns the smallest size of whole steps that contains a size.
  package func snapped(_ size: CGSize, to precision: LayoutStep.Precision = .pixel) -> CGSize {
    let step = step(precision)
    return CGSize(
      width: step.round(size.width, .horizontal, .up),
      height: step.round(size.height, .vertical, .up))
  }

  /// Returns the height of a part of a list in whole steps, for any number that an app specified.
  package func snapped(height: CGFloat) -> CGFloat {
    step(.pixel).round(max(0, height.bounded), .vertical, .up)
  }

  package func aligned(
    _ origin: CGPoint, to precision: LayoutStep.Precision = .pixel
  ) -> CGPoint {
    let step = step(precision)
    return CGPoint(
      x: step.round(origin.x, .horizontal, .down), y: step.round(origin.y, .vertical, .down))
  }

  package func aligned(_ rect: CGRect) -> CGRect {
    CGRect(origin: aligned(rect.origin), size: rect.size)
  }

  /// Returns a rectangle that is centered vertically in `bounds`.
  package func centered(
    _ size: CGSize, in bounds: CGRect, x: CGFloat, to precision: LayoutStep.Precision = .pixel
  ) -> CGRect {
    let y = step(precision).round((bounds.height - size.height) / 2, .vertical, .down)
    return CGRect(x: x, y: bounds.minY + y, width: size.width, height: size.height)
  }

  /// Returns the insets that an app specified in whole steps. Less than half a line is rounded to 0, and any
  /// width to at least one step.
  package func padding(_ insets: UIEdgeInsets) -> UIEdgeInsets {
    let step = step(.free)
    return UIEdgeInsets(
      top: step.round(insets.top, .vertical), left: step.round(insets.left, .horizontal, .up),
      bottom: step.round(insets.bottom, .vertical),
      right: step.round(insets.right, .horizontal, .up))
  }

  /// Returns the height of a part with a line at its edge.
  package func height(ofLined line: StandardLine) -> CGFloat { height(of: line) + lineRoom }
}
