extension Published {
  /// Sends a property's value, and each other value before it is set.
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
  /// Assigns each value to a property marked with `@Published`, for as long as its object lives.
  public func assign(to published: inout Published<Output>.Publisher) {
    published.storage.follow(self)
  }
}
