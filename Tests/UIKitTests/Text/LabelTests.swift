import DisplayInterface
import Foundation
import Testing
import UIKit
import UIKitCore

@MainActor @Suite struct `A label` {
  let label = UILabel()

  @Test func `is as large as its text`() {
    onCells {
      label.text = "Portico"
      #expect(label.intrinsicContentSize == CGSize(width: 56, height: 16))
      label.text = nil
      #expect(label.intrinsicContentSize == .zero)
    }
  }

  @Test func `grows downwards where several lines may show`() {
    onCells {
      label.text = "one two three"
      label.numberOfLines = 0
      #expect(label.sizeThatFits(CGSize(width: 64, height: 0)).height == 32)
      label.preferredMaxLayoutWidth = 48
      #expect(label.intrinsicContentSize.height == 48)
      label.numberOfLines = 2
      #expect(label.intrinsicContentSize.height == 32)
    }
  }

  @Test func `is as high as its text needs in the width that constraints give`() {
    onCells {
      let root = UIView(frame: CGRect(x: 0, y: 0, width: 80, height: 200))
      label.text = "one two three four"
      label.numberOfLines = 0
      label.translatesAutoresizingMaskIntoConstraints = false
      root.addSubview(label)
      NSLayoutConstraint.activate([
        label.topAnchor.constraint(equalTo: root.topAnchor),
        label.leadingAnchor.constraint(equalTo: root.leadingAnchor),
        label.trailingAnchor.constraint(equalTo: root.trailingAnchor),
      ])
      root.layoutIfNeeded()
      #expect(label.frame == CGRect(x: 0, y: 0, width: 80, height: 32))
    }
  }

  @Test func `shows attributed text in its own style where attributes do not say`() {
    label.textColor = .systemRed
    label.attributedText = NSAttributedString(
      string: "a", attributes: [.underlineStyle: NSUnderlineStyle.single.rawValue])
    guard case .text(let text) = label.contentBody() else {
      Issue.record("no text")
      return
    }
    #expect(text.runs[0].underline != nil)
    #expect(text.runs[0].color == UIColor.systemRed.displayColor(label.traitCollection))
  }

  @Test func `gives up attributes for plain text`() {
    label.attributedText = NSAttributedString(string: "styled")
    #expect(label.text == "styled")
    label.text = "plain"
    #expect(label.attributedText?.string == "plain")
    #expect(
      label.attributedText?.attribute(.font, at: 0, effectiveRange: nil) as? UIFont == label.font)
  }

  /// Apple's page of `attributedText`: a new value updates the font, the color and other properties of the style.
  @Test func `takes the style of the first character, and keeps it for plain text`() {
    label.font = .systemFont(ofSize: 20)
    let paragraph = NSMutableParagraphStyle()
    paragraph.alignment = .right
    paragraph.lineBreakMode = .byTruncatingHead
    let text = NSMutableAttributedString(
      string: "a",
      attributes: [
        .font: UIFont.systemFont(ofSize: 9), .foregroundColor: UIColor.systemRed,
        .paragraphStyle: paragraph,
      ])
    text.append(
      NSAttributedString(string: "b", attributes: [.font: UIFont.systemFont(ofSize: 30)]))
    label.attributedText = text
    #expect(label.font.pointSize == 9 && label.textColor == .systemRed)
    #expect(label.textAlignment == .right && label.lineBreakMode == .byTruncatingHead)
    label.text = "c"
    #expect(label.font.pointSize == 9 && label.textColor == .systemRed)
    #expect(label.textAlignment == .right && label.lineBreakMode == .byTruncatingHead)
    label.attributedText = NSAttributedString(string: "d")
    label.text = "e"
    #expect(label.font.pointSize == 9 && label.textColor == .systemRed)
  }

  @Test func `gives all attributed text a style that is set later`() throws {
    let paragraph = NSMutableParagraphStyle()
    paragraph.alignment = .right
    label.attributedText = NSAttributedString(
      string: "ab",
      attributes: [.font: UIFont.systemFont(ofSize: 9), .paragraphStyle: paragraph])
    // The label's own font is the same, its text's is not.
    label.font = .systemFont(ofSize: 17)
    label.textAlignment = .center
    let attributes = try #require(label.attributedText).attributes(at: 1, effectiveRange: nil)
    #expect(attributes[.font] as? UIFont == .systemFont(ofSize: 17))
    #expect((attributes[.paragraphStyle] as? NSParagraphStyle)?.alignment == .center)
    #expect(paragraph.alignment == .right)
  }

  @Test func `has the system's font and colour unless set`() {
    #expect(label.font == .systemFont(ofSize: 17))
    #expect(label.textColor == .label)
    #expect(!label.isUserInteractionEnabled)
    label.font = nil
    #expect(label.font == .systemFont(ofSize: 17))
  }
}

@MainActor @Suite struct `A label's font` {
  @Test func `follows the preferred text size where it is asked to`() {
    let label = UILabel()
    label.font = .preferredFont(forTextStyle: .body)
    let fixed = UILabel()
    fixed.font = .preferredFont(forTextStyle: .body)
    label.adjustsFontForContentSizeCategory = true
    let controller = UIViewController()
    controller.view.addSubview(label)
    controller.view.addSubview(fixed)
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
    let parent = UIViewController()
    parent.addChild(controller)
    parent.view.addSubview(controller.view)
    window.rootViewController = parent
    window.isHidden = false
    window.layoutIfNeeded()
    parent.setOverrideTraitCollection(
      UITraitCollection(preferredContentSizeCategory: .extraExtraExtraLarge), forChild: controller)
    window.layoutIfNeeded()
    #expect(label.font.pointSize == 23)
    #expect(fixed.font.pointSize == 17)
    window.isHidden = true
  }
}
