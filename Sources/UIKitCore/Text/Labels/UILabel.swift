public import Foundation
package import DisplayInterface

/// A view that displays text.
@preconcurrency @MainActor open class UILabel: UIView, UIContentSizeCategoryAdjusting {
  public override init(frame: CGRect) {
    super.init(frame: frame)
    setUp()
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUp()
    coder.configure(self)
  }

  private func setUp() {
    isUserInteractionEnabled = false
    isOpaque = false
    contentMode = .redraw
    clipsToBounds = true
    isAccessibilityElement = true
    accessibilityTraits = .staticText
  }

  // MARK: Text

  private var string: String?
  private var attributed: NSAttributedString?

  /// The text. Setting it displays the text in the label's font and color. These are those of the first character if
  /// the label shows attributed text.
  open var text: String? {
    get { attributed?.string ?? string }
    set {
      checkThread()
      guard attributed != nil || newValue != string else { return }
      keepFirstStyle()
      string = newValue
      attributed = nil
      textDidChange()
    }
  }

  /// The attributed text. Attributes that aren't set are the label's font and color.
  open var attributedText: NSAttributedString? {
    get {
      attributed
        ?? string.map {
          NSAttributedString(string: $0, attributes: [.font: font!, .foregroundColor: textColor!])
        }
    }
    set {
      checkThread()
      string = nil
      attributed = newValue?.copy() as? NSAttributedString
      textDidChange()
    }
  }

  /// Keeps the style of attributed text, which the next text replaces.
  private func keepFirstStyle() {
    guard attributed != nil else { return }
    (fontStorage, colorStorage) = (font, textColor)
    (alignmentStorage, lineBreakStorage) = (textAlignment, lineBreakMode)
  }

  private func textDidChange() {
    guard drawn == nil else { return }
    mark(.content)
    invalidateIntrinsicContentSize()
    ObservedObject.didChange(self)
  }

  // MARK: Style

  private static let defaultFont = UIFont.systemFont(ofSize: 17)

  /// The font; the system font with 17 points unless set. For attributed text, the font of its first character.
  open var font: UIFont! {
    get { attributed?.first(.font) ?? fontStorage }
    set {
      checkThread()
      let font = newValue ?? Self.defaultFont
      let isNew = font != fontStorage || font.textStyle != fontStorage.textStyle
      fontStorage = font
      if restyle({ $0.setAll(.font, font) }) || isNew { textDidChange() }
    }
  }
  private var fontStorage = UILabel.defaultFont

  /// The color; `.label` unless set. For attributed text, the color of its first character.
  open var textColor: UIColor! {
    get { attributed?.first(.foregroundColor) ?? colorStorage }
    set {
      checkThread()
      let color: UIColor = newValue ?? .label
      let isNew = color != colorStorage
      colorStorage = color
      if restyle({ $0.setAll(.foregroundColor, color) }) || isNew, drawn == nil { mark(.content) }
    }
  }
  private var colorStorage: UIColor = .label

  /// Applies a style that was set on a label to its attributed text.
  ///
  /// - Returns: `true` if this changes the text.
  private func restyle(_ change: (NSMutableAttributedString) -> Void) -> Bool {
    guard let attributed, attributed.length > 0 else { return false }
    let changed = NSMutableAttributedString(attributedString: attributed)
    change(changed)
    self.attributed = changed
    return !changed.isEqual(to: attributed)
  }

  /// The alignment; natural unless set. For attributed text, the alignment of its first paragraph.
  open var textAlignment: NSTextAlignment {
    get { firstStyle.alignment }
    set {
      checkThread()
      let isNew = newValue != alignmentStorage
      alignmentStorage = newValue
      let restyles = restyle { $0.changeParagraphs { $0.alignment = newValue } }
      if restyles || isNew { mark(.content) }
    }
  }
  private var alignmentStorage = NSTextAlignment.natural

  /// The line break mode; truncates the tail unless set. For attributed text, the mode of its first paragraph.
  open var lineBreakMode: NSLineBreakMode {
    get { firstStyle.lineBreakMode }
    set {
      checkThread()
      let isNew = newValue != lineBreakStorage
      lineBreakStorage = newValue
      let restyles = restyle { $0.changeParagraphs { $0.lineBreakMode = newValue } }
      if restyles || isNew { textDidChange() }
    }
  }
  private var lineBreakStorage = NSLineBreakMode.byTruncatingTail

  /// The style of the first paragraph.
  private var firstStyle: TextStyle {
    var style = TextStyle(
      font: fontStorage, color: colorStorage, alignment: alignmentStorage,
      lineBreakMode: lineBreakStorage, lineLimit: numberOfLines)
    if let paragraph: NSParagraphStyle = attributed?.first(.paragraphStyle) {
      style.take(paragraph)
    }
    return style
  }

  open var isHighlighted = false {
    willSet { checkThread() }
    didSet { if isHighlighted != oldValue { mark(.content) } }
  }

  /// The color that replaces the text color while ``isHighlighted`` is `true`.
  open var highlightedTextColor: UIColor? {
    willSet { checkThread() }
    didSet { if isHighlighted { mark(.content) } }
  }

  open var isEnabled = true {
    willSet { checkThread() }
    didSet { if isEnabled != oldValue { mark(.content) } }
  }

  open var lineBreakStrategy: NSParagraphStyle.LineBreakStrategy = .standard {
    willSet { checkThread() }
  }
  open var shadowColor: UIColor? { willSet { checkThread() } }
  open var shadowOffset = CGSize(width: 0, height: -1) { willSet { checkThread() } }
  open var adjustsFontForContentSizeCategory = false { willSet { checkThread() } }
  open var showsExpansionTextWhenTruncated = false { willSet { checkThread() } }

  open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    guard adjustsFontForContentSizeCategory, let style = font?.textStyle else { return }
    font = .preferredFont(forTextStyle: style, compatibleWith: traitCollection)
  }

  // MARK: Lines

  /// The maximum number of lines; 0 for no limit. The default is 1.
  open var numberOfLines = 1 {
    willSet { checkThread() }
    didSet { if numberOfLines != oldValue { textDidChange() } }
  }

  /// Whether the font size is reduced until the text fits into the bounds.
  open var adjustsFontSizeToFitWidth = false {
    willSet { checkThread() }
    didSet { if adjustsFontSizeToFitWidth != oldValue { mark(.content) } }
  }
  open var baselineAdjustment: UIBaselineAdjustment = .alignBaselines { willSet { checkThread() } }
  /// The smallest scale to which ``adjustsFontSizeToFitWidth`` reduces the font; 0 for no limit.
  open var minimumScaleFactor: CGFloat = 0 {
    willSet { checkThread() }
    didSet { if minimumScaleFactor != oldValue { mark(.content) } }
  }
  open var allowsDefaultTighteningForTruncation = false { willSet { checkThread() } }

  /// The width at which lines are wrapped for the intrinsic size; 0 for the width that layout determines.
  open var preferredMaxLayoutWidth: CGFloat = 0 {
    willSet { checkThread() }
    didSet { if preferredMaxLayoutWidth != oldValue { invalidateIntrinsicContentSize() } }
  }

  // MARK: Size

  private func measure(within limit: CGSize, lines: Int) -> TextSize {
    UIApplication.shared.display.text.measure(displayText(lines: lines), within: limit)
  }

  open override var intrinsicContentSize: CGSize {
    let isWrapped = numberOfLines != 1 && preferredMaxLayoutWidth > 0
    let width = isWrapped ? preferredMaxLayoutWidth : .greatestFiniteMagnitude
    return textRect(
      forBounds: CGRect(x: 0, y: 0, width: width, height: .greatestFiniteMagnitude),
      limitedToNumberOfLines: numberOfLines
    ).size
  }

  package override var wrapsContent: Bool { numberOfLines != 1 && preferredMaxLayoutWidth == 0 }

  package override func contentSize(forWidth width: CGFloat) -> CGSize {
    textRect(
      forBounds: CGRect(
        x: 0, y: 0, width: max(width, 0), height: .greatestFiniteMagnitude),
      limitedToNumberOfLines: numberOfLines
    ).size
  }

  package override var firstBaselineOffset: CGFloat? { font.ascender }
  package override var lastBaselineOffset: CGFloat? { -font.descender }

  /// - Parameter size: The maximum width; 0 for no limit. The height is ignored.
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    let isWrapped = numberOfLines != 1 && size.width > 0
    return textRect(
      forBounds: CGRect(
        x: 0, y: 0, width: isWrapped ? size.width : .greatestFiniteMagnitude,
        height: .greatestFiniteMagnitude),
      limitedToNumberOfLines: numberOfLines
    ).size
  }

  /// Returns the part of `bounds` that the text occupies.
  open func textRect(
    forBounds bounds: CGRect, limitedToNumberOfLines numberOfLines: Int
  ) -> CGRect {
    guard let text, !text.isEmpty else { return CGRect(origin: bounds.origin, size: .zero) }
    let size = UIApplication.look.snapped(measure(within: bounds.size, lines: numberOfLines).size)
    return CGRect(
      origin: bounds.origin,
      size: CGSize(width: min(size.width, bounds.width), height: min(size.height, bounds.height)))
  }

  /// Calls ``drawText(in:)`` with the bounds.
  open override func draw(_ rect: CGRect) {
    drawText(in: bounds)
  }

  /// Draws the text, vertically centered in the rectangle.
  ///
  /// A subclass overrides this method to move or inset the text, by passing another rectangle to `super`, or to draw
  /// its own content instead. If it calls `super`, anything else that it draws is ignored.
  open func drawText(in rect: CGRect) {
    if let drawn {
      var text = fitted(displayText(lines: numberOfLines), into: rect.size)
      text.frame = rect.offsetBy(dx: -bounds.minX, dy: -bounds.minY)
      drawn.text = text
    } else if let attributedText {
      attributedText.draw(in: rect)
    }
  }

  /// The text that a subclass draws.
  private final class Drawn {
    var text: Text?
  }
  private var drawn: Drawn?

  package override class var appearanceProperties: [AppearanceProperty] {
    super.appearanceProperties + [
      AppearanceProperty(\UILabel.font),
      AppearanceProperty(\UILabel.textColor),
    ]
  }

  // MARK: Display

  private func displayText(lines: Int) -> Text {
    let color = isHighlighted ? highlightedTextColor ?? colorStorage : colorStorage
    let style = TextStyle(
      font: fontStorage, color: isEnabled ? color : .tertiaryLabel, alignment: alignmentStorage,
      lineBreakMode: lineBreakStorage, lineLimit: lines,
      isRightToLeft: isRightToLeft)
    let traits = traitCollection
    return attributed.map { style.text($0, traits: traits) }
      ?? style.text(string ?? "", traits: traits)
  }

  package override func contentBody() -> NodeContent.Body {
    if type(of: self) == UILabel.self {
      return body(of: fitted(displayText(lines: numberOfLines), into: bounds.size))
    }
    let drawn = Drawn()
    self.drawn = drawn
    // Few subclasses draw something themselves. A context of one pixel is enough to find out.
    let context = CGContext(size: CGSize(width: 1, height: 1), scale: 1)
    UIGraphicsPushContext(context)
    draw(bounds)
    UIGraphicsPopContext()
    self.drawn = nil
    if let text = drawn.text { return body(of: text) }
    drawing = nil
    return context.isTouched ? super.contentBody() : .none
  }

  private func body(of text: Text) -> NodeContent.Body {
    text.runs.isEmpty ? .none : .text(text)
  }

  /// Returns the text with a font that is small enough to fit, if the font can be reduced.
  private func fitted(_ text: Text, into room: CGSize) -> Text {
    guard adjustsFontSizeToFitWidth, room.width > 0, !text.runs.isEmpty else { return text }
    let measuring = UIApplication.shared.display.text
    func fits(_ scale: CGFloat) -> Bool {
      var text = text.scaled(by: scale)
      text.lineBreak = .wordWrapping
      text.lineLimit = 0
      let size = measuring.measure(
        text, within: CGSize(width: room.width, height: .greatestFiniteMagnitude))
      return numberOfLines > 0 ? size.lineCount <= numberOfLines : size.size.height <= room.height
    }
    if fits(1) { return text }
    var (low, high) = (minimumScaleFactor.clamped(0.01, 1), CGFloat(1))
    // On a display whose characters have a fixed size, a smaller font doesn't help.
    guard fits(low) else { return minimumScaleFactor > 0 ? text.scaled(by: low) : text }
    for _ in 0..<8 {
      let middle = (low + high) / 2
      if fits(middle) { low = middle } else { high = middle }
    }
    return text.scaled(by: low)
  }

  open override var accessibilityLabel: String? {
    get { super.accessibilityLabel ?? text }
    set { super.accessibilityLabel = newValue }
  }

  package override func toldLabel(beside body: NodeContent.Body) -> String? {
    var shown = ""
    if case .text(let text) = body { shown = text.string }
    let label = accessibilityLabel
    return label == shown ? nil : label
  }
}

extension Text {
  fileprivate func scaled(by factor: CGFloat) -> Text {
    var text = self
    for index in text.runs.indices {
      text.runs[index].font.size *= factor
      text.runs[index].kern *= factor
    }
    return text
  }
}
