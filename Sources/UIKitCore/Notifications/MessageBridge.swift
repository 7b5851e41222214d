import Foundation

/// Posts a message for each notification with its name on the default center, and vice versa.
///
/// Foundation on Linux delivers messages only to observers of messages, and notifications only to observers of
/// names.
///
/// The class isn't generic, because the runtime would search all conformances of the program for each of the dozen
/// bridges that UIKit creates at launch.
@MainActor final class MessageBridge {
  /// The subjects for which a message or notification is being passed on. They keep the bridge from responding
  /// to its own posts.
  private var subjects: Set<ObjectIdentifier?> = []

  nonisolated private init() {}

  /// Starts a bridge that exists until the process ends.
  nonisolated static func open<Message: NamedMessage>(
    _: Message.Type, for name: Notification.Name
  ) {
    let bridge = MessageBridge()
    let center = NotificationCenter.default
    let messages = center.addObserver(for: Message.self) { bridge.pass($0) }
    _ = center.addObserver(forName: name, object: nil, queue: nil) { notification in
      nonisolated(unsafe) let notification = notification
      withExtendedLifetime(messages) {
        if MainQueue.isOnMainActor {
          MainActor.assumeIsolated { bridge.pass(notification, as: Message.self) }
        } else {
          DispatchQueue.main.async { bridge.pass(notification, as: Message.self) }
        }
      }
    }
  }

  private func pass<Message: NamedMessage>(_ message: Message) {
    let notification = Message.makeNotification(message)
    once(for: notification.object) { NotificationCenter.default.post(notification) }
  }

  private func pass<Message: NamedMessage>(_ notification: Notification, as _: Message.Type) {
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
