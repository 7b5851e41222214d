import Foundation

// Changes of the store aren't permitted.
extension EKEventStore {
  public func saveCalendar(_ calendar: EKCalendar, commit: Bool) throws { throw refusal }
  public func removeCalendar(_ calendar: EKCalendar, commit: Bool) throws { throw refusal }

  public func save(_ event: EKEvent, span: EKSpan) throws { throw refusal }
  public func save(_ event: EKEvent, span: EKSpan, commit: Bool) throws { throw refusal }
  public func remove(_ event: EKEvent, span: EKSpan) throws { throw refusal }
  public func remove(_ event: EKEvent, span: EKSpan, commit: Bool) throws { throw refusal }

  public func save(_ reminder: EKReminder, commit: Bool) throws { throw refusal }
  public func remove(_ reminder: EKReminder, commit: Bool) throws { throw refusal }

  /// Does nothing, because there are no changes to commit.
  public func commit() throws {}
  public func reset() {}
  public func refreshSourcesIfNecessary() {}

  private var refusal: EKError { EKError(.eventStoreNotAuthorized) }
}
