import Foundation
import SwiftCalls

/// Posts a message for each notification with its name on the default center, and vice versa.
///
/// Foundation on Linux delivers messages only to the observers of messages, and notifications only to the
/// observers of names.
@MainActor final class MessageBridge<Message: NamedMessage> {
  /// The subjects for which a message or notification is being passed on. They keep the bridge from responding
  /// to its own posts.
  private var subjects: Set<ObjectIdentifier?> = []

  nonisolated private init() {}

  /// Starts a bridge that exists until the process ends.
  nonisolated static func open(for name: Notification.Name) {
    let bridge = MessageBridge()
    let center = NotificationCenter.default
    let messages = center.addObserver(for: Message.self) { bridge.pass($0) }
    _ = center.addObserver(forName: name, object: nil, queue: nil) { notification in
      nonisolated(unsafe) let notification = notification
      withExtendedLifetime(messages) {
        if isMainThread() || MainQueue.isCurrent {
          MainActor.assumeIsolated { bridge.pass(notification) }
        } else {
          DispatchQueue.main.async { bridge.pass(notification) }
        }
      }
    }
  }

  private func pass(_ message: Message) {
    let notification = Message.makeNotification(message)
    once(for: notification.object) { NotificationCenter.default.post(notification) }
  }

  private func pass(_ notification: Notification) {
    guard let message = Message.makeMessage(notification) else { return }
    let subject = Message.makeNotification(message).object
    once(for: subject) {
      if let subject = subject as? Message.Subject {
        NotificationCenter.default.post(message, subject: subject)
      } else {
        NotificationCenter.default.post(message)
      }
    }
  }

  private func once(for subject: Any?, _ post: () -> Void) {
    let subject = subject.map { ObjectIdentifier($0 as AnyObject) }
    guard subjects.insert(subject).inserted else { return }
    defer { subjects.remove(subject) }
    post()
  }
}
