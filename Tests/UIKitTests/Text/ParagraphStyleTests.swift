import DisplayInterface
import Foundation
import Testing
import UIKit
import UIKitCore

@MainActor @Suite("Paragraph styles")
struct ParagraphStyleTests {
  private let font = UIFont.systemFont(ofSize: 20)

  private func string(
    _ string: String, _ change: (NSMutableParagraphStyle) -> Void
  ) -> NSAttributedString {
    let style = NSMutableParagraphStyle()
    change(style)
    return NSAttributedString(string: string, attributes: [.font: font, .paragraphStyle: style])
  }

  private func size(_ string: NSAttributedString, width: CGFloat = 0) -> CGSize {
    string.boundingRect(
      with: CGSize(width: width, height: 0), options: .usesLineFragmentOrigin, context: nil
    ).size
  }

  @Test("Line spacing, line heights and spacing of paragraphs count in the size of text")
  func sizes() {
    let plain = size(string("a\nb") { _ in })
    func difference(_ change: (NSMutableParagraphStyle) -> Void) -> CGFloat {
      ((size(string("a\nb", change)).height - plain.height) * 100).rounded() / 100
    }
    #expect(difference { $0.lineSpacing = 7 } == 7)
    #expect(difference { $0.paragraphSpacing = 3 } == 3)
    #expect(difference { $0.paragraphSpacingBefore = 4 } == 4)
    #expect(
      difference { $0.minimumLineHeight = 50 } == ((100 - plain.height) * 100).rounded() / 100)
    #expect(
      abs(difference { $0.lineHeightMultiple = 1.5 } - plain.height / 2) < 0.02)
  }

  @Test("Indents count in the width, and break lines earlier")
  func indents() {
    let plain = size(string("some words") { _ in })
    #expect(size(string("some words") { $0.firstLineHeadIndent = 25 }).width == plain.width + 25)
    let narrow = string("some words") { $0.headIndent = 25 }
    #expect(size(narrow, width: plain.width - 1).height == 2 * plain.height)
  }

  @Test("A label has room for its paragraphs' spacing")
  func label() {
    let label = UILabel()
    label.numberOfLines = 0
    label.attributedText = string("a\nb") { _ in }
    let plain = label.intrinsicContentSize
    label.attributedText = string("a\nb") { $0.lineSpacing = 10 }
    #expect(label.intrinsicContentSize.height == plain.height + 10)
  }

  @Test("Every paragraph keeps its own style; the first one's is the text's")
  func paragraphs() {
    let all = NSMutableAttributedString()
    all.append(string("title\r\n") { $0.alignment = .center })
    all.append(NSAttributedString(string: "plain\u{2028}", attributes: [.font: font]))
    all.append(string("end") { $0.headIndent = 12 })
    let text = TextStyle(font: font, color: .label).text(all, traits: .current)
    #expect(text.alignment == .center)
    #expect(text.paragraphs.map(\.alignment) == [.center, .left, .left])
    #expect(text.paragraphs.map(\.indent) == [0, 0, 12])
  }

  @Test("Text in one style of alignment has no paragraphs of its own")
  func plain() {
    let text = TextStyle(font: font, color: .label).text(
      string("a\nb") { $0.alignment = .right }, traits: .current)
    #expect(text.alignment == .right)
    #expect(text.paragraphs.isEmpty)
  }

  @Test(
    "Kerning, tracking and raised text take the number types that apps use",
    arguments: [5, 5.0, CGFloat(5), NSNumber(value: 5), Float(5)] as [any Sendable])
  func numbers(value: any Sendable) {
    let attributed = NSAttributedString(
      string: "abc", attributes: [.font: font, .kern: value, .baselineOffset: value])
    let plain = NSAttributedString(string: "abc", attributes: [.font: font])
    #expect(abs(attributed.size().width - plain.size().width - 15) < 0.01)
    let run = TextStyle(font: font, color: .label).text(attributed, traits: .current).runs[0]
    #expect(run.baselineOffset == 5)
  }
}

@MainActor @Suite("Attachments")
struct AttachmentTests {
  private let font = UIFont.systemFont(ofSize: 20)
  private let image = UIGraphicsImageRenderer(size: CGSize(width: 30, height: 40)).image { _ in }

  private func size(_ attachment: NSTextAttachment) -> CGSize {
    NSAttributedString(attachment: attachment).size()
  }

  @Test("An image takes its own room in a line, or that of the bounds")
  func room() {
    #expect(size(NSTextAttachment(image: image)) == CGSize(width: 30, height: 40))
    let bounded = NSTextAttachment(image: image)
    bounded.bounds = CGRect(x: 0, y: -5, width: 12, height: 60)
    #expect(size(bounded) == CGSize(width: 12, height: 60))
    let data = NSTextAttachment(data: image.pngData(), ofType: "public.png")
    #expect(size(data).width == 30 * image.scale || size(data).width == 30)
    #expect(size(NSTextAttachment()) == .zero)
  }

  @Test("A subclass decides on its bounds and its image")
  func overrides() {
    final class Square: NSTextAttachment, @unchecked Sendable {
      override func attachmentBounds(
        for textContainer: NSTextContainer?, proposedLineFragment lineFrag: CGRect,
        glyphPosition position: CGPoint, characterIndex charIndex: Int
      ) -> CGRect {
        CGRect(x: 0, y: 0, width: lineFrag.height, height: lineFrag.height)
      }
    }
    let line = NSMutableAttributedString(attachment: Square(data: nil, ofType: nil))
    line.addAttribute(.font, value: font, range: NSRange(location: 0, length: 1))
    #expect(line.size() == CGSize(width: font.lineHeight, height: font.lineHeight))
  }

  @Test("A symbol follows the font beside it and keeps the line's height")
  func symbols() {
    let line = NSMutableAttributedString(
      attachment: NSTextAttachment(image: UIImage(systemName: "star")!))
    line.append(NSAttributedString(string: " 5"))
    line.addAttribute(.font, value: font, range: NSRange(location: 0, length: line.length))
    let small = line.size()
    line.addAttribute(.font, value: font.withSize(40), range: NSRange(location: 0, length: 3))
    #expect(abs(line.size().width - 2 * small.width) < 2)
  }
}
