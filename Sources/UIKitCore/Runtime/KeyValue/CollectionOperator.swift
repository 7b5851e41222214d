import Foundation

/// The operator of a key path that applies to all elements of an array: `@sum.price`.
enum CollectionOperator {
  static func value(at keyPath: String, of array: NSArray) -> Any? {
    let parts = keyPath.split(separator: ".", maxSplits: 1).map(String.init)
    if parts[0] == "@count" { return array.count }
    guard parts.count == 2 else { return nil }
    let values = array.compactMap { element -> Any? in
      parts[1] == "self" ? element : (element as? NSObject)?.value(forKeyPath: parts[1])
    }
    switch parts[0] {
    case "@sum": return decimalSum(of: values) ?? sum(of: values)
    case "@avg": return values.isEmpty ? 0 : sum(of: values) / Double(values.count)
    case "@min": return values.min { isLess($0, $1) }
    case "@max": return values.max { isLess($0, $1) }
    case "@unionOfObjects": return values
    case "@distinctUnionOfObjects":
      return values.reduce(into: [Any]()) { found, value in
        if !found.contains(where: { ValueOrder.of($0, value) == .orderedSame }) {
          found.append(value)
        }
      }
    default: return nil
    }
  }

  private static func sum(of values: [Any]) -> Double {
    values.reduce(0) { $0 + (($1 as? NSNumber)?.doubleValue ?? 0) }
  }

  /// Returns the sum of decimal numbers, which apps cast to `NSDecimalNumber`; 0 for an empty array, and `nil`
  /// for other values.
  private static func decimalSum(of values: [Any]) -> NSDecimalNumber? {
    guard let numbers = values as? [NSDecimalNumber] else { return nil }
    return numbers.reduce(.zero) { $0.adding($1) }
  }

  private static func isLess(_ one: Any, _ other: Any) -> Bool {
    ValueOrder.of(one, other) == .orderedAscending
  }
}
