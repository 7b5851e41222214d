import Foundation

/// The value of a property marked with `@Published`, and its subscribers.
final class PublishedStorage<Value> {
  let distributor: Distributor<Value, Never>
  private let stored: Stored<Value>
  private let change = Stored<ObservableObjectPublisher?>(nil)
  private let followed = Stored<[AnyCancellable]>([])

  init(_ value: Value) {
    let stored = Stored(value)
    self.stored = stored
    distributor = Distributor { stored.value }
  }

  var value: Value { stored.value }

  /// The publisher of the object that has the property.
  var objectWillChange: ObservableObjectPublisher? {
    get { change.value }
    set { change.value = newValue }
  }

  /// Sends a value, and then sets it.
  func set(_ value: Value) {
    objectWillChange?.send()
    distributor.send(value)
    stored.value = value
  }

  /// Assigns each value of a publisher.
  func follow(_ publisher: some Publisher<Value, Never>) {
    followed.value.append(publisher.sink { [weak self] in self?.set($0) })
  }
}
