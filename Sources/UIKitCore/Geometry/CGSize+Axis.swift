import Foundation

extension CGSize {
  /// Returns the width for the horizontal axis, or the height.
  func length(along axis: UIAxis) -> CGFloat { axis == .horizontal ? width : height }
}
