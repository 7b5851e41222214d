package import DisplayInterface
import Foundation
import PointText
import SVGDrawing

/// A picture of what a display shows as SVG: an element a line, in hundredths of a point, the same on every
/// machine.
///
/// Text has the widths that it was measured with, whatever fonts there are where the picture is seen. Elements
/// are where they show on the page, so that a picture depends on what shows, not on the views behind it; what
/// lies outside of the page or of what clips it is left out.
@MainActor package struct ScreenPicture {
  private let tree: NodeTree
  private let traits: DisplayTraits
  private let placer: TextPlacer
  private let showsFocus: Bool

  /// - Parameters:
  ///   - tree: What the display shows.
  ///   - traits: The page's size and its appearance; lines are as thin as the scale allows.
  ///   - text: Measures as what is shown was measured.
  ///   - showsFocus: Whether a ring is around what has focus, as for a person who uses a keyboard.
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
