public import Foundation

/// The properties that events and reminders share.
open class EKCalendarItem: EKObject {
  open private(set) var calendarItemIdentifier = UUID().uuidString
  open var calendarItemExternalIdentifier: String! { nil }
  open var calendar: EKCalendar!
  open var title: String! = ""
  open var location: String?
  open var notes: String?
  open var url: URL?
  open var timeZone: TimeZone?
  open var lastModifiedDate: Date? { nil }
  open var creationDate: Date? { nil }
  open var alarms: [EKAlarm]?

  open var hasAlarms: Bool { alarms?.isEmpty == false }
  open var hasNotes: Bool { notes?.isEmpty == false }
  open var hasAttendees: Bool { false }
  open var hasRecurrenceRules: Bool { false }

  open func addAlarm(_ alarm: EKAlarm) {
    alarms = (alarms ?? []) + [alarm]
  }

  open func removeAlarm(_ alarm: EKAlarm) {
    alarms?.removeAll { $0 === alarm }
    if alarms?.isEmpty == true { alarms = nil }
  }
}
