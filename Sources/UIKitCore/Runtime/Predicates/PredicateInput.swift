import Foundation
import UIKitDiagnostics

/// What a predicate is evaluated with.
struct PredicateInput {
  let object: Any?
  let variables: [String: Any]?

  /// Returns `nil` for `NSNull`, so that a dictionary can hold a variable without a value.
  func value(of variable: String) -> Any? {
    guard let value = variables?[variable] else {
      trap("Can't get value for '\(variable)' in bindings")
    }
    return value is NSNull ? nil : value
  }
}
