public import Foundation

extension _KeyValueCodingAndObserving where Self: NSObject {
  /// Returns the object to which unknown methods are forwarded; `nil` unless a class implements this method.
  @preconcurrency @MainActor public func forwardingTarget(for aSelector: Selector!) -> Any? { nil }
}
