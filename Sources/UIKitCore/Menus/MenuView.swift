import DisplayInterface
import Foundation

/// Displays the rows of a menu.
@MainActor final class MenuView: UIView {
  struct Button {
    var title: String
    var subtitle: String?
    var image: UIImage?
    var state = UIMenuElement.State.off
    var isSubmenu = false
    var isDestructive = false
    var isEnabled = true
    var chosen: () -> Void
  }

  enum Row {
    case button(Button)
    case rule
  }

  override var accessibilityRole: AccessibilityRole? { .menu }

  private var title: UILabel?
  private var lines: [(view: UIView, height: CGFloat)] = []
  private(set) var contentSize = CGSize.zero

  var firstButton: UIView? {
    lines.first { ($0.view as? UIControl)?.isEnabled == true }?.view
  }

  func show(_ rows: [Row], title: String) {
    for line in lines { line.view.removeFromSuperview() }
    lines = []
    if !title.isEmpty { add(makeTitle(title), height: lineHeight) }
    let hasStates = rows.contains { row in
      guard case .button(let button) = row else { return false }
      return button.state != .off
    }
    for row in rows {
      switch row {
      case .rule: add(BarRule(), height: UIApplication.look.hairline.height)
      case .button(let button): add(makeButton(button, hasStates: hasStates), height: rowHeight)
      }
    }
    measure()
    setNeedsLayout()
  }

  private var rowHeight: CGFloat { UIApplication.look.height(of: .row) }
  private var lineHeight: CGFloat { UIApplication.look.height(of: .heading) }

  private func add(_ view: UIView, height: CGFloat) {
    lines.append((view, height))
    addSubview(view)
  }

  private func makeTitle(_ text: String) -> UILabel {
    let label = UILabel()
    label.text = text
    label.font = .systemFont(ofSize: 13)
    label.textColor = .secondaryLabel
    label.textAlignment = .center
    return label
  }

  private func makeButton(_ button: Button, hasStates: Bool) -> BarButton {
    let view = BarButton()
    view.elementKind = .menuItem
    var text = button.title
    if let subtitle = button.subtitle { text += " " + subtitle }
    if hasStates {
      let mark =
        switch button.state {
        case .on: "✓ "
        case .mixed: "– "
        case .off: "  "
        }
      text = mark + text
    }
    if button.isSubmenu { text += " ›" }
    // At the left edge the text would touch the border of the panel.
    text = " " + text
    view.title = text
    view.accessibilityLabel = button.title
    view.isSelected = button.state == .on
    view.color = button.isDestructive ? .systemRed : .label
    view.isEnabled = button.isEnabled
    view.alignment = .natural
    view.tapped = button.chosen
    return view
  }

  private func measure() {
    let widths = lines.map { $0.view is BarRule ? 0 : $0.view.sizeThatFits(.unlimited).width }
    contentSize = CGSize(
      width: max(UIApplication.look.menuWidth, widths.max() ?? 0),
      height: lines.reduce(0) { $0 + $1.height })
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    var y: CGFloat = 0
    for line in lines {
      line.view.frame = CGRect(x: 0, y: y, width: bounds.width, height: line.height)
      y += line.height
    }
  }
}
