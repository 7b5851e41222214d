package import DisplayInterface
public import Foundation

/// Which side of a path's lines is inside.
public enum CGPathFillRule: Int, Sendable {
  /// Where the lines around a point don't cancel out.
  case winding = 0
  /// Where a line from a point to the outside crosses the path an odd number of times.
  case evenOdd = 1
}

/// How a line ends.
public enum CGLineCap: Int32, Sendable {
  case butt = 0
  case round = 1
  case square = 2
}

/// How lines meet.
public enum CGLineJoin: Int32, Sendable {
  case miter = 0
  case round = 1
  case bevel = 2
}

/// What is drawn of a path.
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

/// A part of a path, while it is looked at.
public struct CGPathElement {
  public var type: CGPathElementType
  /// One for a move or line, two for a quadratic and three for a cubic curve, of which the last is the
  /// end.
  public var points: UnsafeMutablePointer<CGPoint>

  public init(type: CGPathElementType, points: UnsafeMutablePointer<CGPoint>) {
    self.type = type
    self.points = points
  }
}

/// A function that is told of a part of a path.
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
