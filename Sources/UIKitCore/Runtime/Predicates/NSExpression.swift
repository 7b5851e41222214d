public import Foundation
import UIKitDiagnostics

/// A value in a predicate: a constant, the value at a key path, or the result of a calculation. Foundation on Linux
/// lacks this class.
open class NSExpression: NSObject {
  public enum ExpressionType: UInt, Sendable {
    case constantValue = 0
    case evaluatedObject = 1
    case variable = 2
    case keyPath = 3
    case function = 4
    case aggregate = 14
    case block = 19
  }

  public let expressionType: ExpressionType
  private let content: Any?
  let value: PredicateParser.Evaluation

  private init(
    _ type: ExpressionType, _ content: Any?, _ value: @escaping PredicateParser.Evaluation
  ) {
    expressionType = type
    self.content = content
    self.value = value
    super.init()
  }

  /// Creates an expression from a format with constants, key paths, `%@` and `%K` for arguments, the operators `+`,
  /// `-`, `*`, `/` and `**`, and functions such as `sum`, `average`, `min`, `max` and `sqrt`. Traps if the format
  /// can't be parsed.
  ///
  /// A division of whole numbers has no remainder: `3 / 2` is 1.
  public convenience init(format expressionFormat: String, argumentArray arguments: [Any]) {
    var parser = PredicateParser(expressionFormat, arguments)
    guard let value = parser.parseExpression() else {
      trap("Unable to parse the format string \"\(expressionFormat)\"")
    }
    self.init(.function, expressionFormat, value)
  }

  public convenience init(format expressionFormat: String, _ args: Any...) {
    self.init(format: expressionFormat, argumentArray: args)
  }

  public convenience init(forConstantValue obj: Any?) {
    self.init(.constantValue, obj) { _ in obj }
  }

  public convenience init(forKeyPath keyPath: String) {
    self.init(.keyPath, keyPath) { PredicateParser.value(at: keyPath, of: $0.object) }
  }

  /// Creates an expression for the value that `evaluate(with:substitutionVariables:)` gives to a variable.
  public convenience init(forVariable string: String) {
    self.init(.variable, string) { $0.value(of: string) }
  }

  public convenience init(forAggregate subexpressions: [NSExpression]) {
    self.init(.aggregate, subexpressions) { input in
      subexpressions.map { $0.value(input) ?? NSNull() }
    }
  }

  /// Creates an expression for the result of a function, such as `sum:`, of its arguments.
  public convenience init(forFunction name: String, arguments parameters: [NSExpression]) {
    guard let function = PredicateFunction(rawValue: name.filter { $0 != ":" }) else {
      trap("Unsupported function expression \(name)")
    }
    self.init(.function, name) { input in function.value(of: parameters.map { $0.value(input) }) }
  }

  public convenience init(
    block: @escaping (Any?, [NSExpression], NSMutableDictionary?) -> Any,
    arguments: [NSExpression]?
  ) {
    self.init(.block, nil) { block($0.object, arguments ?? [], nil) }
  }

  /// Returns the expression for the object with which a predicate is evaluated.
  public class func expressionForEvaluatedObject() -> NSExpression {
    NSExpression(.evaluatedObject, nil) { $0.object }
  }

  /// Returns the value of the expression.
  ///
  /// - Parameters:
  ///   - object: The object for key paths.
  ///   - context: The values of variables.
  open func expressionValue(with object: Any?, context: NSMutableDictionary?) -> Any? {
    value(PredicateInput(object: object, variables: context as? [String: Any]))
  }

  /// The value of a constant.
  open var constantValue: Any? { expressionType == .constantValue ? content : nil }
  /// The key path; empty for other expressions.
  open var keyPath: String { expressionType == .keyPath ? content as? String ?? "" : "" }
  /// The name of a variable; empty for other expressions.
  open var variable: String { expressionType == .variable ? content as? String ?? "" : "" }
  /// The name of a function; empty for other expressions.
  open var function: String { expressionType == .function ? content as? String ?? "" : "" }
  /// The elements of an aggregate.
  open var collection: Any? { expressionType == .aggregate ? content : nil }
}

/// The class, where Foundation is imported, too: its class of this name does nothing on Linux.
public typealias _NSExpression = NSExpression
