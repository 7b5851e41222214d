import Foundation

extension Notification.Name {
  /// Creates the name of a notification that interoperates with a message.
  ///
  /// Whoever posts or observes the notification first reads its name, so that the bridge between both starts
  /// early enough.
  init(_ rawValue: String, of message: (some NamedMessage).Type) {
    self.init(rawValue)
    MessageBridge.open(message, for: self)
  }
}
