import Foundation

extension NSLayoutManager {
  final func line(at offset: Int) -> LaidOutLine? {
    lines.last { $0.range.location <= offset }.flatMap { offset <= $0.end ? $0 : nil }
  }

  final func lines(touching range: NSRange) -> [LaidOutLine] {
    let range = NSRange(range.part(of: numberOfGlyphs))
    return lines.filter { NSIntersectionRange($0.range, range).length > 0 }
  }

  /// Returns the rectangle of a range in a line.
  final func rect(of range: NSRange, in line: LaidOutLine) -> CGRect {
    let part = NSIntersectionRange(NSRange(range.part(of: numberOfGlyphs)), line.range)
    let left = line.x(of: part.location)
    let right = line.x(of: part.location + part.length)
    return CGRect(x: left, y: line.rect.minY, width: right - left, height: line.rect.height)
  }

  // MARK: Underline and strikethrough

  /// Draws the underlines and strikethroughs for a range of a line.
  final func decorate(_ range: NSRange, of line: LaidOutLine, at origin: CGPoint) {
    for (part, style) in runs(of: .underlineStyle, in: range) {
      underlineGlyphRange(
        part, underlineType: style, lineFragmentRect: line.rect, lineFragmentGlyphRange: line.range,
        containerOrigin: origin)
    }
    for (part, style) in runs(of: .strikethroughStyle, in: range) {
      strikethroughGlyphRange(
        part, strikethroughType: style, lineFragmentRect: line.rect,
        lineFragmentGlyphRange: line.range, containerOrigin: origin)
    }
  }

  private func runs(of key: NSAttributedString.Key, in range: NSRange)
    -> [(NSRange, NSUnderlineStyle)]
  {
    var runs: [(NSRange, NSUnderlineStyle)] = []
    textStorage?.enumerateAttribute(key, in: range, options: []) { value, range, _ in
      if let value = value as? Int, value != 0 {
        runs.append((range, NSUnderlineStyle(rawValue: value)))
      }
    }
    return runs
  }

  final func font(at index: Int) -> UIFont {
    textStorage?.attribute(.font, at: index, effectiveRange: nil) as? UIFont
      ?? .systemFont(ofSize: 12)
  }

  /// Draws a line along a range, at a distance below the baseline, in the current context.
  final func fillLine(
    along range: NSRange, below offset: CGFloat, color key: NSAttributedString.Key,
    at origin: CGPoint
  ) {
    guard let textStorage, let line = line(at: range.location), range.length > 0,
      let context = UIGraphicsGetCurrentContext()
    else { return }
    let attributes = textStorage.attributes(at: range.location, effectiveRange: nil)
    let color = attributes[key] ?? attributes[.foregroundColor]
    let place = rect(of: range, in: line)
    context.setFillColor((color as? UIColor ?? .black).cgColor)
    context.fill(
      CGRect(
        x: origin.x + place.minX, y: origin.y + place.minY + line.baseline + offset,
        width: place.width, height: max(1, font(at: range.location).pointSize / 14)))
  }
}
