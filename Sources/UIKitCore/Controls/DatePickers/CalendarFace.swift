import Foundation

/// A date picker in the form of a month, with the time below it.
@MainActor final class CalendarFace: UIView, DatePickerFace {
  private unowned let picker: UIDatePicker
  private let month = UICalendarView()
  private lazy var selection = UICalendarSelectionSingleDate(delegate: self)
  private let timeTitle = UILabel()
  private let time: UIDatePicker?

  init(picker: UIDatePicker) {
    self.picker = picker
    time = picker.datePickerMode == .dateAndTime ? UIDatePicker() : nil
    super.init(frame: .zero)
    month.selectionBehavior = selection
    addSubview(month)
    guard let time else { return }
    time.datePickerMode = .time
    time.preferredDatePickerStyle = .compact
    time.addAction(
      UIAction { [weak self] _ in self?.timeDidChange() }, for: .valueChanged)
    timeTitle.text = "Time"
    addSubview(timeTitle)
    addSubview(time)
  }

  required init?(coder: NSCoder) { nil }

  func update() {
    let calendar = picker.shownCalendar
    if month.calendar != calendar { month.calendar = calendar }
    if let locale = calendar.locale, month.locale != locale { month.locale = locale }
    month.availableDateRange = picker.selectableDates
    let date = calendar.dateComponents([.calendar, .era, .year, .month, .day], from: picker.date)
    selection.selectedDate = date
    let shown = month.visibleDateComponents
    if (shown.year, shown.month) != (date.year, date.month) { month.visibleDateComponents = date }
    time?.adopt(picker)
  }

  private func timeDidChange() {
    if let time { picker.personChose(time.date) }
  }

  // MARK: Layout

  private var timeHeight: CGFloat { time == nil ? 0 : UIApplication.look.touchTarget }

  override var intrinsicContentSize: CGSize {
    let size = month.intrinsicContentSize
    return CGSize(width: size.width, height: size.height + timeHeight)
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let height = bounds.height - timeHeight
    month.frame = CGRect(x: 0, y: 0, width: bounds.width, height: max(0, height))
    guard let time else { return }
    let look = UIApplication.look
    let row = CGRect(x: 0, y: max(0, height), width: bounds.width, height: timeHeight)
    let margin = look.gap
    let size = time.intrinsicContentSize
    timeTitle.frame = look.aligned(
      look.centered(timeTitle.intrinsicContentSize, in: row, x: margin))
    time.frame = look.aligned(
      look.centered(size, in: row, x: max(margin, row.maxX - margin - size.width)))
  }
}

extension CalendarFace: UICalendarSelectionSingleDateDelegate {
  /// A date picker always has a date, so the selection can't be cleared.
  func dateSelection(
    _ selection: UICalendarSelectionSingleDate, canSelectDate dateComponents: DateComponents?
  ) -> Bool { dateComponents != nil }

  func dateSelection(
    _ selection: UICalendarSelectionSingleDate, didSelectDate dateComponents: DateComponents?
  ) {
    guard let day = dateComponents else { return }
    let calendar = picker.shownCalendar
    var parts = calendar.dateComponents(
      [.era, .year, .month, .day, .hour, .minute, .second], from: picker.date)
    (parts.era, parts.year, parts.month, parts.day) = (day.era, day.year, day.month, day.day)
    if let date = calendar.date(from: parts) { picker.personChose(date) }
  }
}
