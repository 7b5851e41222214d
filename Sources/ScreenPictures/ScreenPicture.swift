package import DisplayInterface
import Foundation
import PointText
import SVGDrawing

/// A picture of a display's content as SVG. It has one element per line, its coordinates are rounded to hundredths
/// of a point, and it's the same on every machine.
///
/// Text has the widths with which it was measured, whatever fonts the viewer's machine has. Elements have their
/// coordinates on the page, so that a picture depends on what's visible and not on the view hierarchy. Content
/// outside of the page or of its clip is omitted.
@MainActor package struct ScreenPicture {
  private let tree: NodeTree
  private let traits: DisplayTraits
  private let placer: TextPlacer
  private let showsFocus: Bool

  /// - Parameters:
  ///   - tree: The content of the display.
  ///   - traits: The page's size and appearance; lines are as thin as its scale allows.
  ///   - text: The object that measured the content's text.
  ///   - showsFocus: A Boolean value that indicates whether the focused element has a focus ring, as it has for a
  ///     user with a keyboard.
  package init(
    of tree: NodeTree, traits: DisplayTraits, text: any TextMeasuring, showsFocus: Bool = false
  ) {
    self.tree = tree
    self.traits = traits
    placer = TextPlacer(measuring: text)
    self.showsFocus = showsFocus
  }

  private static let families = "Helvetica Neue, Helvetica, Arial, Liberation Sans, sans-serif"
  private static let textStyle =
    "font-kerning: none; font-variant-ligatures: none; text-rendering: geometricPrecision"

  package var svg: String {
    let page = CGRect(origin: .zero, size: traits.size)
    let canvas = Canvas(page: page)
    canvas.addRect(page, fill: traits.style == .dark ? .black : .white)
    NodeDrawer(canvas: canvas, tree: tree, traits: traits, placer: placer, showsFocus: showsFocus)
      .draw(tree.children(of: nil))
    let (width, height) = (SVG.number(page.width), SVG.number(page.height))
    let head = Element(
      "svg",
      [
        ("xmlns", "http://www.w3.org/2000/svg"), ("width", width), ("height", height),
        ("viewBox", "0 0 \(width) \(height)"), ("font-family", Self.families),
        ("style", Self.textStyle),
      ])
    return ([head.opening] + canvas.definitions + canvas.lines + ["</svg>", ""])
      .joined(separator: "\n")
  }
}
