extension Published {
  /// A publisher that sends a property's value, and then each new value before it's set.
  public struct Publisher: CombineCore.Publisher {
    public typealias Output = Value
    public typealias Failure = Never

    let storage: PublishedStorage<Value>

    public func receive<S: Subscriber>(subscriber: S) where S.Input == Value, S.Failure == Never {
      storage.distributor.attach(subscriber)
    }
  }
}

extension Published.Publisher: @unchecked Sendable where Value: Sendable {}

extension Publisher where Failure == Never {
  /// Assigns each value to a property marked with `@Published`, for the lifetime of the property's object.
  public func assign(to published: inout Published<Output>.Publisher) {
    published.storage.follow(self)
  }
}
