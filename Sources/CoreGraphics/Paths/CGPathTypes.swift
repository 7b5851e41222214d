package import DisplayInterface
public import Foundation

/// The rule for the points that are inside of a path.
public enum CGPathFillRule: Int, Sendable {
  /// A point is inside if the windings of the lines around it don't add up to zero.
  case winding = 0
  /// A point is inside if a ray from it crosses the path an odd number of times.
  case evenOdd = 1
}

/// The ends of a line.
public enum CGLineCap: Int32, Sendable {
  case butt = 0
  case round = 1
  case square = 2
}

/// The joins between lines.
public enum CGLineJoin: Int32, Sendable {
  case miter = 0
  case round = 1
  case bevel = 2
}

/// The way in which a path is drawn.
public enum CGPathDrawingMode: Int32, Sendable {
  case fill = 0
  case eoFill = 1
  case stroke = 2
  case fillStroke = 3
  case eoFillStroke = 4
}

public enum CGPathElementType: Int32, Sendable {
  case moveToPoint = 0
  case addLineToPoint = 1
  case addQuadCurveToPoint = 2
  case addCurveToPoint = 3
  case closeSubpath = 4
}

/// An element of a path during the enumeration.
public struct CGPathElement {
  public var type: CGPathElementType
  /// The points of the element: one for a move or line, two for a quadratic and three for a cubic curve. The
  /// last one is the end.
  public var points: UnsafeMutablePointer<CGPoint>

  public init(type: CGPathElementType, points: UnsafeMutablePointer<CGPoint>) {
    self.type = type
    self.points = points
  }
}

/// A function that is called with an element of a path.
public typealias CGPathApplierFunction =
  (UnsafeMutableRawPointer?, UnsafePointer<CGPathElement>) -> Void

extension PathStep {
  package func applying(_ t: CGAffineTransform) -> PathStep {
    switch self {
    case .move(let end): .move(end.applying(t))
    case .line(let end): .line(end.applying(t))
    case .quad(let control, let end): .quad(control.applying(t), end.applying(t))
    case .cubic(let first, let second, let end):
      .cubic(first.applying(t), second.applying(t), end.applying(t))
    case .close: .close
    }
  }
}
