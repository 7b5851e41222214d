import Foundation

/// An object whose properties can be accessed by the selectors of their getters and setters.
protocol PerformsAccessors: AnyObject {
  /// Returns the value for a getter, and an empty tuple for a setter; `nil` if there is no such property.
  @MainActor func performAccessor(_ selector: Selector, _ arguments: [Any?]) -> Any?
}
