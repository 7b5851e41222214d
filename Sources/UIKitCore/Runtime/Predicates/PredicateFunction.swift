import Foundation

/// A function in the format of a predicate or expression.
enum PredicateFunction: String {
  case sum, count, min, max, average, median, sqrt, log, ln, exp, abs, floor, ceiling, trunc
  case uppercase, lowercase, now

  /// Calculates with whole numbers if both values are whole; then a division has no remainder.
  static func arithmetic(_ sign: String, _ left: Any?, _ right: Any?) -> Any? {
    guard let left = number(left), let right = number(right) else { return nil }
    if let (left, right) = whole(left, right), let result = whole(sign, left, right) {
      return NSNumber(value: result)
    }
    let (a, b) = (left.doubleValue, right.doubleValue)
    let result =
      switch sign {
      case "+": a + b
      case "-": a - b
      case "*": a * b
      case "/": a / b
      default: Foundation.pow(a, b)
      }
    return NSNumber(value: result)
  }

  private static func whole(_ left: NSNumber, _ right: NSNumber) -> (Int, Int)? {
    left.isWhole && right.isWhole ? (left.intValue, right.intValue) : nil
  }

  /// Returns `nil` where the result isn't whole, or too large.
  private static func whole(_ sign: String, _ left: Int, _ right: Int) -> Int? {
    let result: (partialValue: Int, overflow: Bool)
    switch sign {
    case "+": result = left.addingReportingOverflow(right)
    case "-": result = left.subtractingReportingOverflow(right)
    case "*": result = left.multipliedReportingOverflow(by: right)
    case "/": result = left.dividedReportingOverflow(by: right)
    default: return nil
    }
    return result.overflow ? nil : result.partialValue
  }

  private static func number(_ value: Any?) -> NSNumber? {
    value.flatMap { $0 as AnyObject as? NSNumber }
  }

  /// - Parameter values: The arguments. A list of numbers is one argument.
  func value(of values: [Any?]) -> Any? {
    let first = values.first ?? nil
    let elements = PredicateOperator.elements(of: first) ?? values.compactMap(\.self)
    let numbers = elements.compactMap(Self.number)
    switch self {
    case .now: return Date()
    case .uppercase: return ValueOrder.text(first)?.uppercased()
    case .lowercase: return ValueOrder.text(first)?.lowercased()
    case .count: return NSNumber(value: elements.count)
    case .min: return numbers.min { $0.compare($1) == .orderedAscending }
    case .max: return numbers.max { $0.compare($1) == .orderedAscending }
    case .sum:
      return numbers.reduce(NSNumber(value: 0)) {
        Self.arithmetic("+", $0, $1) as? NSNumber ?? $0
      }
    case .average:
      guard !numbers.isEmpty else { return NSNumber(value: 0) }
      return NSNumber(value: numbers.reduce(0) { $0 + $1.doubleValue } / Double(numbers.count))
    case .median:
      let sorted = numbers.map(\.doubleValue).sorted()
      guard !sorted.isEmpty else { return NSNumber(value: 0) }
      return NSNumber(value: (sorted[(sorted.count - 1) / 2] + sorted[sorted.count / 2]) / 2)
    case .sqrt, .log, .ln, .exp, .abs, .floor, .ceiling, .trunc:
      return numbers.first.map { NSNumber(value: real($0.doubleValue)) }
    }
  }

  private func real(_ x: Double) -> Double {
    switch self {
    case .sqrt: x.squareRoot()
    case .log: Foundation.log10(x)
    case .ln: Foundation.log(x)
    case .exp: Foundation.exp(x)
    case .abs: Swift.abs(x)
    case .floor: x.rounded(.down)
    case .ceiling: x.rounded(.up)
    default: x.rounded(.towardZero)
    }
  }
}

extension NSNumber {
  /// Whether the number was made from a whole number, such as 2, but not from 2.0.
  fileprivate var isWhole: Bool { !["f", "d"].contains(String(cString: objCType)) }
}
