import DisplayInterface
import Foundation

/// The inherited style properties of an element.
struct SVGStyle {
  enum Paint {
    case none
    case color(CGColor)
    /// A reference to an element, such as a gradient, and the paint to use if it doesn't exist.
    indirect case reference(String, Paint)
  }

  var fill = Paint.color(.black)
  var fillOpacity: CGFloat = 1
  var fillRule = CGPathFillRule.winding
  var stroke = Paint.none
  var strokeOpacity: CGFloat = 1
  var pen = StrokeStyle()
  var dashes: [CGFloat] = []
  var dashPhase: CGFloat = 0
  var clipRule = CGPathFillRule.winding
  private var color = CGColor.black

  init() {
    pen.miterLimit = 4
  }

  /// - Parameter values: The attributes and other properties of an element.
  mutating func apply(_ values: [String: String]) {
    func number(_ name: String) -> CGFloat? {
      values[name].flatMap { SVGScanner.length($0, of: 1) }
    }
    if let value = values["color"].flatMap(CSSColor.color) { color = value }
    if let value = values["fill"] { fill = paint(value, else: fill) }
    if let value = values["stroke"] { stroke = paint(value, else: stroke) }
    if let value = number("fill-opacity") { fillOpacity = value.clamped(0, 1) }
    if let value = number("stroke-opacity") { strokeOpacity = value.clamped(0, 1) }
    if let value = values["fill-rule"] { fillRule = value == "evenodd" ? .evenOdd : .winding }
    if let value = values["clip-rule"] { clipRule = value == "evenodd" ? .evenOdd : .winding }
    if let value = number("stroke-width") { pen.width = max(0, value) }
    if let value = number("stroke-miterlimit") { pen.miterLimit = max(1, value) }
    if let value = number("stroke-dashoffset") { dashPhase = value }
    if let value = values["stroke-dasharray"] { dashes = SVGScanner.numbers(value).map(abs) }
    switch values["stroke-linecap"] {
    case "round": pen.cap = .round
    case "square": pen.cap = .square
    case "butt": pen.cap = .butt
    default: break
    }
    switch values["stroke-linejoin"] {
    case "round": pen.join = .round
    case "bevel": pen.join = .bevel
    case "miter": pen.join = .miter
    default: break
    }
  }

  private func paint(_ text: String, else known: Paint) -> Paint {
    let text = text.trimmingCharacters(in: .whitespaces)
    if text.hasPrefix("url(") {
      let name = text.drop { $0 != "#" }.dropFirst().prefix { !")\"'".contains($0) }
      let rest = text.drop { $0 != ")" }.dropFirst()
      return .reference(String(name), rest.isEmpty ? .none : paint(String(rest), else: .none))
    }
    switch text {
    case "none", "transparent": return .none
    case "currentColor", "currentcolor": return .color(color)
    default: return CSSColor.color(text).map(Paint.color) ?? known
    }
  }
}
