import Foundation

extension CGVector {
  init(from start: CGPoint, to end: CGPoint) {
    self.init(dx: end.x - start.x, dy: end.y - start.y)
  }

  static func + (a: CGVector, b: CGVector) -> CGVector {
    CGVector(dx: a.dx + b.dx, dy: a.dy + b.dy)
  }

  static func - (a: CGVector, b: CGVector) -> CGVector {
    CGVector(dx: a.dx - b.dx, dy: a.dy - b.dy)
  }

  var length: CGFloat { hypot(dx, dy) }

  /// The vector with the length 1; the x axis if the vector has no length.
  var normalized: CGVector {
    length > 0 ? scaled(1 / length) : CGVector(dx: 1, dy: 0)
  }

  func scaled(_ factor: CGFloat) -> CGVector { CGVector(dx: dx * factor, dy: dy * factor) }

  func dot(_ other: CGVector) -> CGFloat { dx * other.dx + dy * other.dy }

  /// The velocity of the vector's end if the vector turns around its start.
  func turning(_ spin: CGFloat) -> CGVector { CGVector(dx: -dy * spin, dy: dx * spin) }
}
