import Foundation
import Testing
import UIKit
import UIKitCore

/// Source: `UIDatePickerStyle` and `UIDatePicker.datePickerStyle`.
@MainActor @Suite("Styles of date pickers") struct DatePickerStyleTests {
  let picker = UIDatePicker()
  let log = Log()
  let calendar: Calendar

  init() {
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = TimeZone(secondsFromGMT: 0)!
    self.calendar = calendar
    picker.calendar = calendar
    picker.timeZone = calendar.timeZone
    picker.locale = Locale(identifier: "en_US")
    picker.date = date(2024, 2, 10, 14, 30)
    picker.record(("changed", .valueChanged), in: log)
  }

  private func date(_ year: Int, _ month: Int, _ day: Int, _ hour: Int, _ minute: Int) -> Date {
    calendar.date(
      from: DateComponents(year: year, month: month, day: day, hour: hour, minute: minute))!
  }

  private func layOut() {
    picker.frame.size = picker.intrinsicContentSize
    picker.layoutIfNeeded()
  }

  @Test("are those that the mode can have")
  func style() {
    #expect(picker.datePickerStyle == .wheels)
    picker.preferredDatePickerStyle = .inline
    #expect(picker.datePickerStyle == .inline)
    picker.datePickerMode = .countDownTimer
    #expect(picker.datePickerStyle == .wheels)
    picker.datePickerMode = .date
    picker.preferredDatePickerStyle = .compact
    #expect(picker.datePickerStyle == .compact)
    #expect(picker.all(UIPickerView.self).isEmpty)
  }

  @Test("inline, show a month whose days can be chosen, and keep the time")
  func inline() throws {
    picker.preferredDatePickerStyle = .inline
    layOut()
    #expect(picker.all(UICalendarView.self).count == 1)
    #expect(picker.all(UILabel.self).contains { $0.text == "February 2024" })
    try #require(picker.control("29")).press()
    #expect(picker.date == date(2024, 2, 29, 14, 30))
    #expect(log.entries == ["changed"])
    picker.date = date(2025, 5, 1, 0, 0)
    #expect(picker.all(UILabel.self).contains { $0.text == "May 2025" })
    #expect(log.entries == ["changed"], "setting the date sends no events")
  }

  @Test("inline, offer only days between the limits, and always have a date")
  func limits() throws {
    picker.preferredDatePickerStyle = .inline
    picker.minimumDate = date(2024, 2, 10, 0, 0)
    layOut()
    #expect(picker.control("9")?.isEnabled == false)
    #expect(picker.control("10")?.isEnabled == true)
    try #require(picker.control("10")).press()
    #expect(picker.date == date(2024, 2, 10, 14, 30))
  }

  @Test("inline, have a row for the time where there is one to choose")
  func time() {
    picker.preferredDatePickerStyle = .inline
    layOut()
    let height = picker.intrinsicContentSize.height
    #expect(picker.all(UIDatePicker.self) == [picker])
    picker.datePickerMode = .date
    #expect(picker.intrinsicContentSize.height < height)
  }

  @Test("compact, show date and time on buttons, which open an editor")
  func compact() {
    picker.preferredDatePickerStyle = .compact
    let controller = UIViewController()
    controller.view.addSubview(picker)
    withWindow(controller) { _ in
      layOut()
      let day = picker.all(UIButton.self)[0]
      #expect(day.currentTitle == "Feb 10, 2024")
      #expect(picker.all(UIButton.self).filter { !$0.isHidden }.count == 2)
      day.sendActions(for: .primaryActionTriggered)
      pass()
      controller.presentedViewController?.view.control("12")?.press()
      #expect(picker.date == date(2024, 2, 12, 14, 30))
      #expect(day.currentTitle == "Feb 12, 2024")
      #expect(log.entries == ["changed"])
      picker.datePickerMode = .time
      #expect(picker.all(UIButton.self).filter { !$0.isHidden }.count == 1)
    }
  }
}
