import Foundation
import Testing
import UIKit

@MainActor @Suite struct `Attributed text` {
  @Test func `is measured on one line or broken at a width`() {
    onCells {
      let text = NSAttributedString(string: "one two three")
      #expect(text.size() == CGSize(width: 104, height: 16))
      let rect = text.boundingRect(
        with: CGSize(width: 64, height: 1000), options: .usesLineFragmentOrigin, context: nil)
      #expect(rect == CGRect(x: 0, y: 0, width: 56, height: 32))
      #expect(("one" as NSString).size(withAttributes: nil).width == 24)
    }
  }

  @Test func `carries the attributes of a Swift attributed string`() {
    var text = AttributedString("plain ")
    var bold = AttributedString("bold")
    bold.font = .boldSystemFont(ofSize: 20)
    bold.foregroundColor = .systemRed
    text.append(bold)
    let converted = NSAttributedString(text)
    #expect(converted.string == "plain bold")
    #expect(converted.attribute(.font, at: 0, effectiveRange: nil) == nil)
    #expect(
      converted.attribute(.font, at: 7, effectiveRange: nil) as? UIFont
        == .boldSystemFont(ofSize: 20))
    #expect(
      converted.attribute(.foregroundColor, at: 7, effectiveRange: nil) as? UIColor == .systemRed)
  }

  @Test func `copies a paragraph style that can be changed`() {
    let style = NSMutableParagraphStyle()
    style.alignment = .center
    let copy = style.mutableCopy() as! NSMutableParagraphStyle
    copy.alignment = .right
    #expect(style.alignment == .center && copy.alignment == .right)
    #expect((style.copy() as! NSParagraphStyle).alignment == .center)
  }

  @Test func `is put together of parts in other fonts, colours and styles`() {
    func style(_ alignment: NSTextAlignment) -> NSParagraphStyle {
      let style = NSMutableParagraphStyle()
      style.alignment = alignment
      return style
    }
    let whole = NSMutableAttributedString()
    for size in [10, 10, 20] {
      let shadow = NSShadow()
      shadow.shadowBlurRadius = CGFloat(size)
      whole.append(
        NSAttributedString(
          string: "part",
          attributes: [
            .font: UIFont.systemFont(ofSize: CGFloat(size)), .shadow: shadow,
            .foregroundColor: UIColor(white: CGFloat(size) / 20, alpha: 1),
            .paragraphStyle: style(size == 20 ? .center : .left),
            .attachment: NSTextAttachment(),
          ]))
    }
    #expect(whole.string == "partpartpart")
    #expect(
      (whole.attribute(.paragraphStyle, at: 9, effectiveRange: nil) as? NSParagraphStyle)?.alignment
        == .center)
  }

  @Test("A list counts its items as its format says")
  func lists() {
    func marks(_ format: NSTextList.MarkerFormat, _ numbers: [Int]) -> [String] {
      numbers.map(NSTextList(markerFormat: format, options: 0).marker)
    }
    #expect(marks(.disc, [1, 2]) == ["\u{2022}", "\u{2022}"])
    #expect(marks(.decimal, [1, 12]) == ["1", "12"])
    #expect(marks(.lowercaseAlpha, [1, 26, 27, 53]) == ["a", "z", "aa", "ba"])
    #expect(marks(.uppercaseRoman, [4, 9, 14, 1994]) == ["IV", "IX", "XIV", "MCMXCIV"])
    #expect(marks(NSTextList.MarkerFormat("({upper-hexadecimal})"), [255]) == ["(FF)"])
    #expect(NSTextList(markerFormat: .octal).isOrdered)
    #expect(!NSTextList(markerFormat: .check).isOrdered)
    let style = NSMutableParagraphStyle()
    let list = NSTextList(markerFormat: .disc)
    style.textLists = [list]
    style.usesDefaultHyphenation = true
    let copy = style.copy() as? NSParagraphStyle
    #expect(copy?.textLists == [list])
    #expect(copy?.usesDefaultHyphenation == true)
  }

  @Test("An item's number counts the paragraphs of its list, not those of lists within it")
  func itemNumbers() {
    let outer = NSTextList(markerFormat: .decimal, options: [], startingItemNumber: 3)
    let inner = NSTextList(markerFormat: .disc)
    let text = NSMutableAttributedString()
    for (line, lists) in [
      ("plain\n", []), ("three\n", [outer]), ("a\n", [outer, inner]), ("b\n", [outer, inner]),
      ("four", [outer]),
    ] {
      let style = NSMutableParagraphStyle()
      style.textLists = lists
      text.append(NSAttributedString(string: line, attributes: [.paragraphStyle: style]))
    }
    let places = ["three", "a\n", "b\n", "four", "ur"].map {
      (text.string as NSString).range(of: $0, options: .backwards).location
    }
    #expect(places.map { text.itemNumber(in: outer, at: $0) } == [3, 3, 3, 4, 4])
    #expect(text.itemNumber(in: inner, at: places[2]) == 2)
    #expect(text.itemNumber(in: inner, at: places[3]) == NSNotFound)
    #expect(text.itemNumber(in: outer, at: 0) == NSNotFound)
  }

  // developer.apple.com/documentation/uikit/nsparagraphstyle/default
  @Test("A paragraph has twelve tab stops, which can be replaced")
  func standardTabStops() {
    let style = NSMutableParagraphStyle()
    #expect(style.tabStops.map(\.location) == (1...12).map { CGFloat($0) * 28 })
    style.tabStops[1] = NSTextTab(textAlignment: .left, location: 60)
    #expect(style != .default)
    style.tabStops[1] = NSTextTab(textAlignment: .left, location: 56)
    #expect(style == .default)
  }

  @Test("Tab stops stay in their order")
  func tabStops() {
    let style = NSMutableParagraphStyle()
    style.tabStops = []
    let stops = [30, 10, 20].map { NSTextTab(textAlignment: .left, location: $0) }
    stops.forEach(style.addTabStop)
    #expect(style.tabStops.map(\.location) == [10, 20, 30])
    style.removeTabStop(stops[1])
    #expect(style.tabStops.map(\.location) == [20, 30])
  }

  // developer.apple.com/documentation/uikit/nswritingdirectionformattype
  @Test("Writing directions are combined with their formats")
  func writingDirections() {
    let values = [NSWritingDirectionFormatType.embedding, .override].map {
      NSWritingDirection.rightToLeft.rawValue | $0.rawValue
    }
    #expect(values == [1, 3])
  }
}
