import DisplayInterface
import Foundation
import SVGDrawing

/// Draws the shadow of a node's box, and returns the attributes for its shadow filter and mask.
@MainActor struct BoxEffects {
  let canvas: Canvas
  let box: Box
  let shape: Shape

  /// Draws the shadow of a box with a background, or the shadow along the shadow's path if the box has none.
  func drawShadow() {
    guard let shadow = box.shadow else { return }
    let (dx, dy) = (shadow.offset.width, shadow.offset.height)
    var element: Element
    var bounds = shape.rect.offsetBy(dx: dx, dy: dy)
    if hasBackground {
      element = Shape(rect: bounds, radius: shape.radius, corners: shape.corners).element
    } else if let path = shadow.path {
      element = Element("path", [("d", SVG.path(path, offset: bounds.origin))])
      bounds = CGRect(around: path.flatMap(\.points))
        .offsetBy(dx: bounds.minX, dy: bounds.minY)
    } else {
      return
    }
    element.add("fill", shadow.color)
    element.add("style", "filter: blur(\(SVG.number(shadow.radius))px)")
    let reach = -3 * shadow.radius
    canvas.add(element.empty, bounds: bounds.insetBy(dx: reach, dy: reach))
  }

  /// The attributes of the group that contains everything in the node: a shadow that follows what's visible, for a
  /// box without a background and without a shadow path, and the mask.
  var attributes: [(String, String)] {
    var attributes: [(String, String)] = []
    if let shadow = box.shadow, shadow.path == nil, !hasBackground {
      let lengths = [shadow.offset.width, shadow.offset.height, shadow.radius].map {
        SVG.number($0) + "px"
      }
      let color = "#" + shadow.color.hexadecimalWithAlpha
      attributes.append(
        ("style", "filter: drop-shadow(\(lengths.joined(separator: " ")) \(color))"))
    }
    switch box.mask {
    case .path(let steps, let isEvenOdd):
      var path = Element("path", [("d", SVG.path(steps, offset: shape.rect.origin))])
      if isEvenOdd { path.add("clip-rule", "evenodd") }
      let id = canvas.define(Element("clipPath"), containing: path)
      attributes.append(("clip-path", "url(#\(id))"))
    case .image(let image):
      guard let picture = ImageDrawer.picture(image, in: shape.rect) else { break }
      let id = canvas.define(Element("mask", [("mask-type", "alpha")]), containing: picture)
      attributes.append(("mask", "url(#\(id))"))
    case nil: break
    }
    return attributes
  }

  private var hasBackground: Bool { (box.background?.alpha ?? 0) > 0 }
}
