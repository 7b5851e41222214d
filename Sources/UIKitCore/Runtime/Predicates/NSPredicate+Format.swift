public import Foundation
import UIKitDiagnostics

extension NSPredicate {
  /// A predicate from its text, in which `%@` and `%K` stand for the arguments. A text that says nothing ends the app.
  ///
  /// Comparisons, `AND`, `OR`, `NOT`, `IN`, `BETWEEN`, `CONTAINS`, `BEGINSWITH`, `ENDSWITH`, `LIKE` and `MATCHES` are
  /// understood, with `[cd]`; a key is a property that a class declares to be reached by name, or a dictionary's.
  public convenience init(format predicateFormat: String, argumentArray arguments: [Any]?) {
    var parser = PredicateParser(predicateFormat, arguments ?? [])
    guard let test = parser.parse() else {
      trap("Unable to parse the format string \"\(predicateFormat)\"")
    }
    nonisolated(unsafe) let isTrue = test
    self.init { object, _ in isTrue(object) }
  }

  public convenience init(format predicateFormat: String, _ args: Any...) {
    self.init(format: predicateFormat, argumentArray: args)
  }
}
