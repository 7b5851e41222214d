public import Foundation

extension NSAttributedString {
  /// Draws the text in the current context, with line breaks only between paragraphs.
  ///
  /// - Parameter point: The top left corner.
  public func draw(at point: CGPoint) {
    draw(in: CGRect(origin: point, size: CGSize(width: CGFloat.infinity, height: CGFloat.infinity)))
  }

  /// Draws the text in the current context, wrapped at the width of the rectangle and cut off at its height.
  public func draw(in rect: CGRect) {
    guard let context = UIGraphicsGetCurrentContext(), length > 0 else { return }
    var y = rect.minY
    for line in lines(within: rect.width) {
      guard y < rect.maxY else { return }
      let size = line.size()
      let style = line.attribute(.paragraphStyle, at: 0, effectiveRange: nil) as? NSParagraphStyle
      let room = rect.width.isFinite ? rect.width - size.width : 0
      let x: CGFloat =
        switch style?.alignment {
        case .center: rect.minX + room / 2
        case .right: rect.minX + room
        default: rect.minX
        }
      line.drawLine(at: CGPoint(x: x, y: y), height: size.height, in: context)
      y += size.height + (style?.lineSpacing ?? 0)
    }
  }

  public func draw(
    with rect: CGRect, options: NSStringDrawingOptions = [], context: NSStringDrawingContext?
  ) {
    guard options.contains(.usesLineFragmentOrigin) else { return draw(at: rect.origin) }
    draw(in: rect)
  }

  /// Returns the lines of the text for a width, wrapped between words where possible.
  private func lines(within width: CGFloat) -> [NSAttributedString] {
    var lines: [NSAttributedString] = []
    let whole = string as NSString
    for range in whole.paragraphRanges {
      var rest = range
      while rest.length > 0 {
        var count = rest.length
        if width.isFinite {
          while count > 1, self.width(NSRange(location: rest.location, length: count)) > width {
            let part = whole.substring(with: NSRange(location: rest.location, length: count))
            let space = (part as NSString).rangeOfCharacter(
              from: .whitespaces, options: .backwards,
              range: NSRange(location: 0, length: count - 1))
            count = space.location == NSNotFound || space.location == 0 ? count - 1 : space.location
          }
        }
        let line = NSRange(location: rest.location, length: count)
        lines.append(self.attributedSubstring(from: line))
        var next = line.location + line.length
        while next < range.location + range.length, whole.character(at: next) == 32 { next += 1 }
        rest = NSRange(location: next, length: range.location + range.length - next)
      }
    }
    return lines
  }

  private func width(_ range: NSRange) -> CGFloat { attributedSubstring(from: range).size().width }

  private func drawLine(at origin: CGPoint, height: CGFloat, in context: CGContext) {
    var x = origin.x
    context.saveGState()
    enumerateAttributes(in: NSRange(location: 0, length: length), options: []) {
      attributes, range, _ in
      let font = attributes[.font] as? UIFont ?? .systemFont(ofSize: 12)
      let run = attributedSubstring(from: range)
      let width = run.size().width
      let top = origin.y + height - font.lineHeight
      if let color = attributes[.backgroundColor] as? UIColor {
        context.setFillColor(color.cgColor)
        context.fill(CGRect(x: x, y: origin.y, width: width, height: height))
      }
      if let image = (attributes[.attachment] as? NSTextAttachment)?.image {
        image.draw(in: CGRect(x: x, y: top, width: width, height: font.lineHeight))
      }
      context.setFillColor((attributes[.foregroundColor] as? UIColor ?? .black).cgColor)
      let characters = Array(run.string)
      let advance = width / CGFloat(max(1, characters.count))
      let baseline = top + font.ascender
      for (index, character) in characters.enumerated() where character != "\u{FFFC}" {
        let box = CGRect(
          x: x + CGFloat(index) * advance, y: baseline - font.capHeight, width: advance * 5 / 6,
          height: font.capHeight)
        context.addPath(Glyphs.path(of: character, in: box))
        context.fillPath(using: .evenOdd)
      }
      let thickness = max(1, font.pointSize / 14)
      if (attributes[.underlineStyle] as? Int ?? 0) != 0 {
        context.fill(CGRect(x: x, y: baseline + thickness, width: width, height: thickness))
      }
      if (attributes[.strikethroughStyle] as? Int ?? 0) != 0 {
        context.fill(
          CGRect(x: x, y: baseline - font.capHeight / 2, width: width, height: thickness))
      }
      x += width
    }
    context.restoreGState()
  }
}

extension NSString {
  /// The ranges between line breaks.
  fileprivate var paragraphRanges: [NSRange] {
    var ranges: [NSRange] = []
    var start = 0
    for index in 0..<length where character(at: index) == 10 {
      ranges.append(NSRange(location: start, length: index - start))
      start = index + 1
    }
    ranges.append(NSRange(location: start, length: length - start))
    return ranges
  }

  /// Draws the text in the current context, with line breaks only between paragraphs.
  public func draw(
    at point: CGPoint, withAttributes attrs: [NSAttributedString.Key: Any]? = nil
  ) {
    NSAttributedString(string: description, attributes: attrs).draw(at: point)
  }

  /// Draws the text in the current context, wrapped at the width of the rectangle.
  public func draw(in rect: CGRect, withAttributes attrs: [NSAttributedString.Key: Any]? = nil) {
    NSAttributedString(string: description, attributes: attrs).draw(in: rect)
  }

  public func draw(
    with rect: CGRect, options: NSStringDrawingOptions = [],
    attributes: [NSAttributedString.Key: Any]? = nil, context: NSStringDrawingContext?
  ) {
    NSAttributedString(string: description, attributes: attributes).draw(
      with: rect, options: options, context: context)
  }
}

extension String {
  public func draw(
    at point: CGPoint, withAttributes attrs: [NSAttributedString.Key: Any]? = nil
  ) {
    NSAttributedString(string: self, attributes: attrs).draw(at: point)
  }

  public func draw(in rect: CGRect, withAttributes attrs: [NSAttributedString.Key: Any]? = nil) {
    NSAttributedString(string: self, attributes: attrs).draw(in: rect)
  }
}
