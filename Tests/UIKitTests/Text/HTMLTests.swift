import Foundation
import Testing
import UIKit

@MainActor @Suite("HTML as attributed text")
struct HTMLTests {
  private func read(_ html: String) throws -> NSAttributedString {
    try NSAttributedString(
      data: Data(html.utf8),
      options: [
        .documentType: NSAttributedString.DocumentType.html,
        .characterEncoding: String.Encoding.utf8.rawValue,
      ], documentAttributes: nil)
  }

  private func font(_ text: NSAttributedString, of word: String) -> UIFont? {
    let range = (text.string as NSString).range(of: word)
    return text.attribute(.font, at: range.location, effectiveRange: nil) as? UIFont
  }

  @Test("Paragraphs end lines, and space is as much as one")
  func paragraphs() throws {
    let text = try read(
      "<p>One\n  two</p>\n<p>three<br>four</p>tail &amp; &lt;end&gt; &#x41;&nope;")
    #expect(text.string == "One two\nthree\nfour\ntail & <end> A&nope;")
    #expect(try read("<!-- no --><b>a</b> <i>b</i>").string == "a b")
    #expect(try read("1 < 2 and <unclosed").string == "1 < 2 and <unclosed")
  }

  @Test("Numbers as large as they get are counted on from")
  func numbers() throws {
    let text = try read("<ol start=9223372036854775807><li>a<li>b</ol>")
    #expect(text.string.contains("9223372036854775807.\ta"))
    let colored = NSAttributedString(
      string: "a",
      attributes: [.foregroundColor: UIColor(red: 1e300, green: -1e300, blue: 0, alpha: 1)])
    let html = try colored.data(
      from: NSRange(location: 0, length: 1),
      documentAttributes: [.documentType: NSAttributedString.DocumentType.html])
    #expect(String(decoding: html, as: UTF8.self).contains("rgba(255, 0, 0"))
  }

  @Test("What is like a tag and never ends is text, in time linear in its length")
  func unclosed() throws {
    let html = String(repeating: "<a \"", count: 20_001)
    #expect(try read("b" + html).string.hasPrefix("b<a \""))
  }

  @Test("Elements give fonts, links and lines")
  func elements() throws {
    let text = try read(
      "plain <b>bold <i>both</i></b> <a href=\"https://example.com/?a=1&amp;b=2\">link</a> <s>gone</s><h1>Big</h1>"
    )
    #expect(font(text, of: "plain")?.pointSize == 12)
    #expect(font(text, of: "bold")?.fontDescriptor.symbolicTraits.contains(.traitBold) == true)
    #expect(font(text, of: "both")?.fontDescriptor.symbolicTraits.contains(.traitItalic) == true)
    #expect(font(text, of: "Big")?.pointSize == 24)
    let link = (text.string as NSString).range(of: "link").location
    #expect(
      text.attribute(.link, at: link, effectiveRange: nil) as? URL
        == URL(string: "https://example.com/?a=1&b=2"))
    let gone = (text.string as NSString).range(of: "gone").location
    #expect(text.attribute(.strikethroughStyle, at: gone, effectiveRange: nil) as? Int == 1)
    #expect(text.string.hasSuffix("gone\nBig\n"))
  }

  @Test("Style sheets and style attributes rule fonts and colours")
  func styles() throws {
    let text = try read(
      """
      <style>body { font-family: -apple-system; font-size: 20px } .warn { color: #f00 }</style>
      before <span class="warn">red</span>
      <span style="color: rgb(0, 0, 255); font-weight: bold; font-size: 24pt">blue</span>
      <p style="text-align: center">middle</p>
      """)
    func color(_ word: String) -> UIColor? {
      let range = (text.string as NSString).range(of: word)
      return text.attribute(.foregroundColor, at: range.location, effectiveRange: nil) as? UIColor
    }
    #expect(font(text, of: "before") == .systemFont(ofSize: 15))
    #expect(color("red") == UIColor(red: 1, green: 0, blue: 0, alpha: 1))
    #expect(color("blue") == UIColor(red: 0, green: 0, blue: 1, alpha: 1))
    #expect(font(text, of: "blue")?.pointSize == 24)
    let middle = (text.string as NSString).range(of: "middle").location
    let paragraph = text.attribute(.paragraphStyle, at: middle, effectiveRange: nil)
    #expect((paragraph as? NSParagraphStyle)?.alignment == .center)
  }

  @Test("Lists have bullets and numbers")
  func lists() throws {
    #expect(
      try read("<ul><li>a<li>b</ul><ol start=3><li>c</li><li>d</li></ol>").string
        == "\t•\ta\n\t•\tb\n\t3.\tc\n\t4.\td\n")
  }

  @Test("A text comes back from the HTML it was written as")
  func roundTrip() throws {
    let text = NSMutableAttributedString(
      string: "a <b> & c", attributes: [.font: UIFont.boldSystemFont(ofSize: 16)])
    text.addAttribute(.link, value: "https://example.com", range: NSRange(location: 0, length: 1))
    let data = try text.data(
      from: NSRange(location: 0, length: text.length),
      documentAttributes: [.documentType: NSAttributedString.DocumentType.html])
    var attributes: NSDictionary?
    let back = try NSAttributedString(data: data, options: [:], documentAttributes: &attributes)
    #expect(back.string == "a <b> & c\n")
    #expect(font(back, of: "c")?.fontDescriptor.symbolicTraits.contains(.traitBold) == true)
    #expect(font(back, of: "c")?.pointSize == 16)
    #expect(
      back.attribute(.link, at: 0, effectiveRange: nil) as? URL
        == URL(string: "https://example.com"))
    #expect(attributes?["DocumentType"] as? String == "NSHTML")
  }

  @Test("A plain text takes the attributes it is given; other formats are refused")
  func otherFormats() throws {
    let text = try NSAttributedString(
      data: Data("plain".utf8),
      options: [.defaultAttributes: [NSAttributedString.Key.kern: 4]], documentAttributes: nil)
    #expect(text.string == "plain")
    #expect(text.attribute(.kern, at: 0, effectiveRange: nil) as? Int == 4)
    #expect(throws: CocoaError.self) {
      try NSAttributedString(data: Data("{\\rtf1 x}".utf8), documentAttributes: nil)
    }
  }
}
