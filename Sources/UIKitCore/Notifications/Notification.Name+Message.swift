import Foundation

extension Notification.Name {
  /// Makes the name of a notification that interoperates with a message.
  ///
  /// Everyone who posts or observes the notification reads its name first, which is early enough to begin.
  init(_ rawValue: String, of message: (some NamedMessage).Type) {
    self.init(rawValue)
    Self.open(message, for: self)
  }

  private static func open<Message: NamedMessage>(_: Message.Type, for name: Self) {
    MessageBridge<Message>.open(for: name)
  }
}
