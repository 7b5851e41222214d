import Foundation
import SVGDrawing
import Testing

@Suite("A symbol's drawing") struct SymbolDrawingTests {
  @Test(
    "is that of the longest beginning of its name that has one",
    arguments: [
      ("star", "star-400"), ("star.fill", "star.fill-400"), ("gearshape", "gear-400"),
      ("bell.badge", "bell-400"), ("chevron.forward.2", "chevron.right-400"),
      ("xmark.circle.fill", "xmark.circle.fill-400"), ("eye.slash.fill", "eye.fill.slash-400"),
      ("nonsense", "square-400"), ("", "square-400"), ("\"><script>", "square-400"),
    ])
  func names(name: String, id: String) {
    #expect(SymbolDrawing(named: name, weight: 400).id == id)
  }

  @Test("is cut out of what is filled, and of what is slashed")
  func cutting() {
    func masks(_ name: String) -> [String] {
      SymbolDrawing(named: name, weight: 400).elements.filter { $0.hasPrefix("<mask") }
    }
    #expect(masks("folder").isEmpty && masks("folder.circle").isEmpty)
    #expect(masks("folder.fill").map { $0.prefix(34) } == ["<mask id=\"folder.fill-400-details\""])
    #expect(masks("bell.slash").map { $0.prefix(31) } == ["<mask id=\"bell.slash-400-slash\""])
  }

  @Test("has lines as thick as its weight")
  func weight() {
    #expect(SymbolDrawing(named: "plus", weight: 400).elements[0].contains("stroke-width=\"1.67\""))
    #expect(SymbolDrawing(named: "plus", weight: 700).elements[0].contains("stroke-width=\"2.25\""))
  }
}
