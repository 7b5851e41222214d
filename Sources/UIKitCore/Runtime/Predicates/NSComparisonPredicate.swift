public import Foundation

/// A predicate that compares the values of two expressions. Foundation on Linux lacks this class.
open class NSComparisonPredicate: NSPredicate {
  public struct Options: OptionSet, Hashable, Sendable {
    public let rawValue: UInt

    public init(rawValue: UInt) {
      self.rawValue = rawValue
    }

    public static let caseInsensitive = Options(rawValue: 1)
    public static let diacriticInsensitive = Options(rawValue: 2)
    public static let normalized = Options(rawValue: 4)
  }

  /// Whether the elements of the left value are compared, instead of the value.
  public enum Modifier: UInt, Sendable {
    case direct = 0
    case all = 1
    case any = 2
  }

  public enum Operator: UInt, Sendable {
    case lessThan = 0
    case lessThanOrEqualTo = 1
    case greaterThan = 2
    case greaterThanOrEqualTo = 3
    case equalTo = 4
    case notEqualTo = 5
    case matches = 6
    case like = 7
    case beginsWith = 8
    case endsWith = 9
    case `in` = 10
    case contains = 99
    case between = 100

    fileprivate var name: String {
      switch self {
      case .lessThan: "<"
      case .lessThanOrEqualTo: "<="
      case .greaterThan: ">"
      case .greaterThanOrEqualTo: ">="
      case .equalTo: "=="
      case .notEqualTo: "!="
      case .matches: "MATCHES"
      case .like: "LIKE"
      case .beginsWith: "BEGINSWITH"
      case .endsWith: "ENDSWITH"
      case .in: "IN"
      case .contains: "CONTAINS"
      case .between: "BETWEEN"
      }
    }
  }

  public let leftExpression: NSExpression
  public let rightExpression: NSExpression
  public let comparisonPredicateModifier: Modifier
  public let predicateOperatorType: Operator
  public let options: Options

  public init(
    leftExpression lhs: NSExpression, rightExpression rhs: NSExpression, modifier: Modifier,
    type: Operator, options: Options = []
  ) {
    leftExpression = lhs
    rightExpression = rhs
    comparisonPredicateModifier = modifier
    predicateOperatorType = type
    self.options = options
    let letters =
      (options.contains(.caseInsensitive) ? "c" : "")
      + (options.contains(.diacriticInsensitive) ? "d" : "")
    let compare = PredicateOperator(type.name, letters)
    nonisolated(unsafe) let (left, right) = (lhs.value, rhs.value)
    super.init { object, variables in
      let input = PredicateInput(object: object, variables: variables)
      return compare?.isTrue(left(input), right(input), modifier) ?? false
    }
  }

  public required init?(coder: NSCoder) { nil }
}

/// The class, where Foundation is imported, too: its class of this name does nothing on Linux.
public typealias _NSComparisonPredicate = NSComparisonPredicate
