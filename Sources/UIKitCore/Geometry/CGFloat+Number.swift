import Foundation

extension CGFloat {
  /// Creates a number from a value of any numeric type that apps pass as `Any`; `nil` for other values.
  init?(number value: Any?) {
    switch value {
    case let value as CGFloat: self = value
    case let value as Double: self = CGFloat(value)
    case let value as Float: self = CGFloat(value)
    case let value as Int: self = CGFloat(value)
    case let value as NSNumber: self = CGFloat(value.doubleValue)
    default: return nil
    }
  }
}
