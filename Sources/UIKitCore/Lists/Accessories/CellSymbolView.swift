package import DisplayInterface
package import Foundation

/// A symbol in a row: an accessory, or a control for editing.
package final class CellSymbolView: UIView {
  package enum Symbol {
    case disclosure, checkmark, detail
    case delete, insert, reorder
    case unselected, selected
    case collapsed, expanded
    case popUp

    fileprivate var name: String {
      switch self {
      case .disclosure: "chevron.forward"
      case .checkmark: "checkmark"
      case .detail: "info.circle"
      case .delete: "minus.circle.fill"
      case .insert: "plus.circle.fill"
      case .reorder: "line.3.horizontal"
      case .unselected: "circle"
      case .selected: "checkmark.circle.fill"
      case .collapsed: "chevron.forward"
      case .expanded: "chevron.down"
      case .popUp: "chevron.up.chevron.down"
      }
    }

    /// The accessibility label of the symbol.
    fileprivate var label: String? {
      switch self {
      case .detail: "More Info"
      case .delete: "Delete"
      case .insert: "Insert"
      case .reorder: "Reorder"
      case .collapsed: "Expand"
      case .expanded: "Collapse"
      case .disclosure, .checkmark, .unselected, .selected, .popUp: nil
      }
    }

    fileprivate var isButton: Bool {
      switch self {
      case .detail, .delete, .insert, .collapsed, .expanded: true
      default: false
      }
    }
  }

  package var symbol: Symbol {
    didSet {
      guard symbol != oldValue else { return }
      isUserInteractionEnabled = symbol.isButton
      mark(.content)
    }
  }
  private var shownName: String {
    isRightToLeft ? UIImage.mirroredSymbol(symbol.name) : symbol.name
  }
  package var onTap: ((Symbol) -> Void)?
  /// The color that replaces the symbol's usual color.
  package var ownColor: UIColor?

  package init(_ symbol: Symbol) {
    self.symbol = symbol
    super.init(frame: .zero)
    isUserInteractionEnabled = symbol.isButton
  }

  package required init?(coder: NSCoder) {
    symbol = .disclosure
    super.init(coder: coder)
  }

  private var font: Font { Font(size: 17, weight: symbol == .disclosure ? 0.3 : 0) }

  package override var intrinsicContentSize: CGSize {
    UIApplication.shared.display.text.size(ofSymbol: shownName, font: font)
      ?? CGSize(width: 16, height: 16)
  }

  package override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }

  private var color: UIColor {
    if let ownColor { return ownColor }
    return switch symbol {
    case .disclosure, .reorder, .unselected, .popUp: .tertiaryLabel
    case .delete: .systemRed
    case .insert: .systemGreen
    case .checkmark, .detail, .selected, .collapsed, .expanded: tintColor
    }
  }

  package override func contentBody() -> NodeContent.Body {
    .image(
      Image(
        source: .symbol(shownName, font), size: intrinsicContentSize, fit: .center,
        tint: color.displayColor(traitCollection)))
  }

  package override var contentRole: NodeRole { symbol.isButton ? .button : .none }

  package override var accessibilityLabel: String? {
    get { super.accessibilityLabel ?? symbol.label }
    set { super.accessibilityLabel = newValue }
  }

  package override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {}
  package override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {}
  package override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {}

  package override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    if touches.contains(where: { point(inside: $0.location(in: self), with: event) }) {
      onTap?(symbol)
    }
  }

  package override func activate() -> Bool {
    guard symbol.isButton else { return false }
    onTap?(symbol)
    return true
  }
}
