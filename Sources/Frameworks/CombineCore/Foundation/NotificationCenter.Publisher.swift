public import Foundation

extension NotificationCenter {
  /// Sends notifications as they are posted.
  public struct Publisher: CombineCore.Publisher {
    public typealias Output = Notification
    public typealias Failure = Never

    public let center: NotificationCenter
    public let name: Notification.Name
    public let object: AnyObject?

    public init(center: NotificationCenter, name: Notification.Name, object: AnyObject? = nil) {
      self.center = center
      self.name = name
      self.object = object
    }

    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Notification, S.Failure == Never {
      let observer = Stored<(any NSObjectProtocol)?>(nil)
      let conduit = Conduit(AnySubscriber(subscriber)) { [center] _ in
        if let observer = observer.value { center.removeObserver(observer) }
      }
      nonisolated(unsafe) let target = conduit
      observer.value = center.addObserver(forName: name, object: object, queue: nil) {
        target.offer($0)
      }
      subscriber.receive(subscription: conduit)
    }
  }

  /// A publisher of the notifications of a name, of one object or of all.
  public func publisher(
    for name: Notification.Name, object: AnyObject? = nil
  ) -> NotificationCenter.Publisher {
    NotificationCenter.Publisher(center: self, name: name, object: object)
  }
}
