import Foundation
import UIKitRuntime

public func object_getClass(_ obj: Any?) -> AnyClass? { obj.map { type(of: $0 as AnyObject) } }

public func class_getSuperclass(_ cls: AnyClass?) -> AnyClass? { cls.flatMap(_getSuperclass) }

/// Returns the class with a name that `NSStringFromClass(_:)` returns, or `nil`.
public func objc_lookUpClass(_ name: UnsafePointer<CChar>) -> AnyClass? {
  NSClassFromString(String(cString: name))
}

/// Returns the class with a name that `NSStringFromClass(_:)` returns, or `nil`.
public func objc_getClass(_ name: UnsafePointer<CChar>) -> Any! { objc_lookUpClass(name) }

/// Returns the class's name, which `NSClassFromString(_:)` finds it by.
public func class_getName(_ cls: AnyClass?) -> UnsafePointer<CChar> {
  ReturnedNames.pointer(to: cls.map(NSStringFromClass) ?? "nil")
}

public func object_getClassName(_ obj: Any?) -> UnsafePointer<CChar> {
  class_getName(object_getClass(obj))
}

/// Stores the names that were returned, because callers don't free them.
private enum ReturnedNames {
  private static let lock = NSLock()
  nonisolated(unsafe) private static var known: [String: UnsafePointer<CChar>] = [:]

  static func pointer(to name: String) -> UnsafePointer<CChar> {
    lock.withLock {
      if let pointer = known[name] { return pointer }
      let pointer = UnsafePointer(strdup(name)!)
      known[name] = pointer
      return pointer
    }
  }
}
