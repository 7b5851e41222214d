import Foundation

/// Which of two values comes first.
enum ValueOrder {
  /// `nil` where the values are unlike.
  static func of(
    _ left: Any?, _ right: Any?, _ options: String.CompareOptions = []
  ) -> ComparisonResult? {
    if let left = text(left), let right = text(right) {
      return left.compare(right, options: options)
    }
    if let left = number(left), let right = number(right) {
      return left < right ? .orderedAscending : left > right ? .orderedDescending : .orderedSame
    }
    let isNothing = { (value: Any?) in value == nil || value is NSNull }
    if isNothing(left) || isNothing(right) {
      return isNothing(left) && isNothing(right) ? .orderedSame : nil
    }
    return (left as? AnyHashable) == (right as? AnyHashable) ? .orderedSame : nil
  }

  static func text(_ value: Any?) -> String? {
    value as? String ?? (value as? NSString)?.description
  }

  private static func number(_ value: Any?) -> Double? {
    switch value {
    case let number as Bool: number ? 1 : 0
    case let number as NSNumber: number.doubleValue
    case let number as any BinaryInteger: Double(number)
    case let number as any BinaryFloatingPoint: Double(number)
    case let date as Date: date.timeIntervalSinceReferenceDate
    default: nil
    }
  }
}
