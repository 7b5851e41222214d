package import DisplayInterface
package import Foundation

/// The panel of an alert, with its title, message, text fields and buttons from top to bottom.
@MainActor package final class AlertView: UIView {
  package weak var alert: UIAlertController?
  package var isStale = true

  private let titleLabel = UILabel()
  private let messageLabel = UILabel()
  private var buttons: [BarButton] = []
  private var rules: [BarRule] = []

  package override init(frame: CGRect) {
    super.init(frame: frame)
    clipsToBounds = true
    titleLabel.font = .systemFont(ofSize: 17, weight: .semibold)
    messageLabel.font = .systemFont(ofSize: 13)
    for label in [titleLabel, messageLabel] {
      label.numberOfLines = 0
      label.lineBreakMode = .byWordWrapping
      label.textAlignment = .center
      addSubview(label)
    }
    accessibilityViewIsModal = true
  }

  package required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  package override var contentRole: NodeRole { .panel }
  package override var accessibilityRole: AccessibilityRole? { .alert }

  package override var standardBox: StandardBox? { UIApplication.look.panelBox }

  private var fields: [UIView] { alert?.textFields ?? [] }

  /// The cancel button is last, as in UIKit. Only if an alert has two buttons, they are side by side with the
  /// cancel button first.
  private var orderedActions: [UIAlertAction] {
    guard let alert else { return [] }
    let others = alert.actions.filter { $0.style != .cancel }
    let cancel = alert.actions.filter { $0.style == .cancel }
    return isSideBySide ? cancel + others : others + cancel
  }

  private var isSideBySide: Bool {
    alert?.preferredStyle == .alert && alert?.actions.count == 2
  }

  /// The initially focused button: the preferred one, otherwise the first enabled one with the default style,
  /// otherwise the last.
  var defaultButton: UIView? {
    if isStale { rebuild() }
    let actions = orderedActions
    let preferred = actions.firstIndex {
      $0 === alert?.preferredAction && $0.isEnabled
    }
    let index = preferred ?? actions.firstIndex { $0.style == .default && $0.isEnabled }
    return buttons.isEmpty ? nil : buttons[index ?? buttons.count - 1]
  }

  private func rebuild() {
    isStale = false
    titleLabel.text = alert?.title
    messageLabel.text = alert?.message
    titleLabel.isHidden = alert?.title?.isEmpty ?? true
    messageLabel.isHidden = alert?.message?.isEmpty ?? true
    for view in buttons + rules as [UIView] { view.removeFromSuperview() }
    rules = []
    buttons = orderedActions.map { action in
      let button = BarButton()
      button.title = action.title
      button.isEnabled = action.isEnabled
      button.isBold =
        action === alert?.preferredAction
        || (alert?.preferredAction == nil && action.style == .cancel)
      if action.style == .destructive { button.color = .systemRed }
      button.tapped = { [weak self, weak action] in
        if let action { self?.alert?.choose(action) }
      }
      return button
    }
    for field in fields where field.superview !== self { addSubview(field) }
    if !buttons.isEmpty {
      let count = UIApplication.look.alert.separatesButtons ? buttons.count : 1
      rules = (0..<count).map { _ in BarRule() }
    }
    for view in rules + buttons as [UIView] { addSubview(view) }
  }

  package func size(within room: CGSize) -> CGSize {
    if isStale { rebuild() }
    let measures = UIApplication.look.alert
    let margin = alert?.preferredStyle == .actionSheet ? measures.sheetMargin : nil
    let width = min(margin.map { room.width - 2 * $0 } ?? measures.width, room.width)
    let height = layout(width: width, apply: false)
    return CGSize(width: width, height: min(height, room.height))
  }

  package override func layoutSubviews() {
    super.layoutSubviews()
    if isStale { rebuild() }
    _ = layout(width: bounds.width, apply: true)
  }

  /// - Returns: The height.
  private func layout(width: CGFloat, apply: Bool) -> CGFloat {
    let look = UIApplication.look
    let measures = look.alert
    let inset = measures.inset
    let fieldHeight = look.height(of: .field)
    let buttonHeight = look.height(of: .row)
    let textWidth = max(0, width - 2 * inset.width)
    var y = inset.height
    for label in [titleLabel, messageLabel] where !label.isHidden {
      let size = label.sizeThatFits(
        CGSize(width: textWidth, height: .greatestFiniteMagnitude))
      if apply {
        label.frame = CGRect(x: inset.width, y: y, width: textWidth, height: size.height)
      }
      y += size.height
      if label === titleLabel, !messageLabel.isHidden { y += measures.textGap }
    }
    if !fields.isEmpty { y += measures.fieldGap }
    for field in fields {
      if apply {
        field.frame = CGRect(x: inset.width, y: y, width: textWidth, height: fieldHeight)
      }
      y += fieldHeight
    }
    guard !buttons.isEmpty else { return y + inset.height }
    y += inset.height
    let ruleHeight = look.hairline.height
    if isSideBySide {
      if apply {
        rules.first?.frame = CGRect(x: 0, y: y, width: width, height: ruleHeight)
        let half = look.step(.free).round(width / 2, .horizontal, .down)
        let top = y + ruleHeight
        if rules.count > 1 {
          rules[1].frame = CGRect(x: half, y: top, width: look.hairline.width, height: buttonHeight)
        }
        buttons[0].frame = directed(CGRect(x: 0, y: top, width: half, height: buttonHeight))
        buttons[1].frame = directed(
          CGRect(x: half, y: top, width: width - half, height: buttonHeight))
      }
      y += ruleHeight + buttonHeight
    } else {
      for (index, button) in buttons.enumerated() {
        if index < rules.count {
          if apply { rules[index].frame = CGRect(x: 0, y: y, width: width, height: ruleHeight) }
          y += ruleHeight
        }
        if apply { button.frame = CGRect(x: 0, y: y, width: width, height: buttonHeight) }
        y += buttonHeight
      }
    }
    return y
  }
}
