import UIKit

extension NumberTable {
  private static let text = "Some text of\nseveral lines"

  static func textControls() -> [NumberRow] {
    let field = view { () -> UITextField in
      let field = UITextField(frame: CGRect(x: 0, y: 0, width: 120, height: 32))
      field.text = "Some text"
      field.placeholder = "Placeholder"
      field.clearButtonMode = .always
      return field
    }
    let area = view { () -> UITextView in
      let area = UITextView(frame: CGRect(x: 0, y: 0, width: 120, height: 64), textContainer: nil)
      area.text = text
      return area
    }
    let search = view { () -> UISearchBar in
      let search = UISearchBar(frame: CGRect(x: 0, y: 0, width: 200, height: 56))
      search.scopeButtonTitles = ["One", "Two"]
      search.showsScopeBar = true
      return search
    }
    let tokens = view { () -> UISearchTextField in
      let field = UISearchTextField(frame: CGRect(x: 0, y: 0, width: 120, height: 32))
      field.tokens = [UISearchToken(icon: nil, text: "Token")]
      return field
    }
    return [
      field.property("minimumFontSize", \.minimumFontSize),
      field.change("minimumFontSize that fits") { (field, size: CGFloat) in
        field.adjustsFontSizeToFitWidth = true
        field.minimumFontSize = size
      },
      field.call("textRect(forBounds:)") { (field, rect: CGRect) in
        _ = field.borderRect(forBounds: rect)
        _ = field.textRect(forBounds: rect)
        _ = field.placeholderRect(forBounds: rect)
        _ = field.editingRect(forBounds: rect)
        _ = field.clearButtonRect(forBounds: rect)
        _ = field.leftViewRect(forBounds: rect)
        _ = field.rightViewRect(forBounds: rect)
        field.drawText(in: rect)
        field.drawPlaceholder(in: rect)
      },
      field.call("position(from:offset:)") { (field, number: Int) in
        let end = field.endOfDocument
        _ = field.position(from: end, offset: number)
        for direction in [UITextLayoutDirection.left, .right, .up, .down] {
          _ = field.position(from: end, in: direction, offset: number)
        }
      },
      field.call("closestPosition(to:)") { (field, point: CGPoint) in
        let all = field.textRange(from: field.beginningOfDocument, to: field.endOfDocument)
        _ = field.closestPosition(to: point)
        _ = field.closestPosition(to: point, within: all!)
        _ = field.characterRange(at: point)
      },
      field.call("setMarkedText(_:selectedRange:)") { (field, range: NSRange) in
        field.setMarkedText("marked", selectedRange: range)
        field.insertText("x")
      },
      area.property("selectedRange", \.selectedRange, [.all: .survives]),
      area.property("textContainerInset", \.textContainerInset),
      area.call("scrollRangeToVisible(_:)") { $0.scrollRangeToVisible($1) },
      area.call("position(from:offset:)") { (area, number: Int) in
        let end = area.endOfDocument
        _ = area.position(from: end, offset: number)
        for direction in [UITextLayoutDirection.left, .right, .up, .down] {
          _ = area.position(from: end, in: direction, offset: number)
        }
      },
      area.call("closestPosition(to:)") { (area, point: CGPoint) in
        let all = area.textRange(from: area.beginningOfDocument, to: area.endOfDocument)
        _ = area.closestPosition(to: point)
        _ = area.closestPosition(to: point, within: all!)
        _ = area.characterRange(at: point)
      },
      area.call("setMarkedText(_:selectedRange:)") { (area, range: NSRange) in
        area.setMarkedText("marked", selectedRange: range)
        area.insertText("x")
        area.selectedRange = range
        area.deleteBackward()
      },
      area.call("init(frame:textContainer:)", [.nan: .traps(position)]) { (_, frame: CGRect) in
        _ = UITextView(frame: frame, textContainer: nil)
      },
      area.property("contentOffset", \.contentOffset, [.nan: .traps(bounds)]),
      search.property("selectedScopeButtonIndex", \.selectedScopeButtonIndex, [.all: .survives]),
      search.property(
        "searchFieldBackgroundPositionAdjustment", \.searchFieldBackgroundPositionAdjustment),
      search.property("searchTextPositionAdjustment", \.searchTextPositionAdjustment),
      search.call("setPositionAdjustment(_:for:)") { (search, offset: UIOffset) in
        search.setPositionAdjustment(offset, for: .search)
        _ = search.positionAdjustment(for: .search)
      },
      tokens.call("insertToken(_:at:)") {
        $0.insertToken(UISearchToken(icon: nil, text: "New"), at: $1)
      },
      tokens.call("removeToken(at:)") { $0.removeToken(at: $1) },
    ]
  }

  static func labels() -> [NumberRow] {
    let label = view { () -> UILabel in
      let label = UILabel(frame: CGRect(x: 0, y: 0, width: 80, height: 48))
      label.text = text
      label.numberOfLines = 0
      return label
    }
    return [
      label.property("numberOfLines", \.numberOfLines),
      label.property("minimumScaleFactor", \.minimumScaleFactor),
      label.property("preferredMaxLayoutWidth", \.preferredMaxLayoutWidth),
      label.property("shadowOffset", \.shadowOffset),
      label.change("minimumScaleFactor that fits") { (label, factor: CGFloat) in
        label.adjustsFontSizeToFitWidth = true
        label.minimumScaleFactor = factor
        label.numberOfLines = 1
      },
      label.property("frame", \.frame, [.nan: .traps(position)]),
      label.property(
        "frame.size", \.frame.size,
        [
          [.nan, .negativeInfinity]: .traps(position), .negative: .survives,
        ]),
      label.call("textRect(forBounds:limitedToNumberOfLines:)") { (label, rect: CGRect) in
        _ = label.textRect(forBounds: rect, limitedToNumberOfLines: 2)
        label.drawText(in: rect)
      },
      label.call("textRect(forBounds:limitedToNumberOfLines:) lines") { (label, lines: Int) in
        _ = label.textRect(forBounds: label.bounds, limitedToNumberOfLines: lines)
      },
      label.call("sizeThatFits(_:)") { _ = $0.sizeThatFits($1) },
      label.change("font") { (label, size: CGFloat) in label.font = .systemFont(ofSize: size) },
      label.change("attributedText in a hostile font") { (label, size: CGFloat) in
        label.attributedText = NSAttributedString(
          string: text,
          attributes: [
            .font: UIFont.systemFont(ofSize: size), .kern: size, .baselineOffset: size,
            .strokeWidth: size, .obliqueness: size, .expansion: size,
          ])
      },
    ]
  }

  static func fonts() -> [NumberRow] {
    let font = value("UIFont", { UIFont.systemFont(ofSize: 17) }) { font in
      let label = UILabel(frame: CGRect(x: 0, y: 0, width: 120, height: 64))
      label.text = text
      label.font = font
      label.numberOfLines = 0
      return label
    }
    func made(_ name: String, _ make: @escaping (CGFloat) -> UIFont) -> NumberRow {
      font.change(name) { (root, size: CGFloat) in
        root = make(size)
        _ = (root.lineHeight, root.ascender, "\(root)", root.withSize(12))
      }
    }
    return [
      made("systemFont(ofSize:)") { .systemFont(ofSize: $0) },
      made("systemFont(ofSize:weight:)") { .systemFont(ofSize: $0, weight: .bold) },
      made("systemFont(ofSize:weight:) weight") {
        .systemFont(ofSize: 17, weight: UIFont.Weight(rawValue: $0))
      },
      made("systemFont(ofSize:weight:width:)") {
        .systemFont(ofSize: $0, weight: .bold, width: UIFont.Width(rawValue: $0))
      },
      made("boldSystemFont(ofSize:)") { .boldSystemFont(ofSize: $0) },
      made("italicSystemFont(ofSize:)") { .italicSystemFont(ofSize: $0) },
      made("monospacedSystemFont(ofSize:weight:)") {
        .monospacedSystemFont(ofSize: $0, weight: .regular)
      },
      made("monospacedDigitSystemFont(ofSize:weight:)") {
        .monospacedDigitSystemFont(ofSize: $0, weight: .regular)
      },
      made("init(name:size:)") { UIFont(name: "Helvetica", size: $0) ?? .systemFont(ofSize: $0) },
      made("init(descriptor:size:)") {
        UIFont(descriptor: UIFontDescriptor(name: "Helvetica", size: $0), size: $0)
      },
      made("withSize(_:)") { UIFont.systemFont(ofSize: 17).withSize($0) },
      made("UIFontDescriptor.withSize(_:)") {
        UIFont(descriptor: UIFont.systemFont(ofSize: 17).fontDescriptor.withSize($0), size: 0)
      },
      made("UIFontMetrics.scaledFont(for:maximumPointSize:)") {
        UIFontMetrics.default.scaledFont(for: .systemFont(ofSize: 17), maximumPointSize: $0)
      },
      made("UIFontMetrics.scaledFont(for:)") {
        UIFontMetrics.default.scaledFont(for: .systemFont(ofSize: $0))
      },
      unseen("UIFontMetrics", { UIFontMetrics.default }).call("scaledValue(for:)") {
        (metrics, value: CGFloat) in
        _ = metrics.scaledValue(for: value)
        _ = metrics.scaledValue(for: value, compatibleWith: nil)
      },
    ]
  }

  static func paragraphs() -> [NumberRow] {
    let style = value("NSMutableParagraphStyle", { NSMutableParagraphStyle() }) { style in
      let label = UILabel(frame: CGRect(x: 0, y: 0, width: 80, height: 64))
      label.numberOfLines = 0
      label.attributedText = NSAttributedString(
        string: text, attributes: [.paragraphStyle: style])
      let area = UITextView(frame: CGRect(x: 80, y: 0, width: 80, height: 64), textContainer: nil)
      area.attributedText = label.attributedText
      let view = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 64))
      view.addSubview(label)
      view.addSubview(area)
      return view
    }
    return [
      style.property("lineSpacing", \.lineSpacing),
      style.property("paragraphSpacing", \.paragraphSpacing),
      style.property("paragraphSpacingBefore", \.paragraphSpacingBefore),
      style.property("headIndent", \.headIndent),
      style.property("tailIndent", \.tailIndent),
      style.property("firstLineHeadIndent", \.firstLineHeadIndent),
      style.property("minimumLineHeight", \.minimumLineHeight),
      style.property("maximumLineHeight", \.maximumLineHeight),
      style.property("lineHeightMultiple", \.lineHeightMultiple),
      style.property("hyphenationFactor", \.hyphenationFactor),
      style.property("defaultTabInterval", \.defaultTabInterval),
      style.call("tabStops") { (style, location: CGFloat) in
        style.tabStops = [NSTextTab(textAlignment: .left, location: location)]
      },
      unseen("NSShadow", { NSShadow() }).property("shadowOffset", \.shadowOffset),
      unseen("NSShadow", { NSShadow() }).property("shadowBlurRadius", \.shadowBlurRadius),
      attachment { NSTextAttachment() }.property("bounds", \.bounds),
      attachment { NSTextAttachment() }.property("lineLayoutPadding", \.lineLayoutPadding),
      attachment { NSTextAttachment() }.call("attachmentBounds(for:…)") {
        (attachment, rect: CGRect) in
        _ = attachment.attachmentBounds(
          for: nil, proposedLineFragment: rect, glyphPosition: rect.origin, characterIndex: -1)
        _ = attachment.image(forBounds: rect, textContainer: nil, characterIndex: .max)
      },
    ]
  }

  private static func attachment(_ make: @escaping () -> NSTextAttachment)
    -> Specimen<NSTextAttachment>
  {
    value(
      "NSTextAttachment",
      {
        let attachment = make()
        attachment.image = UIImage(systemName: "star")
        return attachment
      }
    ) { attachment in
      let area = UITextView(frame: CGRect(x: 0, y: 0, width: 80, height: 64), textContainer: nil)
      area.attributedText = NSAttributedString(attachment: attachment)
      return area
    }
  }

  static func textLayout() -> [NumberRow] {
    let container = value(
      "NSTextContainer", { NSTextContainer(size: CGSize(width: 80, height: 200)) }
    ) { container in
      let storage = NSTextStorage(string: text)
      let manager = NSLayoutManager()
      storage.addLayoutManager(manager)
      manager.addTextContainer(container)
      return UITextView(
        frame: CGRect(x: 0, y: 0, width: 80, height: 64), textContainer: container)
    }
    let laidOut = unseen("NSLayoutManager") { () -> TextSystem in TextSystem(text) }
    func ranges(_ name: String, _ body: @escaping (TextSystem, NSRange) -> Void) -> NumberRow {
      laidOut.call(name) { body($0, $1) }
    }
    return [
      container.property("size", \.size),
      container.property("lineFragmentPadding", \.lineFragmentPadding),
      container.property("maximumNumberOfLines", \.maximumNumberOfLines),
      container.change("init(size:)") { (root, size: CGSize) in root = NSTextContainer(size: size)
      },
      laidOut.call("glyph at:") { (system, index: Int) in
        let manager = system.manager
        _ = manager.isValidGlyphIndex(index)
        _ = manager.characterIndexForGlyph(at: index)
        _ = manager.glyphIndexForCharacter(at: index)
        _ = manager.textContainer(forGlyphAt: index, effectiveRange: nil)
        _ = manager.lineFragmentRect(forGlyphAt: index, effectiveRange: nil)
        _ = manager.lineFragmentUsedRect(forGlyphAt: index, effectiveRange: nil)
        _ = manager.location(forGlyphAt: index)
        _ = manager.truncatedGlyphRange(inLineFragmentForGlyphAt: index)
      },
      ranges("ranges") { system, range in
        let manager = system.manager
        _ = manager.glyphRange(forCharacterRange: range, actualCharacterRange: nil)
        _ = manager.characterRange(forGlyphRange: range, actualGlyphRange: nil)
        manager.enumerateLineFragments(forGlyphRange: range) { _, _, _, _, _ in }
        manager.enumerateEnclosingRects(
          forGlyphRange: range, withinSelectedGlyphRange: range, in: system.container
        ) { _, _ in }
        _ = manager.boundingRect(forGlyphRange: range, in: system.container)
      },
      ranges("invalidating ranges") { system, range in
        let manager = system.manager
        manager.invalidateGlyphs(
          forCharacterRange: range, changeInLength: 0, actualCharacterRange: nil)
        manager.invalidateLayout(forCharacterRange: range, actualCharacterRange: nil)
        manager.invalidateDisplay(forCharacterRange: range)
        manager.invalidateDisplay(forGlyphRange: range)
        manager.ensureGlyphs(forCharacterRange: range)
        manager.ensureGlyphs(forGlyphRange: range)
        manager.ensureLayout(forCharacterRange: range)
        manager.ensureLayout(forGlyphRange: range)
      },
      ranges("drawing ranges") { system, range in
        let renderer = UIGraphicsImageRenderer(size: CGSize(width: 8, height: 8))
        _ = renderer.image { _ in
          system.manager.drawBackground(forGlyphRange: range, at: .zero)
          system.manager.drawGlyphs(forGlyphRange: range, at: .zero)
        }
      },
      laidOut.call("rects") { (system, rect: CGRect) in
        _ = system.manager.glyphRange(forBoundingRect: rect, in: system.container)
        system.manager.ensureLayout(forBoundingRect: rect, in: system.container)
      },
      laidOut.call("points") { (system, point: CGPoint) in
        var fraction: CGFloat = 0
        let manager = system.manager
        _ = manager.glyphIndex(for: point, in: system.container)
        _ = manager.glyphIndex(
          for: point, in: system.container, fractionOfDistanceThroughGlyph: &fraction)
        _ = manager.fractionOfDistanceThroughGlyph(for: point, in: system.container)
        _ = manager.characterIndex(
          for: point, in: system.container,
          fractionOfDistanceBetweenInsertionPoints: &fraction)
      },
      laidOut.call(
        "insertTextContainer(_:at:)",
        [
          .all: .traps("*** -[NSLayoutManager insertTextContainer:atIndex:]: index ")
        ]
      ) { $0.manager.insertTextContainer(NSTextContainer(size: .zero), at: $1) },
      laidOut.call(
        "removeTextContainer(at:)",
        [
          .all: .traps("*** -[NSLayoutManager removeTextContainerAtIndex:]: index ")
        ]
      ) { $0.manager.removeTextContainer(at: $1) },
      ranges("NSTextStorage ranges") { system, range in
        system.storage.fixAttributes(in: range)
        system.storage.ensureAttributesAreFixed(in: range)
        system.storage.invalidateAttributes(in: range)
      },
      ranges("NSAttributedString.containsAttachments(in:)") { system, range in
        _ = system.storage.containsAttachments(in: range)
      },
      laidOut.call("boundingRect(with:)") { (system, size: CGSize) in
        let context = NSStringDrawingContext()
        context.minimumScaleFactor = size.width
        _ = system.storage.boundingRect(with: size, options: [], context: context)
        _ = (text as NSString).boundingRect(
          with: size, options: .usesLineFragmentOrigin, attributes: nil, context: context)
      },
    ]
  }

  @MainActor final class TextSystem {
    let storage: NSTextStorage
    let manager = NSLayoutManager()
    let container = NSTextContainer(size: CGSize(width: 80, height: 200))

    init(_ text: String) {
      storage = NSTextStorage(string: text)
      storage.addLayoutManager(manager)
      manager.addTextContainer(container)
    }
  }
}
