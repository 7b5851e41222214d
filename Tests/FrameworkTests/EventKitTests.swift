import EventKit
import Synchronization
import Testing

@Suite("Event Kit") struct EventKitTests {
  @Test("a person who is asked refuses, for what was asked only")
  func denied() async throws {
    EKEventStore.asked.withLock { $0 = [] }
    let store = EKEventStore()
    #expect(EKEventStore.authorizationStatus(for: .reminder) == .notDetermined)
    #expect(try await !store.requestFullAccessToReminders())
    #expect(EKEventStore.authorizationStatus(for: .reminder) == .denied)
    #expect(EKEventStore.authorizationStatus(for: .event) == .notDetermined)
    let isGranted = await withCheckedContinuation { done in
      store.requestAccess(to: .event) { isGranted, error in
        #expect(error == nil)
        done.resume(returning: isGranted)
      }
    }
    #expect(!isGranted && EKEventStore.authorizationStatus(for: .event) == .denied)
  }

  @Test("the store holds nothing, and nothing is saved")
  func empty() async {
    let store = EKEventStore()
    let reminder = EKReminder(eventStore: store)
    let event = EKEvent(eventStore: store)
    #expect(throws: EKError.self) { try store.save(reminder, commit: true) }
    let error = #expect(throws: EKError.self) { try store.save(event, span: .thisEvent) }
    #expect(error?.code == .eventStoreNotAuthorized)
    #expect(store.calendarItem(withIdentifier: reminder.calendarItemIdentifier) == nil)
    #expect(store.defaultCalendarForNewReminders() == nil && store.calendars(for: .event).isEmpty)
    let month = store.predicateForEvents(
      withStart: .now, end: .now.addingTimeInterval(30 * 86_400), calendars: nil)
    #expect(store.events(matching: month).isEmpty)
    let isEmpty = await withCheckedContinuation { done in
      store.fetchReminders(matching: store.predicateForReminders(in: nil)) {
        done.resume(returning: $0 == nil)
      }
    }
    #expect(isEmpty)
  }

  @Test("a reminder is completed by its date, and has the alarms that it gets")
  func reminder() {
    let reminder = EKReminder(eventStore: EKEventStore())
    #expect(!reminder.isCompleted && !reminder.hasAlarms && reminder.alarms == nil)
    reminder.isCompleted = true
    #expect(reminder.completionDate != nil)
    reminder.completionDate = nil
    #expect(!reminder.isCompleted)
    let date = Date(timeIntervalSince1970: 1_000)
    let alarm = EKAlarm(absoluteDate: date)
    reminder.addAlarm(alarm)
    reminder.addAlarm(EKAlarm(relativeOffset: -60))
    #expect(reminder.alarms?.map(\.absoluteDate) == [date, nil])
    #expect(reminder.alarms?.last?.relativeOffset == -60)
    reminder.removeAlarm(alarm)
    #expect(reminder.alarms?.count == 1 && reminder.hasAlarms)
  }
}
