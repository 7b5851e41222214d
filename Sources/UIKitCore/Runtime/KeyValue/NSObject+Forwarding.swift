public import Foundation

extension _KeyValueCodingAndObserving where Self: NSObject {
  /// The object that unknown methods are sent to; `nil` unless a class has its own answer.
  @preconcurrency @MainActor public func forwardingTarget(for aSelector: Selector!) -> Any? { nil }
}
