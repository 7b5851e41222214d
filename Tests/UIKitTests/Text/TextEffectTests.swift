import DisplayInterface
import Testing
import UIKit

@testable import UIKitCore

@MainActor @Suite("Lines, outlines and shadows of text") struct TextEffectTests {
  private func runs(_ text: String, _ attributes: [NSAttributedString.Key: Any]) -> [Text.Run] {
    let label = UILabel()
    label.attributedText = NSAttributedString(string: text, attributes: attributes)
    guard case .text(let text) = label.contentBody() else { return [] }
    return text.runs
  }

  @Test(
    "Lines have a weight, a pattern and a color",
    arguments: [
      (NSUnderlineStyle.single, TextDecoration()),
      (NSUnderlineStyle.double, TextDecoration(weight: .double)),
      (NSUnderlineStyle([.thick, .patternDash]), TextDecoration(weight: .thick, pattern: .dashed)),
      (NSUnderlineStyle([.single, .patternDot]), TextDecoration(pattern: .dotted)),
      (NSUnderlineStyle.patternDot, nil), (NSUnderlineStyle(), nil),
    ])
  func lines(style: NSUnderlineStyle, expected: TextDecoration?) {
    let plain = runs("a b", [.underlineStyle: style.rawValue]).first
    #expect(plain?.underline == expected)
    #expect(plain?.strikethrough == nil)
    let red = runs("a b", [.strikethroughStyle: style.rawValue, .strikethroughColor: UIColor.red])
    #expect(red.first?.strikethrough?.weight == expected?.weight)
    #expect(
      red.first?.strikethrough?.color == expected.map { _ in Color(red: 1, green: 0, blue: 0) })
  }

  @Test("Lines by word leave the spaces out")
  func words() {
    let style: NSUnderlineStyle = [.single, .byWord]
    let parts = runs("two  words", [.underlineStyle: style.rawValue])
    #expect(parts.map(\.string) == ["two", "  ", "words"])
    #expect(parts.map { $0.underline != nil } == [true, false, true])
  }

  @Test("A stroke's width is a percentage of the font's size, and fills where it is negative")
  func strokes() {
    let font = UIFont.systemFont(ofSize: 50)
    let outlined = runs("a", [.font: font, .strokeWidth: 4, .foregroundColor: UIColor.red])
    #expect(
      outlined.first?.stroke
        == TextStroke(width: 2, color: Color(red: 1, green: 0, blue: 0), isFilled: false))
    let filled = runs("a", [.font: font, .strokeWidth: -4.0, .strokeColor: UIColor.blue])
    #expect(
      filled.first?.stroke
        == TextStroke(width: 2, color: Color(red: 0, green: 0, blue: 1), isFilled: true))
  }

  @Test("Shadows are equal that look the same, as attributes of text are")
  func equalShadows() {
    let (one, other) = (NSShadow(), NSShadow())
    #expect(one == other && one.hash == other.hash)
    #expect(
      NSAttributedString(string: "a", attributes: [.shadow: one])
        == NSAttributedString(string: "a", attributes: [.shadow: other]))
    one.shadowColor = UIColor.red
    #expect(one != other)
    other.shadowColor = UIColor(red: 1, green: 0, blue: 0, alpha: 1)
    #expect(one == other)
    one.shadowBlurRadius = 3
    #expect(one != other)
    other.shadowBlurRadius = 3
    other.shadowColor = nil
    #expect(one != other && other != one)
  }

  @Test("A shadow is black with an alpha of a third, or of its own color, or none")
  func shadows() {
    let shadow = NSShadow()
    shadow.shadowOffset = CGSize(width: 1, height: 2)
    shadow.shadowBlurRadius = 4
    let shown = runs("a", [.shadow: shadow]).first?.shadow
    #expect(shown?.offset == CGSize(width: 1, height: 2))
    #expect(shown?.radius == 2)
    #expect(shown?.color == UIColor(white: 0, alpha: 1.0 / 3).displayColor(.current))
    shadow.shadowColor = nil
    #expect(runs("a", [.shadow: shadow]).first?.shadow == nil)
  }
}
