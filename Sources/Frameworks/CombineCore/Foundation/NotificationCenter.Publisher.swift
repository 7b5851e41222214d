public import Foundation

extension NotificationCenter {
  /// A publisher of notifications as they're posted.
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

  /// Returns a publisher of the notifications with a name, from one object or from all objects.
  public func publisher(
    for name: Notification.Name, object: AnyObject? = nil
  ) -> NotificationCenter.Publisher {
    NotificationCenter.Publisher(center: self, name: name, object: object)
  }
}
