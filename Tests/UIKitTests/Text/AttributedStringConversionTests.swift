import Testing
import UIKit

@MainActor @Suite("Conversion of strings with attributes")
struct AttributedStringConversionTests {
  @Test("Attributes go there and back")
  func conversion() throws {
    let source = NSMutableAttributedString(string: "plain ")
    source.append(
      NSAttributedString(
        string: "styled",
        attributes: [
          .font: UIFont.boldSystemFont(ofSize: 20), .foregroundColor: UIColor.red, .kern: 2,
          .underlineStyle: NSUnderlineStyle.single.rawValue,
        ]))
    let text = AttributedString(source)
    #expect(text.runs.count == 2)
    let run = try #require(text.runs.map(\.attributes).last)
    #expect(run.font == .boldSystemFont(ofSize: 20))
    #expect(run.foregroundColor == .red)
    #expect(run.kern == 2)
    #expect(run.underlineStyle == .single)
    #expect(try NSAttributedString(text, including: \.uiKit).string == "plain styled")
    #expect(try AttributedString(source, including: \.uiKit) == text)
  }

  @Test("A container is made of a string's attributes")
  func container() {
    let style = NSMutableParagraphStyle()
    style.alignment = .center
    let container = AttributeContainer([.paragraphStyle: style, .link: "https://example.org"])
    #expect(container.paragraphStyle?.alignment == .center)
    #expect(container.link == URL(string: "https://example.org"))
    #expect(container.font == nil)
  }

  @Test("A string is empty without arguments")
  func empty() {
    #expect(NSAttributedString().length == 0)
    #expect(NSMutableAttributedString().string.isEmpty)
  }
}
