public import Foundation

/// A layer that draws text. The letters have five by seven dots, as in graphics contexts, whatever the font is.
open class CATextLayer: CALayer {
  public override init() {
    super.init()
  }

  public override init(layer: Any) {
    super.init(layer: layer)
    guard let layer = layer as? CATextLayer else { return }
    string = layer.string
    font = layer.font
    fontSize = layer.fontSize
    foregroundColor = layer.foregroundColor
    isWrapped = layer.isWrapped
    truncationMode = layer.truncationMode
    alignmentMode = layer.alignmentMode
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  /// The text, a `String` or an `NSAttributedString`.
  open var string: Any? { didSet { redraw() } }
  /// The font: a `UIFont`, a `CGFont` or a font's name.
  open var font: Any? { didSet { redraw() } }
  /// The font size in points; 36 unless set. Ignored for attributed text.
  open var fontSize: CGFloat = 36 { didSet { redraw() } }
  /// The color; opaque white unless set.
  open var foregroundColor: CGColor? = .white { didSet { redraw() } }
  /// Whether lines are wrapped at the layer's width. The default is `false`.
  open var isWrapped = false { didSet { redraw() } }
  /// How a line that is too long is truncated; `.none` to clip it at the layer's edge.
  open var truncationMode: CATextLayerTruncationMode = .none { didSet { redraw() } }
  open var alignmentMode: CATextLayerAlignmentMode = .natural { didSet { redraw() } }
  /// Has no effect.
  open var allowsFontSubpixelQuantization = false

  package override func copyForPresentation() -> CALayer { CATextLayer(layer: self) }

  open override func preferredFrameSize() -> CGSize { text?.size() ?? .zero }

  // MARK: Drawing

  private var text: NSAttributedString? {
    switch string {
    case let string as NSAttributedString: return string
    case let string as String:
      let name = font as? String ?? (font as? CGFont)?.postScriptName
      let font =
        (font as? UIFont)?.withSize(fontSize)
        ?? name.flatMap { UIFont(name: $0, size: fontSize) }
        ?? .systemFont(ofSize: fontSize)
      var attributes: [NSAttributedString.Key: Any] = [.font: font]
      if let foregroundColor { attributes[.foregroundColor] = UIColor(cgColor: foregroundColor) }
      return NSAttributedString(string: string, attributes: attributes)
    default: return nil
    }
  }

  package override func drawOwnContent(in context: CGContext) {
    guard let text, text.length > 0, !bounds.isEmpty else { return }
    UIGraphicsPushContext(context)
    if isWrapped {
      let aligned = NSMutableAttributedString(attributedString: text)
      let style = NSMutableParagraphStyle()
      style.alignment = alignmentMode.textAlignment
      aligned.addAttribute(
        .paragraphStyle, value: style, range: NSRange(location: 0, length: text.length))
      aligned.draw(in: bounds)
    } else {
      let line = fitting(text)
      let room = bounds.width - line.size().width
      let x =
        switch alignmentMode.textAlignment {
        case .center: room / 2
        case .right: room
        default: CGFloat(0)
        }
      line.draw(at: CGPoint(x: bounds.minX + x, y: bounds.minY))
    }
    UIGraphicsPopContext()
  }

  /// Returns the longest shortened text with an ellipsis that fits the width, or the whole text if it fits.
  private func fitting(_ text: NSAttributedString) -> NSAttributedString {
    guard truncationMode != .none, text.size().width > bounds.width else { return text }
    var (fits, exceeds) = (0, text.length)
    while exceeds - fits > 1 {
      let middle = (fits + exceeds) / 2
      if shortened(text, to: middle).size().width <= bounds.width {
        fits = middle
      } else {
        exceeds = middle
      }
    }
    return shortened(text, to: fits)
  }

  private func shortened(_ text: NSAttributedString, to count: Int) -> NSAttributedString {
    let start =
      switch truncationMode {
      case .start: 0
      case .middle: (count + 1) / 2
      default: count
      }
    let result = NSMutableAttributedString(attributedString: text)
    let gone = NSRange(location: start, length: text.length - count)
    result.replaceCharacters(
      in: (text.string as NSString).rangeOfComposedCharacterSequences(for: gone), with: "…")
    return result
  }
}
