import Foundation

/// The paths of elements.
enum SVGShape {
  /// - Parameters:
  ///   - values: The properties of the element.
  ///   - size: The reference size for percentages.
  /// - Returns: `nil` if the element itself draws nothing.
  static func path(of name: String, _ values: [String: String], in size: CGSize) -> CGPath? {
    func x(_ name: String) -> CGFloat? {
      values[name].flatMap { SVGScanner.length($0, of: size.width) }
    }
    func y(_ name: String) -> CGFloat? {
      values[name].flatMap { SVGScanner.length($0, of: size.height) }
    }
    let path = CGMutablePath()
    switch name {
    case "path": return SVGPath.path(values["d"] ?? "")
    case "rect":
      let rect = CGRect(
        x: x("x") ?? 0, y: y("y") ?? 0, width: x("width") ?? 0, height: y("height") ?? 0)
      guard rect.size.width > 0, rect.size.height > 0 else { return nil }
      let (rx, ry) = (x("rx") ?? y("ry") ?? 0, y("ry") ?? x("rx") ?? 0)
      guard rx > 0, ry > 0 else {
        path.addRect(rect)
        break
      }
      path.addRoundedRect(
        in: rect, cornerWidth: min(rx, rect.width / 2), cornerHeight: min(ry, rect.height / 2))
    case "circle", "ellipse":
      let (rx, ry) = (x("r") ?? x("rx") ?? 0, x("r") ?? y("ry") ?? 0)
      guard rx > 0, ry > 0 else { return nil }
      path.addEllipse(
        in: CGRect(
          x: (x("cx") ?? 0) - rx, y: (y("cy") ?? 0) - ry, width: 2 * rx, height: 2 * ry))
    case "line":
      path.move(to: CGPoint(x: x("x1") ?? 0, y: y("y1") ?? 0))
      path.addLine(to: CGPoint(x: x("x2") ?? 0, y: y("y2") ?? 0))
    case "polyline", "polygon":
      var scanner = SVGScanner(values["points"] ?? "")
      var points: [CGPoint] = []
      while let point = scanner.point() { points.append(point) }
      path.addLines(between: points)
      if name == "polygon" { path.closeSubpath() }
    default: return nil
    }
    return path
  }
}
