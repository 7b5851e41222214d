import UIKit

/// The display, the keys, and the list of operations, which is between them if the screen is narrow, else beside them.
package final class CalculatorView: UIView {
  static let operationCell = "Operation"

  let display = UILabel()
  let operations = UITableView(frame: .zero, style: .plain)
  let keypad = KeypadView()
  private lazy var keypadHeight = keypad.heightAnchor.constraint(equalToConstant: 0)
  private var tall: [NSLayoutConstraint] = []
  private var wide: [NSLayoutConstraint] = []

  override init(frame: CGRect) {
    super.init(frame: frame)
    backgroundColor = .systemBackground
    display.accessibilityIdentifier = "Display"
    display.font = .monospacedDigitSystemFont(ofSize: 40, weight: .light)
    display.textAlignment = .right
    display.setContentHuggingPriority(.required, for: .vertical)
    display.adjustsFontSizeToFitWidth = true
    operations.accessibilityIdentifier = "Operations"
    operations.allowsSelection = false
    operations.separatorStyle = .none
    operations.register(UITableViewCell.self, forCellReuseIdentifier: Self.operationCell)
    for view in [display, operations, keypad] {
      view.translatesAutoresizingMaskIntoConstraints = false
      addSubview(view)
    }
    makeConstraints()
  }

  required init?(coder: NSCoder) {
    fatalError("init(coder:) has not been implemented")
  }

  package override func updateConstraints() {
    NSLayoutConstraint.deactivate(isWide ? tall : wide)
    NSLayoutConstraint.activate(isWide ? wide : tall)
    let room = bounds.height - layoutMargins.top - layoutMargins.bottom
    let forKeys = isWide ? room - display.intrinsicContentSize.height - 8 : room * 0.6
    keypadHeight.constant = KeypadView.height(within: forKeys)
    super.updateConstraints()
  }

  package override var bounds: CGRect {
    didSet { setNeedsUpdateConstraints() }
  }

  package override func layoutMarginsDidChange() {
    super.layoutMarginsDidChange()
    setNeedsUpdateConstraints()
  }

  private var isWide: Bool { bounds.width > max(bounds.height, 480) }

  private func makeConstraints() {
    // If there is too little space, the keys shrink first.
    keypadHeight.priority = UILayoutPriority(999)
    let margins = layoutMarginsGuide
    NSLayoutConstraint.activate([
      display.topAnchor.constraint(equalTo: margins.topAnchor),
      display.trailingAnchor.constraint(equalTo: margins.trailingAnchor),
      keypad.trailingAnchor.constraint(equalTo: margins.trailingAnchor),
      keypadHeight,
      operations.leadingAnchor.constraint(equalTo: margins.leadingAnchor),
    ])
    tall = [
      display.leadingAnchor.constraint(equalTo: margins.leadingAnchor),
      keypad.leadingAnchor.constraint(equalTo: margins.leadingAnchor),
      operations.trailingAnchor.constraint(equalTo: margins.trailingAnchor),
      operations.topAnchor.constraint(equalTo: display.bottomAnchor, constant: 8),
      operations.bottomAnchor.constraint(equalTo: keypad.topAnchor, constant: -8),
      keypad.bottomAnchor.constraint(equalTo: margins.bottomAnchor),
    ]
    wide = [
      operations.topAnchor.constraint(equalTo: margins.topAnchor),
      operations.bottomAnchor.constraint(equalTo: margins.bottomAnchor),
      operations.trailingAnchor.constraint(equalTo: centerXAnchor, constant: -8),
      display.leadingAnchor.constraint(equalTo: centerXAnchor, constant: 8),
      keypad.leadingAnchor.constraint(equalTo: centerXAnchor, constant: 8),
      keypad.topAnchor.constraint(equalTo: display.bottomAnchor, constant: 8),
    ]
  }
}
