package import DisplayInterface
package import Foundation

/// A button in a bar, a menu or an alert, with a title or an image.
@MainActor package final class BarButton: UIControl {
  package var title: String? {
    didSet { if title != oldValue { contentDidChange() } }
  }
  package var image: UIImage? {
    didSet { if image !== oldValue { contentDidChange() } }
  }
  package var isBold = false {
    didSet { if isBold != oldValue { contentDidChange() } }
  }
  /// Replaces the tint color.
  package var color: UIColor?
  package var attributes: [NSAttributedString.Key: Any] = [:] {
    didSet { contentDidChange() }
  }
  package var alignment: NSTextAlignment = .center
  package var lineLimit = 1
  /// Displays an image and a title in place of the button's own content.
  package var face: BarButtonFace? {
    didSet {
      oldValue?.removeFromSuperview()
      if let face { addSubview(face) }
    }
  }
  package var tapped: (() -> Void)?

  private func contentDidChange() {
    mark(.content)
    superview?.setNeedsLayout()
  }

  private var style: TextStyle {
    let font =
      attributes[.font] as? UIFont ?? .systemFont(ofSize: 17, weight: isBold ? .semibold : .regular)
    let color = attributes[.foregroundColor] as? UIColor ?? self.color ?? tintColor ?? .systemBlue
    return TextStyle(
      font: font, color: isEnabled ? color : .tertiaryLabel, alignment: alignment,
      lineLimit: lineLimit)
  }

  /// Returns the size of the content with padding, and at least as high as a touch target.
  package func size(within width: CGFloat) -> CGSize {
    let look = UIApplication.look
    let padding = look.gap
    let limit = CGSize(width: max(0, width - 2 * padding), height: .greatestFiniteMagnitude)
    let content: CGSize
    if let image, title == nil || look.showsPictures {
      content = image.size
    } else {
      content =
        UIApplication.shared.display.text.measure(
          style.text(title ?? "", traits: traitCollection), within: limit
        ).size
    }
    return CGSize(
      width: content.width + 2 * padding + (face?.widening ?? 0),
      height: max(content.height, look.touchTarget))
  }

  package override func sizeThatFits(_ size: CGSize) -> CGSize {
    self.size(within: size.width)
  }

  package override var accessibilityLabel: String? {
    get { super.accessibilityLabel ?? title ?? image?.accessibilityLabel }
    set { super.accessibilityLabel = newValue }
  }

  package override func contentBody() -> NodeContent.Body {
    guard face == nil else { return .none }
    let traits = traitCollection
    if let image,
      let shown = image.displayImage(
        fit: .center, tint: style.color, drawsTemplates: true, isMirrored: isRightToLeft,
        traits: traits)
    {
      return .image(shown)
    }
    return .text(style.text(title ?? "", traits: traits))
  }

  package override func layoutSubviews() {
    super.layoutSubviews()
    face?.frame = bounds
  }

  package override var contentRole: NodeRole { .button }
  /// `nil` for the default role, which is a button.
  var elementKind: AccessibilityRole?
  package override var accessibilityRole: AccessibilityRole? { elementKind }

  package override func sendActions(for controlEvents: UIControl.Event) {
    super.sendActions(for: controlEvents)
    if controlEvents.contains(.touchUpInside) { tapped?() }
  }
}
