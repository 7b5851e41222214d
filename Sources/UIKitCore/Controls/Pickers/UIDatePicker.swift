import DisplayInterface
public import Foundation

/// Chooses a date, a time or a duration.
@preconcurrency @MainActor open class UIDatePicker: UIControl {
  public enum Mode: Int, Sendable {
    case time = 0
    case date = 1
    case dateAndTime = 2
    case countDownTimer = 3
    case yearAndMonth = 4
  }

  private let picker = UIPickerView()
  private lazy var wheels = DateWheels(picker: self)

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
    picker.dataSource = wheels
    picker.delegate = wheels
    addSubview(picker)
    wheelsDidChange()
  }

  // MARK: Value

  open var datePickerMode: Mode = .dateAndTime {
    willSet { checkThread() }
    didSet { if datePickerMode != oldValue { wheelsDidChange() } }
  }

  private var dateStorage = Date()

  /// Kept between the limits. Setting it sends no events.
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
    wheels.show()
  }

  private func limited(_ date: Date) -> Date {
    guard datePickerMode != .countDownTimer else { return date }
    // Limits that contradict each other are not heeded.
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

  /// In seconds, for a count down timer: less than a day.
  open var countDownDuration: TimeInterval = 0 {
    willSet { checkThread() }
    didSet {
      countDownDuration = countDownDuration.clamped(0, 86_340)
      wheels.show()
    }
  }

  /// In minutes; a divisor of 60.
  open var minuteInterval = 1 {
    willSet { checkThread() }
    didSet {
      if minuteInterval < 1 || 60 % minuteInterval != 0 { minuteInterval = 1 }
      wheelsDidChange()
    }
  }

  open var calendar: Calendar! = .current {
    willSet { checkThread() }
    didSet { wheelsDidChange() }
  }
  open var locale: Locale? {
    willSet { checkThread() }
    didSet { wheelsDidChange() }
  }
  open var timeZone: TimeZone? {
    willSet { checkThread() }
    didSet { wheelsDidChange() }
  }

  open var preferredDatePickerStyle: UIDatePickerStyle = .automatic { willSet { checkThread() } }
  open var datePickerStyle: UIDatePickerStyle { .wheels }
  open var roundsToMinuteInterval = true { willSet { checkThread() } }

  private func wheelsDidChange() {
    picker.reloadAllComponents()
    wheels.show()
    invalidateIntrinsicContentSize()
  }

  package final func select(_ rows: [Int]) {
    for (component, row) in rows.enumerated() {
      picker.selectRow(row, inComponent: component, animated: false)
    }
  }

  package final func reload(_ component: Int) {
    picker.reloadComponent(component)
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

  open override var intrinsicContentSize: CGSize { picker.intrinsicContentSize }
  open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }

  open override func layoutSubviews() {
    super.layoutSubviews()
    picker.frame = bounds
  }
}

public enum UIDatePickerStyle: Int, Sendable {
  case automatic = 0
  case wheels = 1
  case compact = 2
  case inline = 3
}
