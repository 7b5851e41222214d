import SVGDrawing
import Testing

@Suite("Numbers in SVG") struct NumberTests {
  @Test(
    "have two places at most",
    arguments: [
      (0, "0"), (-0.001, "0"), (1, "1"), (1.5, "1.5"), (-1.25, "-1.25"), (0.05, "0.05"),
      (19.999, "20"), (100, "100"), (.nan, "0"),
    ] as [(Double, String)])
  func numbers(number: Double, text: String) {
    #expect(SVG.number(number) == text)
  }
}
