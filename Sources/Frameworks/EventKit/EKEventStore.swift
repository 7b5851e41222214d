public import Foundation
package import Synchronization

/// The user's calendars and reminders. There are none, and the user denies permission when the app requests
/// it.
open class EKEventStore: NSObject, @unchecked Sendable {
  /// The entity types for which the app has requested permission.
  package static let asked = Mutex<Set<EKEntityType>>([])

  open private(set) var eventStoreIdentifier = UUID().uuidString
  open var sources: [EKSource] { [] }
  open var defaultCalendarForNewEvents: EKCalendar? { nil }

  open func defaultCalendarForNewReminders() -> EKCalendar? { nil }
  open func source(withIdentifier identifier: String) -> EKSource? { nil }
  open func calendars(for entityType: EKEntityType) -> [EKCalendar] { [] }
  open func calendar(withIdentifier identifier: String) -> EKCalendar? { nil }
  open func calendarItem(withIdentifier identifier: String) -> EKCalendarItem? { nil }
  open func calendarItems(withExternalIdentifier identifier: String) -> [EKCalendarItem] { [] }
  open func event(withIdentifier identifier: String) -> EKEvent? { nil }

  open func events(matching predicate: NSPredicate) -> [EKEvent] { [] }
  open func enumerateEvents(
    matching predicate: NSPredicate,
    using block: (EKEvent, UnsafeMutablePointer<ObjCBool>) -> Void
  ) {}

  /// - Parameter completion: A closure that's called with `nil` on another thread.
  @discardableResult
  @preconcurrency open func fetchReminders(
    matching predicate: NSPredicate, completion: @escaping @Sendable ([EKReminder]?) -> Void
  ) -> Any {
    DispatchQueue.global().async { completion(nil) }
    return UUID()
  }

  open func cancelFetchRequest(_ fetchIdentifier: Any) {}

  open func predicateForEvents(
    withStart startDate: Date, end endDate: Date, calendars: [EKCalendar]?
  ) -> NSPredicate { NSPredicate(value: true) }

  open func predicateForReminders(in calendars: [EKCalendar]?) -> NSPredicate {
    NSPredicate(value: true)
  }

  open func predicateForIncompleteReminders(
    withDueDateStarting startDate: Date?, ending endDate: Date?, calendars: [EKCalendar]?
  ) -> NSPredicate { NSPredicate(value: true) }

  open func predicateForCompletedReminders(
    withCompletionDateStarting startDate: Date?, ending endDate: Date?, calendars: [EKCalendar]?
  ) -> NSPredicate { NSPredicate(value: true) }
}

extension NSNotification.Name {
  public static let EKEventStoreChanged = Self("EKEventStoreChangedNotification")
}
