import UIKit

/// The keys, in rows of equal widths. The first key of a short row is as wide as two.
final class KeypadView: UIStackView {
  var onPress: ((KeypadButton) -> Void)?
  private var buttons: [KeypadButton: UIButton] = [:]

  override init(frame: CGRect) {
    super.init(frame: frame)
    axis = .vertical
    distribution = .fillEqually
    spacing = Self.gap
    for row in KeypadButton.rows { addArrangedSubview(makeRow(row)) }
  }

  required init(coder: NSCoder) {
    fatalError("init(coder:) has not been implemented")
  }

  private static let gap: CGFloat = 8

  /// Returns the height of the largest keypad within `height` whose distance between rows is a multiple of 16 points.
  static func height(within height: CGFloat) -> CGFloat {
    let rows = CGFloat(KeypadButton.rows.count)
    let pitch = min(max(((height + gap) / rows / 16).rounded(.down), 2), 6)
    return pitch * 16 * rows - gap
  }

  func setEnabled(_ isEnabled: Bool, for button: KeypadButton) {
    buttons[button]?.isEnabled = isEnabled
  }

  private func makeRow(_ row: [KeypadButton]) -> UIView {
    let buttons = row.map(makeButton)
    let stack = UIStackView(arrangedSubviews: buttons)
    stack.spacing = Self.gap
    let last = buttons[buttons.count - 1]
    for button in buttons.dropLast() {
      let isWide = row.count == 3 && button === buttons[0]
      button.widthAnchor.constraint(
        equalTo: last.widthAnchor, multiplier: isWide ? 2 : 1, constant: isWide ? Self.gap : 0
      ).isActive = true
    }
    return stack
  }

  private func makeButton(_ button: KeypadButton) -> UIButton {
    var configuration: UIButton.Configuration = button.isOperator ? .tinted() : .gray()
    configuration.title = button.title
    configuration.contentInsets = .zero
    let view = UIButton(
      configuration: configuration,
      primaryAction: UIAction { [weak self] _ in self?.onPress?(button) })
    view.accessibilityLabel = button.spokenName
    buttons[button] = view
    return view
  }
}
