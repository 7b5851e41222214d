import DisplayInterface
import Foundation

/// The wheels of a date picker: one for each component of the date.
@MainActor final class DateWheels: NSObject, UIPickerViewDataSource, UIPickerViewDelegate {
  private enum Wheel {
    case day, month, year, hour, minute
  }

  private static let years = 1900...2200

  private unowned let picker: UIDatePicker

  init(picker: UIDatePicker) {
    self.picker = picker
    super.init()
  }

  private var wheels: [Wheel] {
    switch picker.datePickerMode {
    case .time, .countDownTimer: [.hour, .minute]
    case .date: [.month, .day, .year]
    case .dateAndTime: [.month, .day, .year, .hour, .minute]
    case .yearAndMonth: [.month, .year]
    }
  }

  private var calendar: Calendar { picker.shownCalendar }

  private var parts: DateComponents {
    guard picker.datePickerMode == .countDownTimer else {
      return calendar.dateComponents([.year, .month, .day, .hour, .minute], from: picker.date)
    }
    let minutes = Int(bounded: picker.countDownDuration) / 60
    return DateComponents(hour: minutes / 60, minute: minutes % 60)
  }

  private var daysInMonth: Int {
    calendar.range(of: .day, in: .month, for: picker.date)?.count ?? 31
  }

  /// Updates the wheels to the picker's value.
  func show(in view: UIPickerView) {
    let wheels = wheels
    if let day = wheels.firstIndex(of: .day) { view.reloadComponent(day) }
    let parts = parts
    for (component, wheel) in wheels.enumerated() {
      let row =
        switch wheel {
        case .day: (parts.day ?? 1) - 1
        case .month: (parts.month ?? 1) - 1
        case .year: (parts.year ?? 0) - Self.years.lowerBound
        case .hour: parts.hour ?? 0
        case .minute: (parts.minute ?? 0) / picker.minuteInterval
        }
      view.selectRow(row, inComponent: component, animated: false)
    }
  }

  func numberOfComponents(in pickerView: UIPickerView) -> Int { wheels.count }

  func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int {
    switch wheels[component] {
    case .day: daysInMonth
    case .month: 12
    case .year: Self.years.count
    case .hour: 24
    case .minute: 60 / picker.minuteInterval
    }
  }

  func pickerView(
    _ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int
  ) -> String? {
    switch wheels[component] {
    case .day: String(row + 1)
    case .month: calendar.monthSymbols[row]
    case .year: String(row + Self.years.lowerBound)
    case .hour: twoDigits(row)
    case .minute: twoDigits(row * picker.minuteInterval)
    }
  }

  private func twoDigits(_ number: Int) -> String { number < 10 ? "0\(number)" : "\(number)" }

  func pickerView(
    _ pickerView: UIPickerView, didSelectRow row: Int, inComponent component: Int
  ) {
    var parts = parts
    switch wheels[component] {
    case .day: parts.day = row + 1
    case .month: parts.month = row + 1
    case .year: parts.year = row + Self.years.lowerBound
    case .hour: parts.hour = row
    case .minute: parts.minute = row * picker.minuteInterval
    }
    guard picker.datePickerMode != .countDownTimer else {
      let minutes = (parts.hour ?? 0) * 60 + (parts.minute ?? 0)
      return picker.personChose(TimeInterval(minutes * 60))
    }
    // The 31st becomes the last day of a month that has only 30 days.
    if let day = parts.day {
      let first = calendar.date(from: DateComponents(year: parts.year, month: parts.month, day: 1))
      let count = first.flatMap { calendar.range(of: .day, in: .month, for: $0)?.count } ?? 31
      parts.day = min(day, count)
    }
    if let date = calendar.date(from: parts) { picker.personChose(date) }
  }
}
