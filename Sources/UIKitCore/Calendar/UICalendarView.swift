public import Foundation

/// Displays a month and lets the user select days.
@preconcurrency @MainActor open class UICalendarView: UIView {
  open weak var delegate: (any UICalendarViewDelegate)? {
    willSet { checkThread() }
    didSet { showMonth() }
  }
  /// Determines what can be selected; `nil` for no selection.
  open var selectionBehavior: UICalendarSelection? {
    willSet { checkThread() }
    didSet {
      oldValue?.calendarView = nil
      selectionBehavior?.calendarView = self
      updateDays()
    }
  }
  open var calendar = Calendar.current {
    willSet { checkThread() }
    didSet { showMonth() }
  }
  open var locale = Locale.current {
    willSet { checkThread() }
    didSet { showMonth() }
  }
  open var timeZone: TimeZone? {
    get { calendar.timeZone }
    set {
      checkThread()
      calendar.timeZone = newValue ?? .current
    }
  }
  /// Has no effect.
  open var fontDesign: UIFontDescriptor.SystemDesign = .default { willSet { checkThread() } }
  open var wantsDateDecorations = true {
    willSet { checkThread() }
    didSet { if wantsDateDecorations != oldValue { showMonth() } }
  }
  /// The range of the visible and selectable days.
  open var availableDateRange = DateInterval(start: .distantPast, end: .distantFuture) {
    willSet { checkThread() }
    didSet { setMonth(of: month) }
  }

  private lazy var month = Date()
  private let title = UILabel()
  private let back = BarButton()
  private let forward = BarButton()
  private var weekdays: [UILabel] = []
  private var days: [Day] = []

  private struct Day {
    let date: DateComponents
    let button: BarButton
    var decoration: UIView?
  }

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
    title.textAlignment = .center
    (back.title, back.accessibilityLabel) = ("‹", "Previous Month")
    (forward.title, forward.accessibilityLabel) = ("›", "Next Month")
    back.tapped = { [weak self] in self?.move(by: -1) }
    forward.tapped = { [weak self] in self?.move(by: 1) }
    for view in [title, back, forward] { addSubview(view) }
    showMonth()
  }

  // MARK: Month

  /// The displayed month.
  open var visibleDateComponents: DateComponents {
    get { calendar.dateComponents([.calendar, .era, .year, .month], from: month) }
    set {
      checkThread()
      setVisibleDateComponents(newValue, animated: false)
    }
  }

  open func setVisibleDateComponents(_ dateComponents: DateComponents, animated: Bool) {
    checkThread()
    if let date = calendar.date(from: dateComponents) { setMonth(of: date) }
  }

  private func setMonth(of date: Date) {
    month = min(max(date, availableDateRange.start), availableDateRange.end)
    showMonth()
  }

  private func move(by months: Int) {
    guard let date = calendar.date(byAdding: .month, value: months, to: firstDay) else { return }
    let previous = visibleDateComponents
    setMonth(of: date)
    delegate?.calendarView(self, didChangeVisibleDateComponentsFrom: previous)
  }

  private var firstDay: Date {
    calendar.dateInterval(of: .month, for: month)?.start ?? month
  }

  private func canShow(_ months: Int) -> Bool {
    guard let start = calendar.date(byAdding: .month, value: months, to: firstDay),
      let end = calendar.date(byAdding: .month, value: 1, to: start)
    else { return false }
    return end > availableDateRange.start && start <= availableDateRange.end
  }

  // MARK: Days

  private func showMonth() {
    for view in weekdays + days.map(\.button) + days.compactMap(\.decoration) {
      view.removeFromSuperview()
    }
    let names = DateFormatter()
    (names.calendar, names.locale, names.timeZone) = (calendar, locale, calendar.timeZone)
    names.setLocalizedDateFormatFromTemplate("yMMMM")
    title.text = names.string(from: firstDay)
    (back.isEnabled, forward.isEnabled) = (canShow(-1), canShow(1))
    let symbols = names.shortStandaloneWeekdaySymbols
    weekdays = symbols.indices.map { index in
      let label = UILabel()
      label.text = symbols[(index + calendar.firstWeekday - 1) % symbols.count]
      label.font = .systemFont(ofSize: 13)
      label.textColor = .secondaryLabel
      label.textAlignment = .center
      addSubview(label)
      return label
    }
    let count = calendar.range(of: .day, in: .month, for: month)?.count ?? 0
    days = (0..<count).compactMap { offset in
      calendar.date(byAdding: .day, value: offset, to: firstDay).map(makeDay)
    }
    reloadDecorations(forDateComponents: days.map(\.date), animated: false)
    updateDays()
    setNeedsLayout()
  }

  private func makeDay(_ date: Date) -> Day {
    let components = calendar.dateComponents([.calendar, .era, .year, .month, .day], from: date)
    let button = BarButton()
    button.title = String(components.day ?? 0)
    button.tapped = { [weak self] in self?.selectionBehavior?.pick(components) }
    addSubview(button)
    return Day(date: components, button: button)
  }

  /// Displays which days are selected and which can be selected.
  package final func updateDays() {
    for day in days {
      let isSelected = selectionBehavior?.isSelected(day.date) ?? false
      day.button.isEnabled =
        isAvailable(day.date) && selectionBehavior?.canSelect(day.date) ?? false
      day.button.isSelected = isSelected
      day.button.isBold = isSelected
      day.button.color = isSelected ? .systemBackground : .label
      day.button.backgroundColor = isSelected ? tintColor : nil
    }
  }

  private func isAvailable(_ date: DateComponents) -> Bool {
    guard let start = calendar.date(from: date),
      let end = calendar.date(byAdding: .day, value: 1, to: start)
    else { return false }
    return end > availableDateRange.start && start <= availableDateRange.end
  }

  /// Asks the delegate again for the decorations of dates.
  open func reloadDecorations(forDateComponents dates: [DateComponents], animated: Bool) {
    checkThread()
    for index in days.indices {
      let day = days[index].date
      guard dates.contains(where: { ($0.year, $0.month, $0.day) == (day.year, day.month, day.day) })
      else { continue }
      days[index].decoration?.removeFromSuperview()
      days[index].decoration =
        wantsDateDecorations
        ? delegate?.calendarView(self, decorationFor: day)?.view : nil
      guard let view = days[index].decoration else { continue }
      view.isUserInteractionEnabled = false
      view.clipsToBounds = true
      addSubview(view)
    }
    setNeedsLayout()
  }

  // MARK: Layout

  private var cell: CGSize { UIApplication.look.size(of: .calendarDay) }

  open override var intrinsicContentSize: CGSize {
    CGSize(width: cell.width * 7, height: cell.height * 8)
  }
  open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }

  open override func layoutSubviews() {
    super.layoutSubviews()
    let look = UIApplication.look
    let mark = look.size(of: .calendarMark)
    let column = min(cell.width, bounds.width / 7)
    let spread = look.fine(max(0, (bounds.width / 7).rounded(.down) - column))
    let size = look.snapped(CGSize(width: column + spread, height: cell.height))
    func place(_ column: Int, _ row: Int) -> CGRect {
      CGRect(
        x: CGFloat(column) * size.width, y: CGFloat(row) * size.height, width: size.width,
        height: size.height)
    }
    back.frame = place(0, 0)
    forward.frame = place(6, 0)
    title.frame = place(1, 0).union(place(5, 0))
    for (column, label) in weekdays.enumerated() { label.frame = place(column, 1) }
    let start =
      (calendar.component(.weekday, from: firstDay) - calendar.firstWeekday + 7) % 7
    for (index, day) in days.enumerated() {
      let frame = place((start + index) % 7, 2 + (start + index) / 7)
      day.button.frame = frame.insetBy(dx: max(0, look.fine(frame.width - frame.height) / 2), dy: 0)
      day.button.layer.cornerRadius = look.fine(day.button.frame.width / 2)
      let width = min(mark.width, frame.width)
      day.decoration?.frame = CGRect(
        x: frame.maxX - width, y: frame.maxY - mark.height, width: width, height: mark.height)
    }
  }
}
