import Foundation

/// A class with an Objective-C name from `@objc(Name)`; translated sources declare this conformance.
public protocol _NamedClass: AnyObject {
  /// The class that has the name. Subclasses inherit this property, but not the name.
  nonisolated static var _objectiveCName: (type: AnyClass, name: String) { get }
}

/// Replaces `NSStringFromClass(_:)` in translated sources.
public func _stringFromClass(_ aClass: AnyClass) -> String {
  if let named = (aClass as? any _NamedClass.Type)?._objectiveCName, named.type == aClass {
    return named.name
  }
  let name = String(reflecting: aClass)
  // Foundation traps for a nested class.
  return name.count { $0 == "." } == 1 ? NSStringFromClass(aClass) : name
}

/// Replaces `NSClassFromString(_:)` in translated sources.
public func _classFromString(_ aClassName: String) -> AnyClass? {
  NSClassFromString(aClassName) ?? ClassNames.named[aClassName]
}
