public import Foundation

extension NotificationCenter {
  /// Returns the notifications that are posted from the time that iteration begins.
  ///
  /// - Parameters:
  ///   - name: The name of the notifications.
  ///   - object: The poster, or `nil` for all.
  public func notifications(
    named name: Notification.Name, object: (any AnyObject & Sendable)? = nil
  ) -> Notifications {
    Notifications(self, name, object)
  }

  /// An asynchronous sequence of notifications.
  public final class Notifications: AsyncSequence, Sendable {
    public typealias Element = Notification
    public typealias Failure = Never

    private let center: NotificationCenter
    private let name: Notification.Name
    private let object: (any AnyObject & Sendable)?

    fileprivate init(
      _ center: NotificationCenter, _ name: Notification.Name, _ object: (any AnyObject & Sendable)?
    ) {
      self.center = center
      self.name = name
      self.object = object
    }

    public func makeAsyncIterator() -> Iterator {
      let stream = AsyncStream<Unchecked<Notification>> { [center] posted in
        let token = Unchecked(
          value: center.addObserver(forName: name, object: object, queue: nil) {
            posted.yield(Unchecked(value: $0))
          })
        posted.onTermination = { _ in center.removeObserver(token.value) }
      }
      return Iterator(stream.makeAsyncIterator())
    }

    public final class Iterator: AsyncIteratorProtocol {
      private var posted: AsyncStream<Unchecked<Notification>>.AsyncIterator

      fileprivate init(_ posted: AsyncStream<Unchecked<Notification>>.AsyncIterator) {
        self.posted = posted
      }

      public func next() async -> Notification? { await next(isolation: nil) }

      public func next(isolation actor: isolated (any Actor)?) async -> Notification? {
        var iterator = posted
        defer { posted = iterator }
        return await iterator.next(isolation: actor)?.value
      }
    }
  }
}

/// A value that is passed on to one task.
private struct Unchecked<Value>: @unchecked Sendable {
  let value: Value
}
