import DisplayInterface
import Foundation
import SVGDrawing

/// An SVG element.
struct Element {
  let name: String
  var attributes: [(name: String, value: String)]

  init(_ name: String, _ attributes: [(String, String)] = []) {
    self.name = name
    self.attributes = attributes.map { (name: $0, value: $1) }
  }

  /// Creates an element that fills a rectangle.
  init(_ name: String, in rect: CGRect) {
    self.init(
      name,
      [
        ("x", SVG.number(rect.minX)), ("y", SVG.number(rect.minY)),
        ("width", SVG.number(rect.width)), ("height", SVG.number(rect.height)),
      ])
  }

  mutating func add(_ name: String, _ value: String?) {
    if let value { attributes.append((name, value)) }
  }

  mutating func add(_ name: String, _ value: some BinaryFloatingPoint) {
    add(name, SVG.number(value))
  }

  /// Adds a color and its opacity.
  ///
  /// - Parameter name: `fill`, `stroke`, or `color` for an element that's drawn in `currentColor`.
  mutating func add(_ name: String, _ color: Color) {
    add(name, "#" + color.hexadecimal)
    guard color.alpha < 1 else { return }
    add(name == "color" ? "opacity" : "\(name)-opacity", color.alpha.clamped(0, 1))
  }

  private var start: String {
    "<" + name + attributes.map { " \($0.name)=\"\(SVG.escaped($0.value))\"" }.joined()
  }

  var opening: String { start + ">" }
  var closing: String { "</\(name)>" }
  /// The element without content.
  var empty: String { start + "/>" }

  /// Returns the element with text, nested in one `tspan` element for each style.
  func line(containing text: String, styles: [String] = []) -> String {
    guard let style = styles.first else { return opening + SVG.escaped(text) + closing }
    let inner = Element("tspan", [("style", style)])
    return opening + inner.line(containing: text, styles: Array(styles.dropFirst())) + closing
  }
}
