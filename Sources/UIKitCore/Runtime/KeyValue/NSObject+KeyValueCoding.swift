public import Foundation
import UIKitDiagnostics

extension _KeyValueCodingAndObserving where Self: NSObject {
  /// Returns the value of a property that a class exposes by name, or of a property of UIKit that apps commonly
  /// access by name.
  ///
  /// For another key, it calls the class's `value(forUndefinedKey:)`. Without that method, it returns `nil` and
  /// prints a message.
  public func value(forKey key: String) -> Any? {
    guard let call = ownMethod("valueForKey:") else { return _value(forKey: key) }
    return call(self, [key]).flatMap(unwrapped)
  }

  /// Returns the value of the last property of a key path.
  ///
  /// For an array, a path can be an operator with its operand: `@sum.price`.
  public func value(forKeyPath keyPath: String) -> Any? {
    if let array = self as? NSArray, keyPath.hasPrefix("@") {
      return CollectionOperator.value(at: keyPath, of: array)
    }
    let parts = keyPath.split(separator: ".", maxSplits: 1).map(String.init)
    guard let first = parts.first, let value = value(forKey: first) else { return nil }
    return parts.count == 1 ? value : keyed(value)?.value(forKeyPath: parts[1])
  }

  /// Returns an array that changes the array of a property, and notifies the property's observers of the elements that
  /// it inserts, removes and replaces.
  public func mutableArrayValue(forKey key: String) -> NSMutableArray {
    KeyedMutableArray(of: self, forKey: key)
  }

  /// Called for a key without a property.
  public func value(forUndefinedKey key: String) -> Any? {
    guard let call = ownMethod("valueForUndefinedKey:") else { return _value(forUndefinedKey: key) }
    return call(self, [key]).flatMap(unwrapped)
  }

  /// Sets a property that a class exposes by name, or one of UIKit that files of Interface Builder set. A
  /// number is converted to the property's type.
  public func setValue(_ value: Any?, forKey key: String) {
    guard let call = ownMethod("setValue:forKey:") else { return _setValue(value, forKey: key) }
    _ = call(self, [value, key])
  }

  public func setValue(_ value: Any?, forKeyPath keyPath: String) {
    let parts = keyPath.split(separator: ".", maxSplits: 1).map(String.init)
    guard parts.count > 1 else { return setValue(value, forKey: keyPath) }
    if isSet(value, at: keyPath, of: self) { return }
    self.value(forKey: parts[0]).flatMap(keyed)?.setValue(value, forKeyPath: parts[1])
  }

  /// Called for a key without a property. Prints a message and does nothing else unless a class implements this
  /// method.
  public func setValue(_ value: Any?, forUndefinedKey key: String) {
    guard let call = ownMethod("setValue:forUndefinedKey:") else {
      return _setValue(value, forUndefinedKey: key)
    }
    _ = call(self, [value, key])
  }

  /// Called for a property that can't be `nil`. Prints a message and does nothing else unless a class
  /// implements this method.
  public func setNilValueForKey(_ key: String) {
    guard let call = ownMethod("setNilValueForKey:") else { return _setNilValueForKey(key) }
    _ = call(self, [key])
  }

  /// Sets properties by name. `NSNull` sets `nil`.
  public func setValuesForKeys(_ keyedValues: [String: Any]) {
    for (key, value) in keyedValues { setValue(value is NSNull ? nil : value, forKey: key) }
  }

  /// Returns the values of properties by name, with `NSNull` for `nil`.
  public func dictionaryWithValues(forKeys keys: [String]) -> [String: Any] {
    Dictionary(keys.map { ($0, value(forKey: $0) ?? NSNull()) }, uniquingKeysWith: { $1 })
  }

  /// Returns a class's own implementation of a method of `NSObject`.
  private func ownMethod(_ name: Selector) -> ((AnyObject, [Any?]) -> Any?)? {
    NamedMembers.method(name, of: type(of: self))?.call
  }

  // MARK: Calls of `super` in translated sources

  public func _value(forKey key: String) -> Any? {
    if let get = NamedMembers.property(key, of: type(of: self))?.get { return unwrapped(get(self)) }
    if let dictionary = self as? NSDictionary { return dictionary.object(forKey: key) }
    if let defaults = self as? UserDefaults { return defaults.object(forKey: key) }
    if let array = self as? NSArray {
      return array.map { element in keyed(element)?.value(forKey: key) ?? NSNull() }
    }
    nonisolated(unsafe) let object = self
    nonisolated(unsafe) var value: Any?
    if MainQueue.isCurrent {
      MainActor.assumeIsolated { value = ObservableValues.ofUIKit(key, of: object) }
    }
    return value.map(unwrapped) ?? self.value(forUndefinedKey: key)
  }

  public func _value(forUndefinedKey key: String) -> Any? {
    reportUndefinedKey(key, of: self, "valueForUndefinedKey:")
    return nil
  }

  public func _setValue(_ value: Any?, forKey key: String) {
    if let dictionary = self as? NSMutableDictionary {
      guard let value else { return dictionary.removeObject(forKey: key) }
      return dictionary.setObject(value, forKey: key as NSString)
    }
    if let defaults = self as? UserDefaults { return defaults.set(value, forKey: key) }
    if let set = NamedMembers.property(key, of: type(of: self))?.set {
      if set(self, value) { return }
      guard let value else { return setNilValueForKey(key) }
      report(
        "can't set \(key) to a value of the type \(type(of: value))", of: self, "setValue:forKey:")
    } else if !isSet(value, at: key, of: self) {
      setValue(value, forUndefinedKey: key)
    }
  }

  public func _setValue(_ value: Any?, forUndefinedKey key: String) {
    reportUndefinedKey(key, of: self, "setValue:forUndefinedKey:")
  }

  public func _setNilValueForKey(_ key: String) {
    report("could not set nil as the value for the key \(key)", of: self, "setNilValueForKey:")
  }
}

/// Sets a property of UIKit, or a stored property that isn't in a table. Returns whether there is one.
private func isSet(_ value: Any?, at keyPath: String, of object: NSObject) -> Bool {
  guard MainQueue.isCurrent else { return false }
  nonisolated(unsafe) let (object, value) = (object, value)
  return MainActor.assumeIsolated {
    if let layer = object as? CALayer {
      layer.setValue(value, forKeyPath: keyPath)
      return true
    }
    return KeyPaths.set([value ?? NSNull()], at: keyPath, of: object)
  }
}

/// Returns a value as an object with key-value coding. Swift's own collections are converted.
private func keyed(_ value: Any) -> NSObject? {
  value as? NSObject ?? value as AnyObject as? NSObject
}

/// Returns a value that may be an optional as one.
func unwrapped(_ value: Any) -> Any? {
  let mirror = Mirror(reflecting: value)
  return mirror.displayStyle == .optional ? mirror.children.first?.value : value
}

private func reportUndefinedKey(_ key: String, of object: NSObject, _ method: String) {
  report(
    "this class is not key value coding-compliant for the key \(key)", of: object, method)
}

private func report(_ message: String, of object: NSObject, _ method: String) {
  writeToStandardError("[<\(String(reflecting: type(of: object)))> \(method)]: \(message)")
}
