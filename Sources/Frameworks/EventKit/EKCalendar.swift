public import UIKit

/// A calendar, or a list of reminders.
open class EKCalendar: EKObject {
  open var source: EKSource!
  open private(set) var calendarIdentifier = UUID().uuidString
  open var title = ""
  open var type: EKCalendarType { .local }
  open var allowsContentModifications: Bool { true }
  open var isSubscribed: Bool { false }
  open var isImmutable: Bool { false }
  open var cgColor: CGColor!
  open private(set) var allowedEntityTypes: EKEntityMask

  public init(for entityType: EKEntityType, eventStore: EKEventStore) {
    allowedEntityTypes = entityType == .event ? .event : .reminder
    super.init()
  }
}
