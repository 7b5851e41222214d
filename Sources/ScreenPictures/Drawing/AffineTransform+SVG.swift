import DisplayInterface
import Foundation
import SVGDrawing

extension AffineTransform {
  /// Creates the transform that a node applies on the page, or `nil` if the node has no transform.
  ///
  /// - Parameter box: The node's box on the page, whose center stays where it is.
  init?(_ transform: NodePlacement.Transform?, about box: CGRect) {
    guard let transform else { return nil }
    let (x, y) = (box.midX, box.midY)
    self.init(
      m11: transform.a, m12: transform.b, m21: transform.c, m22: transform.d,
      tX: x - transform.a * x - transform.c * y, tY: y - transform.b * x - transform.d * y)
  }

  /// Returns the bounding box of a transformed rectangle.
  func bounds(of rect: CGRect) -> CGRect {
    guard !rect.isNull else { return rect }
    let corners = [
      CGPoint(x: rect.minX, y: rect.minY), CGPoint(x: rect.maxX, y: rect.minY),
      CGPoint(x: rect.minX, y: rect.maxY), CGPoint(x: rect.maxX, y: rect.maxY),
    ]
    return CGRect(around: corners.map { transform($0) })
  }

  /// The value of SVG's `transform`. Rounding the factors moves a point on a page of 10,000 points by at most a
  /// thousandth of a point.
  var svg: String {
    let factors = [m11, m12, m21, m22].map { "\(($0 * 1e7).rounded() / 1e7)" }
    return "matrix(" + (factors + [tX, tY].map { SVG.number($0) }).joined(separator: " ") + ")"
  }
}
