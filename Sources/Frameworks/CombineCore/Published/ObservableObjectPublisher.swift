import Foundation

/// A publisher that sends before an object changes.
public final class ObservableObjectPublisher: Publisher {
  public typealias Output = Void
  public typealias Failure = Never

  private let distributor = Distributor<Void, Never>()

  public init() {}

  public func receive<S: Subscriber>(subscriber: S) where S.Input == Void, S.Failure == Never {
    distributor.attach(subscriber)
  }

  public func send() {
    distributor.send(())
  }

  // MARK: Of an object

  /// The lock is recursive, because an object may provide its own mirror.
  private static let lock = NSRecursiveLock()
  nonisolated(unsafe) private static var others: [ObjectIdentifier: Entry] = [:]
  nonisolated(unsafe) private static var sweepCount = 64

  /// Returns the publisher of an object that doesn't define one. Its published properties store it.
  static func publisher(of object: AnyObject) -> ObservableObjectPublisher {
    lock.withLock {
      let properties = publishedProperties(of: object)
      guard !properties.isEmpty else { return publisherWithoutProperties(of: object) }
      let publisher =
        properties.lazy.compactMap(\.objectWillChange).first ?? ObservableObjectPublisher()
      for property in properties { property.objectWillChange = publisher }
      return publisher
    }
  }

  private static func publishedProperties(of object: AnyObject) -> [any PublishedProperty] {
    var found: [any PublishedProperty] = []
    var mirror: Mirror? = Mirror(reflecting: object)
    while let present = mirror {
      found += present.children.compactMap { $0.value as? any PublishedProperty }
      mirror = present.superclassMirror
    }
    return found
  }

  private struct Entry {
    weak var object: AnyObject?
    let publisher: ObservableObjectPublisher
  }

  private static func publisherWithoutProperties(
    of object: AnyObject
  ) -> ObservableObjectPublisher {
    if let known = others[ObjectIdentifier(object)], known.object === object {
      return known.publisher
    }
    if others.count >= sweepCount {
      others = others.filter { $0.value.object != nil }
      sweepCount = Swift.max(64, 2 * others.count)
    }
    let publisher = ObservableObjectPublisher()
    others[ObjectIdentifier(object)] = Entry(object: object, publisher: publisher)
    return publisher
  }
}
