import DisplayInterface
import Foundation
import SVGDrawing

/// A rectangle whose corners may be rounded.
struct Shape {
  let rect: CGRect
  let radius: CGFloat
  /// The corners that are rounded.
  let corners: Box.Corners

  init(rect: CGRect, radius: CGFloat = 0, corners: Box.Corners = .all) {
    self.rect = rect
    self.radius = max(0, min(radius, rect.width / 2, rect.height / 2))
    self.corners = self.radius > 0 ? corners : .all
  }

  /// Returns the shape inset by a distance, or outset if it's negative.
  func inset(by distance: CGFloat) -> Shape {
    Shape(
      rect: rect.insetBy(dx: distance, dy: distance),
      radius: radius > 0 ? max(0, radius - distance) : 0, corners: corners)
  }

  /// Returns `true` if a rectangle certainly lies within the shape. May return `false` for a rectangle near an edge
  /// of a shape with rounded corners, because arcs aren't calculated.
  func contains(_ other: CGRect) -> Bool {
    let distance = radius * (1 - 0.5.squareRoot()) - 0.005
    return other.minX >= rect.minX + distance && other.maxX <= rect.maxX - distance
      && other.minY >= rect.minY + distance && other.maxY <= rect.maxY - distance
  }

  /// A name that identifies the shape, accurate to a hundredth of a point.
  var name: String {
    let sides = [rect.minX, rect.minY, rect.width, rect.height].map { SVG.number($0) }
    let round = radius > 0 ? ["r" + SVG.number(radius)] : []
    return (sides + round + (corners == .all ? [] : ["c\(corners.rawValue)"]))
      .joined(separator: "-")
  }

  var element: Element {
    guard corners == .all else { return Element("path", [("d", path)]) }
    var element = Element("rect", in: rect)
    if radius > 0 { element.add("rx", radius) }
    return element
  }

  /// The outline, clockwise from the top-left corner.
  private var path: String {
    func radius(_ corner: Box.Corners) -> CGFloat { corners.contains(corner) ? self.radius : 0 }
    func arc(_ radius: CGFloat, _ x: CGFloat, _ y: CGFloat) -> String {
      let numbers = [radius, radius, 0, 0, 1, x * radius, y * radius].map { SVG.number($0) }
      return radius > 0 ? "a" + numbers.joined(separator: " ") : ""
    }
    let (topLeft, topRight) = (radius(.topLeft), radius(.topRight))
    let (bottomLeft, bottomRight) = (radius(.bottomLeft), radius(.bottomRight))
    return "M\(SVG.number(rect.minX + topLeft)) \(SVG.number(rect.minY))"
      + "H\(SVG.number(rect.maxX - topRight))" + arc(topRight, 1, 1)
      + "V\(SVG.number(rect.maxY - bottomRight))" + arc(bottomRight, -1, 1)
      + "H\(SVG.number(rect.minX + bottomLeft))" + arc(bottomLeft, -1, -1)
      + "V\(SVG.number(rect.minY + topLeft))" + arc(topLeft, 1, -1) + "z"
  }
}
