import Foundation

/// A date picker in the form of two buttons, for date and time, which open an editor.
@MainActor final class CompactFace: UIView, DatePickerFace {
  private unowned let picker: UIDatePicker
  private let date = UIButton(configuration: .gray())
  private let time = UIButton(configuration: .gray())
  private weak var editor: UIDatePicker?

  init(picker: UIDatePicker) {
    self.picker = picker
    super.init(frame: .zero)
    for (button, mode, style) in [
      (date, UIDatePicker.Mode.date, UIDatePickerStyle.inline), (time, .time, .wheels),
    ] {
      button.addAction(
        UIAction { [weak self, unowned button] _ in self?.edit(mode, style, from: button) },
        for: .primaryActionTriggered)
      addSubview(button)
    }
  }

  required init?(coder: NSCoder) { nil }

  private var buttons: [UIButton] {
    switch picker.datePickerMode {
    case .date: [date]
    case .time: [time]
    default: [date, time]
    }
  }

  func update() {
    date.setTitle(text { ($0.dateStyle, $0.timeStyle) = (.medium, .none) }, for: .normal)
    time.setTitle(text { ($0.dateStyle, $0.timeStyle) = (.none, .short) }, for: .normal)
    for button in [date, time] {
      button.isHidden = !buttons.contains(button)
      button.isEnabled = picker.isEnabled
    }
    editor?.adopt(picker)
    invalidateIntrinsicContentSize()
    setNeedsLayout()
  }

  private func text(_ style: (DateFormatter) -> Void) -> String {
    let formatter = DateFormatter()
    let calendar = picker.shownCalendar
    (formatter.calendar, formatter.timeZone) = (calendar, calendar.timeZone)
    formatter.locale = picker.locale ?? .current
    style(formatter)
    return formatter.string(from: picker.date)
  }

  // MARK: Editing

  private func edit(_ mode: UIDatePicker.Mode, _ style: UIDatePickerStyle, from button: UIButton) {
    guard var top = window?.rootViewController else { return }
    while let presented = top.presentedViewController { top = presented }
    let editor = UIDatePicker()
    editor.datePickerMode = mode
    editor.preferredDatePickerStyle = style
    editor.adopt(picker)
    editor.addAction(
      UIAction { [weak self, unowned editor] _ in self?.picker.personChose(editor.date) },
      for: .valueChanged)
    self.editor = editor
    top.present(DateEditorController(editor, from: button), animated: true)
  }

  // MARK: Layout

  private var gap: CGFloat { UIApplication.look.gap }

  override var intrinsicContentSize: CGSize {
    let sizes = buttons.map(\.intrinsicContentSize)
    return CGSize(
      width: sizes.map(\.width).reduce(0, +) + gap * CGFloat(sizes.count - 1),
      height: sizes.map(\.height).max() ?? 0)
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let look = UIApplication.look
    var x = max(0, bounds.width - intrinsicContentSize.width)
    for button in buttons {
      let size = button.intrinsicContentSize
      button.frame = look.aligned(look.centered(size, in: bounds, x: x))
      x += size.width + gap
    }
  }
}
