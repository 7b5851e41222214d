/// A property wrapper that sends the values of a class's property, each before it's set.
@propertyWrapper public struct Published<Value> {
  let storage: PublishedStorage<Value>

  public init(initialValue: Value) {
    storage = PublishedStorage(initialValue)
  }

  public init(wrappedValue: Value) {
    self.init(initialValue: wrappedValue)
  }

  @available(*, unavailable, message: "@Published is only available on properties of classes")
  public var wrappedValue: Value {
    get { fatalError() }
    set { fatalError() }
  }

  /// The property's publisher.
  public var projectedValue: Publisher {
    get { Publisher(storage: storage) }
    set { self = Published(storage: newValue.storage) }
  }

  private init(storage: PublishedStorage<Value>) {
    self.storage = storage
  }

  public static subscript<EnclosingSelf: AnyObject>(
    _enclosingInstance object: EnclosingSelf,
    wrapped wrappedKeyPath: ReferenceWritableKeyPath<EnclosingSelf, Value>,
    storage storageKeyPath: ReferenceWritableKeyPath<EnclosingSelf, Published<Value>>
  ) -> Value {
    get { object[keyPath: storageKeyPath].storage.value }
    set { object[keyPath: storageKeyPath].storage.set(newValue) }
  }
}

extension Published: @unchecked Sendable where Value: Sendable {}
