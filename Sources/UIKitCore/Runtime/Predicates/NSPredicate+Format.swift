public import Foundation
import UIKitDiagnostics

extension NSPredicate {
  /// Creates a predicate from a format, in which `%@` and `%K` are replaced by the arguments. Traps if the
  /// format can't be parsed.
  ///
  /// The format can contain comparisons, `AND`, `OR`, `NOT`, `IN`, `BETWEEN`, `CONTAINS`, `BEGINSWITH`,
  /// `ENDSWITH`, `LIKE` and `MATCHES`, with `[cd]`. A key is a property that a class exposes by name, or a key
  /// of a dictionary. `$name` is a variable, to which `evaluate(with:substitutionVariables:)` gives a value.
  public convenience init(format predicateFormat: String, argumentArray arguments: [Any]?) {
    var parser = PredicateParser(predicateFormat, arguments ?? [])
    guard let test = parser.parse() else {
      trap("Unable to parse the format string \"\(predicateFormat)\"")
    }
    nonisolated(unsafe) let isTrue = test
    self.init { isTrue(PredicateInput(object: $0, variables: $1)) }
  }

  public convenience init(format predicateFormat: String, _ args: Any...) {
    self.init(format: predicateFormat, argumentArray: args)
  }
}
