public import Foundation

/// A reminder.
open class EKReminder: EKCalendarItem {
  open var startDateComponents: DateComponents?
  open var dueDateComponents: DateComponents?
  open var priority = 0

  open var completionDate: Date?

  /// A Boolean value that indicates whether the reminder is completed. Setting it also sets the completion date,
  /// and vice versa.
  open var isCompleted: Bool {
    get { completionDate != nil }
    set { completionDate = newValue ? completionDate ?? Date() : nil }
  }

  public init(eventStore: EKEventStore) {
    super.init()
  }
}
