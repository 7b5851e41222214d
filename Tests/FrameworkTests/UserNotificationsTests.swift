import PorticoTesting
import Testing
import UserNotifications

@MainActor @Suite("UserNotifications", .serialized) struct UserNotificationsTests {
  final class Presenter: NSObject, UNUserNotificationCenterDelegate {
    nonisolated(unsafe) var presented: [String] = []

    func userNotificationCenter(
      _ center: UNUserNotificationCenter, willPresent notification: UNNotification,
      withCompletionHandler completionHandler:
        @escaping (UNNotificationPresentationOptions) -> Void
    ) {
      presented.append(notification.request.content.title)
      completionHandler([.banner, .list])
    }
  }

  final class AsyncPresenter: NSObject, UNUserNotificationCenterDelegate {
    nonisolated(unsafe) var presented = 0

    func userNotificationCenter(
      _ center: UNUserNotificationCenter, willPresent notification: UNNotification
    ) async -> UNNotificationPresentationOptions {
      presented += 1
      return [.sound]
    }
  }

  let center = UNUserNotificationCenter.current()

  func request(_ id: String, after seconds: TimeInterval?) -> UNNotificationRequest {
    let content = UNMutableNotificationContent()
    content.title = "Title of \(id)"
    return UNNotificationRequest(
      identifier: id, content: content,
      trigger: seconds.map { UNTimeIntervalNotificationTrigger(timeInterval: $0, repeats: false) })
  }

  @Test("a person refuses, and nothing is presented")
  func denied() async throws {
    center.reset()
    let presenter = Presenter()
    center.delegate = presenter
    #expect(await center.notificationSettings().authorizationStatus == .notDetermined)
    #expect(try await !center.requestAuthorization(options: [.alert]))
    let settings = await center.notificationSettings()
    #expect(settings.authorizationStatus == .denied && settings.alertSetting == .disabled)
    await #expect(throws: UNError.self) { try await center.setBadgeCount(1) }
    try await center.add(request("a", after: nil))
    try await waitUntil("it is no longer pending") { !self.isPending("a") }
    #expect(presenter.presented == [])
    #expect(await center.deliveredNotifications().isEmpty)
  }

  /// Whether a request waits, asked without a pause.
  func isPending(_ id: String) -> Bool {
    center.pendingIdentifiers.contains(id)
  }

  @Test("what is due is presented if a person agrees")
  func presented() async throws {
    center.reset(personAllows: true)
    defer { center.reset() }
    let presenter = Presenter()
    center.delegate = presenter
    #expect(try await center.requestAuthorization(options: [.alert, .badge]))
    #expect(await center.notificationSettings().soundSetting == .disabled)
    try await center.add(request("later", after: 3_600))
    #expect(await center.pendingNotificationRequests().map(\.identifier) == ["later"])
    try await center.add(request("a", after: 0.05))
    try await waitUntil("a is presented") { !presenter.presented.isEmpty }
    #expect(presenter.presented == ["Title of a"])
    #expect(await center.pendingNotificationRequests().map(\.identifier) == ["later"])
    #expect(await center.deliveredNotifications().map(\.request.identifier) == ["a"])
    center.removeAllDeliveredNotifications()
    center.removePendingNotificationRequests(withIdentifiers: ["later"])
    #expect(await center.pendingNotificationRequests().isEmpty)
    #expect(await center.deliveredNotifications().isEmpty)
  }

  @Test("a delegate may answer later, and what is not listed is not kept")
  func asynchronous() async throws {
    center.reset(personAllows: true)
    defer { center.reset() }
    let presenter = AsyncPresenter()
    center.delegate = presenter
    _ = try await center.requestAuthorization(options: [.alert])
    try await center.add(request("a", after: nil))
    try await waitUntil("it is presented") { presenter.presented == 1 }
    #expect(await center.deliveredNotifications().isEmpty)
  }

  @Test("a request replaces the one of the same identifier")
  func replacing() async throws {
    center.reset(personAllows: true)
    defer { center.reset() }
    let presenter = Presenter()
    center.delegate = presenter
    _ = try await center.requestAuthorization(options: [.alert])
    try await center.add(request("a", after: 3_600))
    try await center.add(request("a", after: 0.05))
    try await waitUntil("the second is presented") { !presenter.presented.isEmpty }
    #expect(presenter.presented == ["Title of a"])
    #expect(await center.pendingNotificationRequests().isEmpty)
  }

  @Test("a request copies its content")
  func copying() {
    let content = UNMutableNotificationContent()
    content.body = "before"
    content.userInfo = ["id": 1]
    let request = UNNotificationRequest(identifier: "a", content: content, trigger: nil)
    content.body = "after"
    #expect(request.content.body == "before" && !(request.content is UNMutableNotificationContent))
    let copy = request.content.mutableCopy() as? UNMutableNotificationContent
    copy?.body = "copy"
    #expect(copy?.userInfo["id"] as? Int == 1 && request.content.body == "before")
  }

  @Test("a date of the calendar is found")
  func calendar() throws {
    let trigger = UNCalendarNotificationTrigger(
      dateMatching: DateComponents(hour: 9, minute: 30), repeats: true)
    let date = try #require(trigger.nextTriggerDate())
    #expect(Calendar.current.component(.hour, from: date) == 9 && date > Date())
    let past = UNCalendarNotificationTrigger(
      dateMatching: DateComponents(year: 2001, month: 1, day: 1), repeats: false)
    #expect(past.nextTriggerDate() == nil)
  }

  @Test("an attachment must be a file of a known type")
  func attachments() {
    #expect(throws: UNError.self) {
      try UNNotificationAttachment(identifier: "", url: URL(fileURLWithPath: "/no/file.png"))
    }
  }
}
