import Foundation
import Testing
import UIKit
import UIKitCore

@MainActor @Suite("Calendars") struct CalendarViewTests {
  final class Delegate: NSObject, UICalendarViewDelegate, UICalendarSelectionSingleDateDelegate,
    UICalendarSelectionMultiDateDelegate
  {
    var log: [String] = []

    func calendarView(
      _ calendarView: UICalendarView, decorationFor dateComponents: DateComponents
    ) -> UICalendarView.Decoration? { dateComponents.day == 8 ? .default(color: .red) : nil }
    func calendarView(
      _ calendarView: UICalendarView,
      didChangeVisibleDateComponentsFrom previousDateComponents: DateComponents
    ) { log.append("from \(previousDateComponents.month ?? 0)") }
    func dateSelection(
      _ selection: UICalendarSelectionSingleDate, didSelectDate dateComponents: DateComponents?
    ) { log.append("select \(dateComponents?.day ?? 0)") }
    func dateSelection(
      _ selection: UICalendarSelectionSingleDate, canSelectDate dateComponents: DateComponents?
    ) -> Bool { dateComponents?.day != 13 }
    func multiDateSelection(
      _ selection: UICalendarSelectionMultiDate, didSelectDate dateComponents: DateComponents
    ) { log.append("add \(dateComponents.day ?? 0)") }
    func multiDateSelection(
      _ selection: UICalendarSelectionMultiDate, didDeselectDate dateComponents: DateComponents
    ) { log.append("remove \(dateComponents.day ?? 0)") }
  }

  let view = UICalendarView()
  let delegate = Delegate()

  init() {
    var calendar = Calendar(identifier: .gregorian)
    calendar.firstWeekday = 2
    calendar.timeZone = TimeZone(secondsFromGMT: 0)!
    view.calendar = calendar
    view.locale = Locale(identifier: "en_US")
    view.delegate = delegate
    view.visibleDateComponents = DateComponents(year: 2024, month: 2)
    view.frame.size = view.intrinsicContentSize
    view.layoutIfNeeded()
  }

  var labels: [String] { view.all(UILabel.self).compactMap(\.text) }
  var days: [UIControl] {
    view.all(UIControl.self).filter { Int($0.accessibilityLabel ?? "") != nil }
  }

  @Test("show the days of a month under their weekdays")
  func month() {
    #expect(labels.contains("February 2024"))
    #expect(labels.filter { $0.count == 3 } == ["Mon", "Tue", "Wed", "Thu", "Fri", "Sat", "Sun"])
    #expect(days.count == 29)
    let thursday = view.all(UILabel.self).first { $0.text == "Thu" }
    #expect(view.control("1")?.frame.minX == thursday?.frame.minX, "1 February was a Thursday")
    #expect(labels.filter { $0 == "•" }.count == 1)
    view.control("Next Month")?.press()
    #expect(view.visibleDateComponents.month == 3)
    #expect(delegate.log == ["from 2"])
  }

  func tap(_ day: Int) { view.control(String(day))?.press() }

  @Test func `a single date can be selected, and let go`() {
    #expect(days.allSatisfy { !$0.isEnabled }, "nothing can be selected without a behaviour")
    let selection = UICalendarSelectionSingleDate(delegate: delegate)
    view.selectionBehavior = selection
    #expect(days.filter { !$0.isEnabled }.map(\.accessibilityLabel) == ["13"])
    tap(5)
    #expect(selection.selectedDate?.day == 5)
    #expect(days.filter(\.isSelected).map(\.accessibilityLabel) == ["5"])
    tap(5)
    #expect(selection.selectedDate == nil)
    #expect(delegate.log == ["select 5", "select 0"])
    selection.selectedDate = DateComponents(year: 2024, month: 2, day: 9)
    #expect(days.filter(\.isSelected).map(\.accessibilityLabel) == ["9"])
  }

  @Test func `several dates can be selected, within the range`() {
    let selection = UICalendarSelectionMultiDate(delegate: delegate)
    view.selectionBehavior = selection
    tap(3)
    tap(4)
    tap(3)
    #expect(selection.selectedDates.map(\.day) == [4])
    #expect(delegate.log == ["add 3", "add 4", "remove 3"])
    let start = view.calendar.date(from: DateComponents(year: 2024, month: 2, day: 10))!
    view.availableDateRange = DateInterval(start: start, duration: 86_400 * 2)
    #expect(days.filter(\.isEnabled).map(\.accessibilityLabel) == ["10", "11", "12"])
    #expect(view.control("Next Month")?.isEnabled == false)
  }
}
