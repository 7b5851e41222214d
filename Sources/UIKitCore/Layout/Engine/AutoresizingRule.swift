import Foundation

/// How a view with an autoresizing mask follows the size of its superview along one axis. Its origin and size
/// are linear functions of that size.
@MainActor struct AutoresizingRule {
  let originSlope: Double
  let originConstant: Double
  let sizeSlope: Double
  let sizeConstant: Double

  init(_ view: UIView, in superview: UIView, _ axis: NSLayoutConstraint.Axis) {
    let frame = view.plainFrame
    self.init(
      mask: view.autoresizingMask, origin: Double(frame.origin[axis]),
      size: Double(frame.size[axis]), outer: Double(superview.bounds.size[axis]), axis)
  }

  /// Distributes a size difference among the flexible parts in proportion to their sizes.
  init(
    mask: UIView.AutoresizingMask, origin: Double, size: Double, outer: Double,
    _ axis: NSLayoutConstraint.Axis
  ) {
    let isHorizontal = axis == .horizontal
    let parts = [origin, size, outer - origin - size]
    let flexible = [
      mask.contains(isHorizontal ? .flexibleLeftMargin : .flexibleTopMargin),
      mask.contains(isHorizontal ? .flexibleWidth : .flexibleHeight),
      mask.contains(isHorizontal ? .flexibleRightMargin : .flexibleBottomMargin),
    ]
    let count = flexible.filter { $0 }.count
    let total = zip(parts, flexible).reduce(0) { $0 + ($1.1 ? $1.0 : 0) }
    func share(_ index: Int) -> Double {
      guard flexible[index] else { return 0 }
      return total > 0 ? parts[index] / total : 1 / Double(count)
    }
    originSlope = share(0)
    sizeSlope = share(1)
    originConstant = origin - originSlope * outer
    sizeConstant = size - sizeSlope * outer
  }

  func origin(in outer: CGFloat) -> CGFloat { originConstant + originSlope * outer }
  func size(in outer: CGFloat) -> CGFloat { max(0, sizeConstant + sizeSlope * outer) }
}
