package import Foundation

/// A message that interoperates with a notification of the default center.
///
/// Apple's `MainActorMessage` requires these members. Foundation on Linux doesn't declare them.
package protocol NamedMessage: NotificationCenter.MainActorMessage where Subject: AnyObject {
  static var name: Notification.Name { get }

  /// Returns `nil` if the notification lacks what the message needs.
  @MainActor static func makeMessage(_ notification: Notification) -> Self?

  /// The notification's object is the message's subject.
  @MainActor static func makeNotification(_ message: Self) -> Notification
}
