import Foundation
import Testing
import UIKit
import UIKitCore

/// Services that the system here doesn't have answer as on a phone that denies them.
@MainActor @Suite struct `A service that is missing` {
  final class Delegate: NSObject, UIApplicationDelegate {
    var answers: [String] = []

    func application(
      _ application: UIApplication,
      didFailToRegisterForRemoteNotificationsWithError error: any Error
    ) {
      answers.append("remote \((error as NSError).code)")
    }

    func application(
      _ application: UIApplication, didRegister notificationSettings: UIUserNotificationSettings
    ) {
      answers.append("local \(notificationSettings.types.rawValue)")
    }
  }

  @Test func `fails in a later turn`() async {
    let application = UIApplication.shared
    let former = application.delegate
    let delegate = Delegate()
    application.delegate = delegate
    defer { application.delegate = former }
    application.registerForRemoteNotifications()
    application.registerUserNotificationSettings(
      UIUserNotificationSettings(types: [.alert, .badge], categories: nil))
    #expect(delegate.answers.isEmpty)
    await withCheckedContinuation { done in DispatchQueue.main.async { done.resume() } }
    #expect(delegate.answers == ["remote 3010", "local 0"])
    #expect(application.currentUserNotificationSettings?.types == [])
  }

  @Test func `is called as an optional method`() {
    final class Service: NSObject, UIApplicationDelegate {
      func application(
        _ application: UIApplication,
        performFetchWithCompletionHandler completionHandler:
          @escaping (UIBackgroundFetchResult)
          -> Void
      ) { completionHandler(.newData) }
    }
    let service: any UIApplicationDelegate = Service()
    var result: UIBackgroundFetchResult?
    service.application?(.shared, performFetchWithCompletionHandler: { result = $0 })
    #expect(result == .newData)
    #expect(service.application?(.shared, willContinueUserActivityWithType: "note") == false)
  }

  @Test func `has items that can be copied and changed`() throws {
    let item = UIApplicationShortcutItem(
      type: "compose", localizedTitle: "New Note", localizedSubtitle: "Empty",
      icon: UIApplicationShortcutIcon(type: .compose), userInfo: ["draft": NSNumber(value: true)])
    let changed = try #require(item.mutableCopy() as? UIMutableApplicationShortcutItem)
    changed.localizedTitle = "New List"
    changed.icon = UIApplicationShortcutIcon(systemImageName: "list.bullet")
    #expect(changed.type == "compose" && changed.localizedSubtitle == "Empty")
    #expect(changed.userInfo?["draft"] as? NSNumber == true)
    let copy = try #require(changed.copy() as? UIApplicationShortcutItem)
    changed.localizedTitle = "Later"
    #expect(copy.localizedTitle == "New List" && item.localizedTitle == "New Note")
    #expect(copy.icon == UIApplicationShortcutIcon(systemImageName: "list.bullet"))
    #expect(item.icon == UIApplicationShortcutIcon(type: .compose) && copy.icon != item.icon)
  }
}
