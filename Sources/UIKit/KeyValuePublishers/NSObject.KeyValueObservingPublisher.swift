public import CombineCore
public import Foundation
public import UIKitCore

extension NSObject {
  /// Publishes the values of an object's property. The publisher retains the object.
  public struct KeyValueObservingPublisher<Subject: NSObject, Value>: Publisher {
    public typealias Output = Value
    public typealias Failure = Never

    public let object: Subject
    public let keyPath: KeyPath<Subject, Value>
    public let options: NSKeyValueObservingOptions

    public init(
      object: Subject, keyPath: KeyPath<Subject, Value>, options: NSKeyValueObservingOptions
    ) {
      self.object = object
      self.keyPath = keyPath
      self.options = options
    }

    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Value, S.Failure == Never {
      var observation: NSKeyValueObservation?
      let latest = options.contains(.initial) ? { object[keyPath: keyPath] } : nil
      let conduit = Conduit<Value, Never>(AnySubscriber(subscriber), latest: latest) { _ in
        observation?.invalidate()
        observation = nil
      }
      let changes = options.subtracting(.initial).union([.old, .new])
      observation = object.observe(keyPath, options: changes) { object, change in
        let value = change.isPrior ? change.oldValue : change.newValue
        conduit.offer(value ?? object[keyPath: keyPath])
      }
      subscriber.receive(subscription: conduit)
    }

    /// Publishes an element for each change of the property.
    public func didChange() -> Publishers.Map<KeyValueObservingPublisher, Void> { map { _ in } }
  }
}

extension _KeyValueCodingAndObserving where Self: NSObject {
  /// Returns a publisher of a property's values.
  public func publisher<Value>(
    for keyPath: KeyPath<Self, Value>, options: NSKeyValueObservingOptions = [.initial, .new]
  ) -> NSObject.KeyValueObservingPublisher<Self, Value> {
    NSObject.KeyValueObservingPublisher(object: self, keyPath: keyPath, options: options)
  }
}
