public import Foundation

/// The progress of an animation as a function of time: a cubic curve from (0, 0) to (1, 1).
open class CAMediaTimingFunction: NSObject, @unchecked Sendable {
  private let points: [(x: Float, y: Float)]

  public convenience init(name: CAMediaTimingFunctionName) {
    switch name {
    case .easeIn: self.init(controlPoints: 0.42, 0, 1, 1)
    case .easeOut: self.init(controlPoints: 0, 0, 0.58, 1)
    case .easeInEaseOut: self.init(controlPoints: 0.42, 0, 0.58, 1)
    case .default: self.init(controlPoints: 0.25, 0.1, 0.25, 1)
    default: self.init(controlPoints: 0, 0, 1, 1)
    }
  }

  public init(controlPoints c1x: Float, _ c1y: Float, _ c2x: Float, _ c2y: Float) {
    points = [(0, 0), (c1x, c1y), (c2x, c2y), (1, 1)]
    super.init()
  }

  /// - Parameters:
  ///   - idx: The index of the point, from 0 to 3.
  ///   - ptr: Receives two numbers.
  open func getControlPoint(at idx: Int, values ptr: UnsafeMutablePointer<Float>) {
    let point = points[min(max(idx, 0), 3)]
    ptr[0] = point.x
    ptr[1] = point.y
  }

  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? CAMediaTimingFunction else { return false }
    return zip(points, other.points).allSatisfy { $0 == $1 }
  }

  open override var hash: Int { points.reduce(0) { $0 &* 31 &+ $1.x.hashValue ^ $1.y.hashValue } }
}
