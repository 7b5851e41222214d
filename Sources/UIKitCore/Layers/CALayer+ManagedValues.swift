import Foundation
import UIKitDiagnostics

/// The values of properties that a subclass declares with `@NSManaged`. The layer stores them by name.
extension CALayer {
  private final class Weak {
    weak var object: AnyObject?

    init(_ object: AnyObject?) {
      self.object = object
    }
  }

  /// Returns the value of a property: the value that was set, the default of the class, zero or `nil`.
  public final func _managedValue<Value>(_ key: String) -> Value {
    let value = managed(key)
    if let value = value as? Value { return value }
    if let none = (value as Any) as? Value { return none }
    // A number that was set by its key can have another numeric type.
    if let number = LayerValues.boxed(value) as? NSNumber, let number = number as? Value {
      return number
    }
    require(_isPOD(Value.self), "\(type(of: self)).\(key) has no value and no default")
    return withUnsafeTemporaryAllocation(of: Value.self, capacity: 1) { room in
      UnsafeMutableRawBufferPointer(room).initializeMemory(as: UInt8.self, repeating: 0)
      return room[0]
    }
  }

  public final func _setManagedValue<Value>(_ value: Value, _ key: String) {
    setValue(value, forKey: key)
  }

  public final func _setWeakManagedValue(_ value: AnyObject?, _ key: String) {
    setValue(Weak(value), forKey: key)
  }

  package final func managed(_ key: String) -> Any? {
    let value = values[key] ?? type(of: self).defaultValue(forKey: key)
    return value is Weak ? (value as? Weak)?.object : value
  }

  /// Gets the action before changing the value, and runs it afterwards.
  package final func setManaged(_ value: Any?, _ key: String) {
    let action = CATransaction.disableActions() ? nil : action(forKey: key)
    values[key] = value
    if type(of: self).needsDisplay(forKey: key) { setNeedsDisplay() }
    action?.run(forKey: key, object: self, arguments: nil)
  }
}
