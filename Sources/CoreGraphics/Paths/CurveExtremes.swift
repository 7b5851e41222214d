import Foundation

/// Finds the extreme points of a cubic curve.
enum CurveExtremes {
  /// Returns the ends, and the points at which a coordinate has a local extreme.
  static func points(_ a: CGPoint, _ b: CGPoint, _ c: CGPoint, _ d: CGPoint) -> [CGPoint] {
    let times = turns(a.x, b.x, c.x, d.x) + turns(a.y, b.y, c.y, d.y)
    return [a, d]
      + times.map { t in
        let (ab, bc, cd) = (a.between(b, t), b.between(c, t), c.between(d, t))
        return ab.between(bc, t).between(bc.between(cd, t), t)
      }
  }

  /// Returns the parameters between 0 and 1 at which the derivative is zero.
  private static func turns(_ a: CGFloat, _ b: CGFloat, _ c: CGFloat, _ d: CGFloat) -> [CGFloat] {
    let square = -a + 3 * b - 3 * c + d
    let linear = 2 * (a - 2 * b + c)
    let constant = b - a
    var roots: [CGFloat] = []
    if abs(square) < 1e-12 {
      if abs(linear) > 1e-12 { roots = [-constant / linear] }
    } else {
      let discriminant = linear * linear - 4 * square * constant
      if discriminant >= 0 {
        let root = discriminant.squareRoot()
        roots = [(-linear + root) / (2 * square), (-linear - root) / (2 * square)]
      }
    }
    return roots.filter { $0 > 0 && $0 < 1 }
  }
}
