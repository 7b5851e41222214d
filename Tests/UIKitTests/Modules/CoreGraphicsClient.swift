import CoreGraphics

/// What a file uses that imports Core Graphics alone.
enum CoreGraphicsClient {
  static func triangle(in rect: CGRect) -> CGPath {
    let path = CGMutablePath()
    path.move(to: CGPoint(x: rect.midX, y: rect.minY))
    path.addLine(to: CGPoint(x: rect.maxX, y: rect.maxY))
    path.addLine(to: CGPoint(x: rect.minX, y: rect.maxY))
    path.closeSubpath()
    return path
  }

  static func bounds(of path: CGPath, doubled: Bool) -> CGRect {
    path.boundingBox.applying(doubled ? CGAffineTransform(scaleX: 2, y: 2) : .identity)
  }
}
