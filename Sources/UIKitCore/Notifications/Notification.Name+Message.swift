import Foundation

extension Notification.Name {
  /// Creates the name of a notification that interoperates with a message.
  ///
  /// The names are static properties, which Swift initializes when they are first read. Code that posts or observes a
  /// notification reads its name before, so the bridge exists in time.
  init(_ rawValue: String, of message: (some NamedMessage).Type) {
    self.init(rawValue)
    MessageBridge.open(message, for: self)
  }
}
