public import Foundation

/// Fires at dates that have some components.
open class UNCalendarNotificationTrigger: UNNotificationTrigger, @unchecked Sendable {
  open private(set) var dateComponents: DateComponents

  public init(dateMatching dateComponents: DateComponents, repeats: Bool) {
    self.dateComponents = dateComponents
    super.init(repeats: repeats)
  }

  open func nextTriggerDate() -> Date? {
    (dateComponents.calendar ?? .current).nextDate(
      after: Date(), matching: dateComponents, matchingPolicy: .nextTime)
  }

  override var delay: TimeInterval? { nextTriggerDate()?.timeIntervalSinceNow }
}
