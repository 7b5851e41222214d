import Foundation

/// A class that `@objc(Name)` gives a name in Objective-C, as translated sources declare it.
public protocol _NamedClass: AnyObject {
  /// The class that has the name: a subclass inherits the answer, but not the name.
  nonisolated static var _objectiveCName: (type: AnyClass, name: String) { get }
}

/// What `NSStringFromClass(_:)` is in translated sources.
public func _stringFromClass(_ aClass: AnyClass) -> String {
  if let named = (aClass as? any _NamedClass.Type)?._objectiveCName, named.type == aClass {
    return named.name
  }
  let name = String(reflecting: aClass)
  // Foundation ends the program for a class in another type.
  return name.count { $0 == "." } == 1 ? NSStringFromClass(aClass) : name
}

/// What `NSClassFromString(_:)` is in translated sources.
public func _classFromString(_ aClassName: String) -> AnyClass? {
  NSClassFromString(aClassName) ?? ClassNames.named[aClassName]
}
