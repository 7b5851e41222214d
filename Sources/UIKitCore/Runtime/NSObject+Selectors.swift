public import Foundation

extension NSObjectProtocol {
  /// Whether the object's class has a method of that name, beside those of UIKit's own classes.
  @preconcurrency @MainActor public func responds(to aSelector: Selector!) -> Bool {
    aSelector.map { SwiftMethod.named($0, of: Swift.type(of: self)) != nil } ?? false
  }
}
