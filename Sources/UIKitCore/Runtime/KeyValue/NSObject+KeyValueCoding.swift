public import Foundation
import UIKitDiagnostics

extension _KeyValueCodingAndObserving where Self: NSObject {
  /// The value of a property that a class declares to be reached by its name, or of one of UIKit's that apps ask for.
  ///
  /// - Returns: `nil`, and says so, for a key of another property.
  public func value(forKey key: String) -> Any? {
    if let get = NamedMembers.property(key, of: type(of: self))?.get { return unwrapped(get(self)) }
    nonisolated(unsafe) let object = self
    nonisolated(unsafe) var value: Any?
    if MainQueue.isCurrent {
      MainActor.assumeIsolated { value = ObservableValues.ofUIKit(key, of: object) }
    }
    if value == nil { reportUndefinedKey(key, of: self, "valueForUndefinedKey:") }
    return value.flatMap(unwrapped)
  }

  /// The value of the property at the end of a path of properties.
  public func value(forKeyPath keyPath: String) -> Any? {
    let parts = keyPath.split(separator: ".", maxSplits: 1).map(String.init)
    guard let first = parts.first, let value = value(forKey: first) else { return nil }
    return parts.count == 1 ? value : (value as? NSObject)?.value(forKeyPath: parts[1])
  }

  /// Sets a property that a class declares to be reached by its name, or one of UIKit's that files of
  /// Interface Builder set. Does nothing, and says so, for a key of another property.
  @preconcurrency @MainActor public func setValue(_ value: Any?, forKey key: String) {
    setValue(value, forKeyPath: key)
  }

  @preconcurrency @MainActor public func setValue(_ value: Any?, forKeyPath keyPath: String) {
    if !KeyPaths.set([value ?? NSNull()], at: keyPath, of: self) {
      reportUndefinedKey(keyPath, of: self, "setValue:forUndefinedKey:")
    }
  }
}

private func unwrapped(_ value: Any) -> Any? {
  let mirror = Mirror(reflecting: value)
  return mirror.displayStyle == .optional ? mirror.children.first?.value : value
}

private func reportUndefinedKey(_ key: String, of object: NSObject, _ method: String) {
  writeToStandardError(
    "[<\(String(reflecting: type(of: object)))> \(method)]: this class is not key value "
      + "coding-compliant for the key \(key)")
}
