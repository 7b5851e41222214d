import DisplayInterface
import Foundation

/// Draws images in SVG format: paths, gradients, clipping and groups, as design tools create them.
struct SVGRenderer {
  private let context: CGContext
  private let sheet: SVGStyleSheet
  private var elements: [String: SVGElement] = [:]
  private var size = CGSize.zero
  /// The number of pixels that may still be drawn; it limits the time for files with many repetitions. Elements
  /// and lines also count as a number of pixels, because they take time.
  private var budget = 1 << 28
  private static let pixelsPerElement = 1 << 13
  private static let pixelsPerStep = 1 << 6

  /// Returns four bytes per pixel: red, green, blue and alpha, not premultiplied; `nil` if the data isn't an
  /// SVG file.
  static func pixels(of data: Data, width: Int, height: Int) -> Data? {
    guard let root = SVGReader.root(of: data), root.name == "svg" else { return nil }
    let canvas = Canvas(width: width, height: height)
    var renderer = SVGRenderer(root, CGContext(canvas: canvas, transform: .identity))
    renderer.draw(root, CGSize(width: width, height: height))
    return canvas.straight()
  }

  private init(_ root: SVGElement, _ context: CGContext) {
    self.context = context
    sheet = SVGStyleSheet(root)
    collect(root)
  }

  private mutating func collect(_ element: SVGElement) {
    if let id = element.id { elements[id] = element }
    for child in element.children { collect(child) }
  }

  private mutating func draw(_ root: SVGElement, _ target: CGSize) {
    let box = SVGScanner.numbers(root.attributes["viewBox"] ?? "")
    size = box.count == 4 ? CGSize(width: box[2], height: box[3]) : target
    guard size.width > 0, size.height > 0 else { return }
    var (x, y) = (target.width / size.width, target.height / size.height)
    if root.attributes["preserveAspectRatio"]?.hasPrefix("none") != true {
      (x, y) = (min(x, y), min(x, y))
    }
    context.translateBy(
      x: (target.width - size.width * x) / 2, y: (target.height - size.height * y) / 2)
    context.scaleBy(x: x, y: y)
    if box.count == 4 { context.translateBy(x: -box[0], y: -box[1]) }
    var style = SVGStyle()
    style.apply(sheet.values(of: root))
    for child in root.children { draw(child, style, depth: 0) }
  }

  private static let unseen: Set<String> = [
    "defs", "clipPath", "mask", "symbol", "marker", "pattern", "linearGradient", "radialGradient",
  ]

  private mutating func draw(_ element: SVGElement, _ outer: SVGStyle, depth: Int) {
    let deepest = 64
    let values = sheet.values(of: element)
    guard budget > 0, depth < deepest, !Self.unseen.contains(element.name),
      values["display"] != "none", values["visibility"] != "hidden"
    else { return }
    budget -= Self.pixelsPerElement
    var style = outer
    style.apply(values)
    context.saveGState()
    defer { context.restoreGState() }
    context.concatenate(SVGTransform.transform(values["transform"]))
    if let name = values["clip-path"] { clip(name) }
    let opacity = (values["opacity"].flatMap { SVGScanner.length($0, of: 1) } ?? 1).clamped(0, 1)
    if opacity < 1 {
      budget -= context.width * context.height
      context.setAlpha(opacity)
      context.beginTransparencyLayer(auxiliaryInfo: nil)
    }
    if let path = SVGShape.path(of: element.name, values, in: size) {
      paint(path, style)
    } else {
      drawContent(of: element, style, depth)
    }
    if opacity < 1 { context.endTransparencyLayer() }
  }

  private mutating func drawContent(of element: SVGElement, _ style: SVGStyle, _ depth: Int) {
    var children = element.children
    if ["use", "svg"].contains(element.name) {
      func length(_ name: String, _ whole: CGFloat) -> CGFloat {
        element.attributes[name].flatMap { SVGScanner.length($0, of: whole) } ?? 0
      }
      context.translateBy(x: length("x", size.width), y: length("y", size.height))
    }
    if element.name == "use", let used = element.reference.flatMap({ elements[$0] }) {
      children = used.name == "symbol" ? used.children : [used]
    }
    for child in children { draw(child, style, depth: depth + 1) }
  }

  private func clip(_ reference: String) {
    let name = reference.drop { $0 != "#" }.dropFirst().prefix { !")\"'".contains($0) }
    guard let element = elements[String(name)], element.name == "clipPath" else { return }
    var rule = CGPathFillRule.winding
    context.beginPath()
    for child in element.children {
      let values = sheet.values(of: child)
      guard let path = SVGShape.path(of: child.name, values, in: size) else { continue }
      if values["clip-rule"] == "evenodd" { rule = .evenOdd }
      var transform = SVGTransform.transform(values["transform"])
      if let copy = path.copy(using: &transform) { context.addPath(copy) }
    }
    context.clip(using: rule)
  }

  private mutating func paint(_ path: CGPath, _ style: SVGStyle) {
    fill(path, style.fill, style.fillOpacity, style.fillRule, box: path.boundingBoxOfPath)
    if case .none = style.stroke { return }
    guard style.pen.width > 0 else { return }
    var line = path
    if style.dashes.contains(where: { $0 > 0 }) {
      line = path.copy(dashingWithPhase: style.dashPhase, lengths: style.dashes)
    }
    let outline = line.copy(
      strokingWithWidth: style.pen.width, lineCap: style.pen.cap, lineJoin: style.pen.join,
      miterLimit: style.pen.miterLimit)
    fill(outline, style.stroke, style.strokeOpacity, .winding, box: path.boundingBoxOfPath)
  }

  private mutating func fill(
    _ path: CGPath, _ paint: SVGStyle.Paint, _ opacity: CGFloat, _ rule: CGPathFillRule,
    box: CGRect
  ) {
    let canvas = CGRect(x: 0, y: 0, width: context.width, height: context.height)
    let area = context.convertToDeviceSpace(path.boundingBox).overlap(with: canvas)
    guard !area.isNull, budget > 0 else { return }
    budget -= Int(bounded: area.width * area.height) + path.steps.count * Self.pixelsPerStep
    switch paint {
    case .none: return
    case .color(let color):
      context.setFillColor(color.copy(alpha: color.alpha * opacity) ?? color)
      context.addPath(path)
      context.fillPath(using: rule)
    case .reference(let name, let other):
      guard let element = elements[name],
        let gradient = SVGGradient(element, sheet, { elements[$0] })
      else { return fill(path, other, opacity, rule, box: box) }
      context.saveGState()
      context.addPath(path)
      context.clip(using: rule)
      context.setAlpha(opacity)
      gradient.draw(in: context, box: box, size: size)
      context.restoreGState()
    }
  }
}
