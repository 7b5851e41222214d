import Foundation

extension CGRect {
  /// The smallest rectangle around points; `.null` around none.
  init(around points: [CGPoint]) {
    let (xs, ys) = (points.map(\.x), points.map(\.y))
    guard let left = xs.min(), let right = xs.max(), let top = ys.min(), let bottom = ys.max()
    else {
      self = .null
      return
    }
    self.init(x: left, y: top, width: right - left, height: bottom - top)
  }
}
