public import Foundation

/// A reminder.
open class EKReminder: EKCalendarItem {
  open var startDateComponents: DateComponents?
  open var dueDateComponents: DateComponents?
  open var priority = 0

  open var completionDate: Date?

  /// Completing a reminder sets the date of its completion, and the other way around.
  open var isCompleted: Bool {
    get { completionDate != nil }
    set { completionDate = newValue ? completionDate ?? Date() : nil }
  }

  public init(eventStore: EKEventStore) {
    super.init()
  }
}
