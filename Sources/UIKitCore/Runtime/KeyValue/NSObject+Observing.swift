public import Foundation

/// An object whose properties can be observed.
public protocol _KeyValueCodingAndObserving: NSObject {}

extension NSObject: _KeyValueCodingAndObserving {}

extension _KeyValueCodingAndObserving where Self: NSObject {
  /// Calls a closure when the value of a property changes.
  ///
  /// Views, controls, layers, view controllers, bar items and gesture recognizers notify observers immediately.
  /// Changes of other objects are detected at the end of a turn of the main loop.
  ///
  /// - Parameters:
  ///   - keyPath: The property. Changes are detected if the value is equatable.
  ///   - options: The values that the closure receives, and whether it's called immediately.
  ///   - changeHandler: The closure, which receives the object and the change.
  /// - Returns: The observation, which ends when it's deallocated.
  public func observe<Value>(
    _ keyPath: KeyPath<Self, Value>, options: NSKeyValueObservingOptions = [],
    changeHandler: @escaping (Self, NSKeyValueObservedChange<Value>) -> Void
  ) -> NSKeyValueObservation {
    let last = ObservedValue(self[keyPath: keyPath])
    func tell(of new: Value?, insteadOf old: Value?, to object: Self, isPrior: Bool = false) {
      changeHandler(
        object,
        NSKeyValueObservedChange(
          kind: .setting, newValue: options.contains(.new) ? new : nil,
          oldValue: options.contains(.old) ? old : nil, indexes: nil, isPrior: isPrior))
    }
    if options.contains(.initial) { tell(of: last.value, insteadOf: nil, to: self) }
    let observation = NSKeyValueObservation { [weak self] in
      guard let self else { return }
      let (old, new) = (last.value, self[keyPath: keyPath])
      guard !isSame(old, new) else { return }
      last.value = new
      if options.contains(.prior) { tell(of: nil, insteadOf: old, to: self, isPrior: true) }
      tell(of: new, insteadOf: old, to: self)
    }
    ObservedObject.add(observation, of: self)
    return observation
  }
}

/// Values that can't be compared are considered equal. Otherwise observers would be notified endlessly.
private func isSame<Value>(_ one: Value?, _ other: Value) -> Bool {
  guard let type = Value.self as? any Equatable.Type else { return true }
  return areEqual(one, other, as: type)
}

private func areEqual<Value: Equatable>(_ one: Any?, _ other: Any, as type: Value.Type) -> Bool {
  one as? Value == other as? Value
}
