public import Foundation

/// An event of a calendar.
open class EKEvent: EKCalendarItem {
  open var eventIdentifier: String! { nil }
  open var isAllDay = false
  open var startDate: Date!
  open var endDate: Date!
  open var availability = EKEventAvailability.busy
  open var status: EKEventStatus { .none }
  open var isDetached: Bool { false }
  open var occurrenceDate: Date! { startDate }

  public init(eventStore: EKEventStore) {
    super.init()
  }

  open func compareStartDate(with other: EKEvent) -> ComparisonResult {
    startDate.compare(other.startDate)
  }
}
