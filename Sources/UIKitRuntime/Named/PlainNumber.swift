import Foundation

/// Converts any number to the type of a property, like Objective-C does for properties of numeric types.
package enum PlainNumber {
  package static func converted<Value>(_ value: Any?) -> Value? {
    guard let number = value as? NSNumber else { return nil }
    return of(number, as: Value.self) as? Value
  }

  private static func of(_ number: NSNumber, as type: Any.Type) -> Any? {
    switch type {
    case is Bool.Type: number.boolValue
    case let type as any BinaryInteger.Type: type.init(truncatingIfNeeded: number.int64Value)
    case let type as any BinaryFloatingPoint.Type: type.init(number.doubleValue)
    case let type as any RawRepresentable.Type: enumeration(number, type)
    default: nil
    }
  }

  private static func enumeration<Value: RawRepresentable>(
    _ number: NSNumber, _ type: Value.Type
  ) -> Any? {
    (of(number, as: Value.RawValue.self) as? Value.RawValue).flatMap(type.init(rawValue:))
  }
}
