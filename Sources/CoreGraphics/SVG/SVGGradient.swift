import DisplayInterface
import Foundation

/// A gradient along a line or outward from a point.
struct SVGGradient {
  private var values: [String: String] = [:]
  private var colors: [CGColor] = []
  private var locations: [CGFloat] = []
  private let isRadial: Bool

  /// - Parameters:
  ///   - element: A `linearGradient` or `radialGradient`.
  ///   - find: Returns the element with an identifier. A gradient inherits missing properties from the gradient
  ///     to which it refers.
  init?(_ element: SVGElement, _ sheet: SVGStyleSheet, _ find: (String) -> SVGElement?) {
    guard ["linearGradient", "radialGradient"].contains(element.name) else { return nil }
    isRadial = element.name == "radialGradient"
    var next: SVGElement? = element
    let longest = 8
    for _ in 0..<longest {
      guard let current = next else { break }
      values.merge(current.attributes) { own, _ in own }
      if colors.isEmpty { readStops(of: current, sheet) }
      next = current.reference.flatMap(find)
    }
    guard !colors.isEmpty else { return nil }
  }

  private mutating func readStops(of element: SVGElement, _ sheet: SVGStyleSheet) {
    for stop in element.children where stop.name == "stop" {
      let values = sheet.values(of: stop)
      let opacity = values["stop-opacity"].flatMap { SVGScanner.length($0, of: 1) } ?? 1
      let color = values["stop-color"].flatMap(CSSColor.color) ?? .black
      colors.append(color.copy(alpha: color.alpha * opacity.clamped(0, 1)) ?? color)
      let place = values["offset"].flatMap { SVGScanner.length($0, of: 1) } ?? 0
      locations.append(max(place.clamped(0, 1), locations.last ?? 0))
    }
  }

  /// Fills the clipped area of a context.
  ///
  /// - Parameters:
  ///   - box: The bounding box of the shape, which the gradient spans unless it uses user space.
  ///   - size: The reference size for percentages in user space.
  func draw(in context: CGContext, box: CGRect, size: CGSize) {
    let usesBox = values["gradientUnits"] != "userSpaceOnUse"
    let whole = usesBox ? CGSize(width: 1, height: 1) : size
    func length(_ name: String, _ whole: CGFloat, _ share: CGFloat) -> CGFloat {
      values[name].flatMap { SVGScanner.length($0, of: whole) } ?? share * whole
    }
    func point(_ x: String, _ y: String, _ shareX: CGFloat, _ shareY: CGFloat) -> CGPoint {
      CGPoint(x: length(x, whole.width, shareX), y: length(y, whole.height, shareY))
    }
    guard
      let gradient = CGGradient(
        colorsSpace: CGColorSpaceCreateDeviceRGB(), colors: colors, locations: locations)
    else { return }
    if usesBox {
      guard box.width > 0, box.height > 0 else { return }
      context.translateBy(x: box.minX, y: box.minY)
      context.scaleBy(x: box.width, y: box.height)
    }
    context.concatenate(SVGTransform.transform(values["gradientTransform"]))
    let options: CGGradientDrawingOptions = [.drawsBeforeStartLocation, .drawsAfterEndLocation]
    if isRadial {
      let center = point("cx", "cy", 0.5, 0.5)
      let focus = CGPoint(
        x: values["fx"] == nil ? center.x : length("fx", whole.width, 0.5),
        y: values["fy"] == nil ? center.y : length("fy", whole.height, 0.5))
      context.drawRadialGradient(
        gradient, startCenter: focus, startRadius: 0, endCenter: center,
        endRadius: length("r", whole.width, 0.5), options: options)
    } else {
      context.drawLinearGradient(
        gradient, start: point("x1", "y1", 0, 0), end: point("x2", "y2", 1, 0), options: options)
    }
  }
}
