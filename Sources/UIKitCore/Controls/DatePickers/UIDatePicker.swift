import DisplayInterface
public import Foundation

/// A control to choose a date, a time or a duration.
@preconcurrency @MainActor open class UIDatePicker: UIControl {
  public enum Mode: Int, Sendable {
    case time = 0
    case date = 1
    case dateAndTime = 2
    case countDownTimer = 3
    case yearAndMonth = 4
  }

  private var face: (any DatePickerFace)?
  private var shownStyle: UIDatePickerStyle?

  public override init(frame: CGRect) {
    super.init(frame: frame)
    setUp()
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUp()
    coder.configure(self)
  }

  private func setUp() { faceDidChange() }

  // MARK: Value

  open var datePickerMode: Mode = .dateAndTime {
    willSet { checkThread() }
    didSet { if datePickerMode != oldValue { faceDidChange() } }
  }

  private var dateStorage = Date()

  /// The date, between the limits. Setting it sends no events.
  open var date: Date {
    get { dateStorage }
    set {
      checkThread()
      setDate(newValue, animated: false)
    }
  }

  open func setDate(_ date: Date, animated: Bool) {
    checkThread()
    dateStorage = limited(date)
    face?.update()
  }

  private func limited(_ date: Date) -> Date {
    guard datePickerMode != .countDownTimer else { return date }
    // Limits that contradict each other are ignored.
    if let minimumDate, let maximumDate, !(minimumDate <= maximumDate) {
      return limited(date, nil, nil)
    }
    return limited(date, minimumDate, maximumDate)
  }

  private func limited(_ date: Date, _ low: Date?, _ high: Date?) -> Date {
    let time = date.timeIntervalSinceReferenceDate.clamped(
      (low ?? .distantPast).timeIntervalSinceReferenceDate,
      (high ?? .distantFuture).timeIntervalSinceReferenceDate)
    return time == date.timeIntervalSinceReferenceDate
      ? date : Date(timeIntervalSinceReferenceDate: time)
  }

  open var minimumDate: Date? {
    willSet { checkThread() }
    didSet { setDate(dateStorage, animated: false) }
  }
  open var maximumDate: Date? {
    willSet { checkThread() }
    didSet { setDate(dateStorage, animated: false) }
  }

  /// The duration of a countdown timer in seconds: less than a day.
  open var countDownDuration: TimeInterval = 0 {
    willSet { checkThread() }
    didSet {
      countDownDuration = countDownDuration.clamped(0, 86_340)
      face?.update()
    }
  }

  /// The interval in minutes; a divisor of 60.
  open var minuteInterval = 1 {
    willSet { checkThread() }
    didSet {
      if minuteInterval < 1 || 60 % minuteInterval != 0 { minuteInterval = 1 }
      faceDidChange()
    }
  }

  open var calendar: Calendar! = .current {
    willSet { checkThread() }
    didSet { faceDidChange() }
  }
  open var locale: Locale? {
    willSet { checkThread() }
    didSet { faceDidChange() }
  }
  open var timeZone: TimeZone? {
    willSet { checkThread() }
    didSet { faceDidChange() }
  }

  open var preferredDatePickerStyle: UIDatePickerStyle = .automatic {
    willSet { checkThread() }
    didSet { if preferredDatePickerStyle != oldValue { faceDidChange() } }
  }

  /// The displayed style: wheels, unless the app prefers another one that the mode supports.
  open var datePickerStyle: UIDatePickerStyle {
    switch (preferredDatePickerStyle, datePickerMode) {
    case (.compact, .date), (.compact, .time), (.compact, .dateAndTime): .compact
    case (.inline, .date), (.inline, .dateAndTime): .inline
    default: .wheels
    }
  }
  /// Has no effect.
  open var roundsToMinuteInterval = true { willSet { checkThread() } }

  open override var isEnabled: Bool { didSet { if isEnabled != oldValue { face?.update() } } }

  // MARK: Style

  private func faceDidChange() {
    let face = makeFace()
    if face !== self.face {
      self.face?.removeFromSuperview()
      addSubview(face)
      self.face = face
    }
    face.update()
    invalidateIntrinsicContentSize()
    setNeedsLayout()
  }

  private func makeFace() -> any DatePickerFace {
    let style = datePickerStyle
    // The view below a month depends on the mode.
    if let face, style == shownStyle, style != .inline { return face }
    shownStyle = style
    return switch style {
    case .compact: CompactFace(picker: self)
    case .inline: CalendarFace(picker: self)
    case .automatic, .wheels: WheelsFace(picker: self)
    }
  }

  /// The calendar with the picker's time zone and locale.
  package final var shownCalendar: Calendar {
    var calendar = self.calendar ?? .current
    if let timeZone { calendar.timeZone = timeZone }
    if let locale { calendar.locale = locale }
    return calendar
  }

  /// The dates between the limits, if they don't contradict each other.
  final var selectableDates: DateInterval {
    let (start, end) = (minimumDate ?? .distantPast, maximumDate ?? .distantFuture)
    return start <= end
      ? DateInterval(start: start, end: end)
      : DateInterval(start: .distantPast, end: .distantFuture)
  }

  /// Copies the value and the limits of another picker.
  final func adopt(_ other: UIDatePicker) {
    (calendar, locale, timeZone) = (other.calendar, other.locale, other.timeZone)
    (minuteInterval, isEnabled) = (other.minuteInterval, other.isEnabled)
    (minimumDate, maximumDate) = (other.minimumDate, other.maximumDate)
    date = other.date
  }

  package final func personChose(_ date: Date) {
    setDate(date, animated: true)
    sendActions(for: .valueChanged)
  }

  package final func personChose(_ duration: TimeInterval) {
    countDownDuration = duration
    sendActions(for: .valueChanged)
  }

  // MARK: Layout

  open override var canBecomeFocused: Bool { false }
  package override var primaryEvents: Event { .valueChanged }

  open override var intrinsicContentSize: CGSize { face?.intrinsicContentSize ?? .zero }
  open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }

  open override func layoutSubviews() {
    super.layoutSubviews()
    face?.frame = bounds
  }
}
