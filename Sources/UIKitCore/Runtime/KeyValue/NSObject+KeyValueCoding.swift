public import Foundation
import UIKitDiagnostics

extension _KeyValueCodingAndObserving where Self: NSObject {
  /// The value of a property that a class declares to be reached by its name, or of one of UIKit's that apps ask for.
  ///
  /// For another key it is what the class's own `value(forUndefinedKey:)` returns, or `nil`, with a message.
  public func value(forKey key: String) -> Any? {
    guard let call = ownMethod("valueForKey:") else { return _value(forKey: key) }
    return call(self, [key]).flatMap(unwrapped)
  }

  /// The value of the property at the end of a path of properties.
  ///
  /// For an array, a path may end with an operator and what it is of: `@sum.price`.
  public func value(forKeyPath keyPath: String) -> Any? {
    if let array = self as? NSArray, keyPath.hasPrefix("@") {
      return CollectionOperator.value(at: keyPath, of: array)
    }
    let parts = keyPath.split(separator: ".", maxSplits: 1).map(String.init)
    guard let first = parts.first, let value = value(forKey: first) else { return nil }
    return parts.count == 1 ? value : keyed(value)?.value(forKeyPath: parts[1])
  }

  /// Called for a key that no property has.
  public func value(forUndefinedKey key: String) -> Any? {
    guard let call = ownMethod("valueForUndefinedKey:") else { return _value(forUndefinedKey: key) }
    return call(self, [key]).flatMap(unwrapped)
  }

  /// Sets a property that a class declares to be reached by its name, or one of UIKit's that files of
  /// Interface Builder set. A number is converted to the property's type.
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

  /// Called for a key that no property has. Does nothing, and says so, unless a class has its own.
  public func setValue(_ value: Any?, forUndefinedKey key: String) {
    guard let call = ownMethod("setValue:forUndefinedKey:") else {
      return _setValue(value, forUndefinedKey: key)
    }
    _ = call(self, [value, key])
  }

  /// Called for a property that can't be `nil`. Does nothing, and says so, unless a class has its own.
  public func setNilValueForKey(_ key: String) {
    guard let call = ownMethod("setNilValueForKey:") else { return _setNilValueForKey(key) }
    _ = call(self, [key])
  }

  /// Sets properties by their names; `NSNull` is `nil`.
  public func setValuesForKeys(_ keyedValues: [String: Any]) {
    for (key, value) in keyedValues { setValue(value is NSNull ? nil : value, forKey: key) }
  }

  /// The values of properties by their names; `nil` is `NSNull`.
  public func dictionaryWithValues(forKeys keys: [String]) -> [String: Any] {
    Dictionary(keys.map { ($0, value(forKey: $0) ?? NSNull()) }, uniquingKeysWith: { $1 })
  }

  /// What a class has in place of a method of `NSObject`'s.
  private func ownMethod(_ name: Selector) -> ((AnyObject, [Any?]) -> Any?)? {
    NamedMembers.method(name, of: type(of: self))?.call
  }

  // MARK: What `super` means in translated sources

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

/// Sets a property of UIKit's, or a stored one that no table has.
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

/// An object that has values for keys, which Swift's own collections become.
private func keyed(_ value: Any) -> NSObject? {
  value as? NSObject ?? value as AnyObject as? NSObject
}

private func unwrapped(_ value: Any) -> Any? {
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
