public import Foundation

/// Determines what the user can select in a calendar.
@preconcurrency @MainActor open class UICalendarSelection: NSObject {
  package final weak var calendarView: UICalendarView?

  package override init() {
    super.init()
  }

  /// Asks the delegate again which dates can be selected.
  open func updateSelectableDates() {
    calendarView?.updateDays()
  }

  package func canSelect(_ date: DateComponents) -> Bool { true }
  package func isSelected(_ date: DateComponents) -> Bool { false }
  package func pick(_ date: DateComponents) {}

  final func isSame(_ one: DateComponents, _ other: DateComponents) -> Bool {
    guard let calendar = calendarView?.calendar, let first = calendar.date(from: one),
      let second = calendar.date(from: other)
    else { return one == other }
    return calendar.isDate(first, inSameDayAs: second)
  }
}
