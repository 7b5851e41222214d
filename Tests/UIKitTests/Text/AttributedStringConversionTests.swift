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

  /// `AttributeScopes.UIKitAttributes` in Apple's documentation.
  @Test("All attributes of the scope go there and back")
  func scope() {
    let attachment = NSTextAttachment()
    let shadow = NSShadow()
    shadow.shadowBlurRadius = 3
    let values: [NSAttributedString.Key: Any] = [
      .attachment: attachment, .expansion: 0.5, .ligature: 0, .obliqueness: 1, .shadow: shadow,
      .strokeColor: UIColor.red, .strokeWidth: -2, .textItemTag: "tag",
      .textEffect: NSAttributedString.TextEffectStyle.letterpressStyle.rawValue,
      .underlineStyle: NSUnderlineStyle.double.rawValue,
    ]
    let container = AttributeContainer(values)
    #expect(container.attachment === attachment && container.shadow == shadow)
    #expect(container.expansion == 0.5 && container.ligature == 0 && container.obliqueness == 1)
    #expect(container.strokeColor == .red && container.strokeWidth == -2)
    #expect(container.textEffect == .letterpressStyle && container.textItemTag == "tag")
    let text = NSAttributedString(AttributedString("text", attributes: container))
    #expect(text.attributes(at: 0, effectiveRange: nil) as NSDictionary == values as NSDictionary)
    #expect(text.attribute(.underlineStyle, at: 0, effectiveRange: nil) as? Int == 9)
    var changed = AttributeContainer()
    changed[AttributeScopes.UIKitAttributes.ShadowAttribute.self] = shadow
    #expect(changed.shadow == shadow)
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
