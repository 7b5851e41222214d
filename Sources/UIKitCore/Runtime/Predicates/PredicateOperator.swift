import Foundation

/// An operator that compares two values in a predicate.
struct PredicateOperator {
  private enum Kind: String {
    case equal = "=="
    case unequal = "!="
    case less = "<"
    case lessOrEqual = "<="
    case greater = ">"
    case greaterOrEqual = ">="
    case matches = "MATCHES"
    case like = "LIKE"
    case contains = "CONTAINS"
    case begins = "BEGINSWITH"
    case ends = "ENDSWITH"
    case isIn = "IN"
    case between = "BETWEEN"
  }

  private static let others = ["=": "==", "<>": "!=", "=<": "<=", "=>": ">="]

  private let kind: Kind
  private let options: String.CompareOptions

  /// - Parameter letters: `c` to ignore case, `d` to ignore diacritics.
  init?(_ name: String, _ letters: String) {
    guard let kind = Kind(rawValue: Self.others[name] ?? name) else { return nil }
    self.kind = kind
    var options: String.CompareOptions = []
    if letters.contains("c") { options.insert(.caseInsensitive) }
    if letters.contains("d") { options.insert(.diacriticInsensitive) }
    self.options = options
  }

  func isTrue(_ left: Any?, _ right: Any?) -> Bool {
    switch kind {
    case .equal: order(left, right) == .orderedSame
    case .unequal: order(left, right) != .orderedSame
    case .less: order(left, right) == .orderedAscending
    case .greater: order(left, right) == .orderedDescending
    case .lessOrEqual: order(left, right).map { $0 != .orderedDescending } ?? false
    case .greaterOrEqual: order(left, right).map { $0 != .orderedAscending } ?? false
    case .matches: matches(left, right.map { "\($0)" })
    case .like:
      matches(
        left,
        right.map {
          NSRegularExpression.escapedPattern(for: "\($0)").replacingOccurrences(
            of: "\\*", with: ".*"
          )
          .replacingOccurrences(of: "\\?", with: ".")
        })
    case .begins: range(of: right, in: left, .anchored) != nil
    case .ends: range(of: right, in: left, [.anchored, .backwards]) != nil
    case .contains: holds(left, right)
    case .isIn: holds(right, left)
    case .between: isBetween(left, right)
    }
  }

  /// Compares the elements of the left value with the right one, as the modifier says.
  func isTrue(
    _ left: Any?, _ right: Any?, _ modifier: NSComparisonPredicate.Modifier
  ) -> Bool {
    let elements = Self.elements(of: left) ?? []
    return switch modifier {
    case .direct: isTrue(left, right)
    case .any: elements.contains { isTrue($0, right) }
    case .all: elements.allSatisfy { isTrue($0, right) }
    }
  }

  static func elements(of value: Any?) -> [Any]? {
    switch value {
    case let array as [Any]: array
    case let set as Set<AnyHashable>: Array(set)
    case let array as NSArray: array.map { $0 }
    case let set as NSSet: set.allObjects
    default: nil
    }
  }

  // MARK: Comparing

  private func order(_ left: Any?, _ right: Any?) -> ComparisonResult? {
    ValueOrder.of(left, right, options)
  }

  private func matches(_ value: Any?, _ pattern: String?) -> Bool {
    guard let text = ValueOrder.text(value), let pattern else { return false }
    var options: NSRegularExpression.Options = [.dotMatchesLineSeparators]
    if self.options.contains(.caseInsensitive) { options.insert(.caseInsensitive) }
    let whole = NSRange(text.startIndex..., in: text)
    let expression = try? NSRegularExpression(pattern: "(?:\(pattern))", options: options)
    return expression?.firstMatch(in: "\(text)", options: .anchored, range: whole)
      .map { $0.range.length == whole.length } ?? false
  }

  private func range(
    of part: Any?, in whole: Any?, _ place: String.CompareOptions
  ) -> Range<String.Index>? {
    guard let whole = ValueOrder.text(whole), let part = ValueOrder.text(part) else { return nil }
    return whole.range(of: part, options: options.union(place))
  }

  private func holds(_ whole: Any?, _ part: Any?) -> Bool {
    if let elements = Self.elements(of: whole) {
      return elements.contains { order($0, part) == .orderedSame }
    }
    return range(of: part, in: whole, []) != nil
  }

  private func isBetween(_ value: Any?, _ bounds: Any?) -> Bool {
    guard let bounds = Self.elements(of: bounds), bounds.count == 2,
      let low = order(value, bounds[0]), let high = order(value, bounds[1])
    else { return false }
    return low != .orderedAscending && high != .orderedDescending
  }
}
