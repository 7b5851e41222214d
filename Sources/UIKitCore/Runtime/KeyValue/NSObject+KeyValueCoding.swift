public import Foundation
import UIKitDiagnostics

extension _KeyValueCodingAndObserving where Self: NSObject {
  /// The value of a property that a class declares to be reached by its name.
  ///
  /// - Returns: `nil`, and says so, for a key of another property.
  public func value(forKey key: String) -> Any? {
    guard let get = NamedMembers.property(key, of: type(of: self))?.get else {
      reportUndefinedKey(key, of: self, "valueForUndefinedKey:")
      return nil
    }
    return unwrapped(get(self))
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
