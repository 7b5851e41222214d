import Foundation

extension NSObject: PerformsAccessors {
  @MainActor func performAccessor(_ selector: Selector, _ arguments: [Any?]) -> Any? {
    let name = selector.description
    if name.hasPrefix("set"), name.hasSuffix(":"), let value = arguments.first {
      let property = name.dropFirst(3).dropLast()
      let key = property.prefix(1).lowercased() + property.dropFirst()
      // Without a value, `NSNull` sets a member of the class's table, and `nil` one of UIKit.
      return KeyPaths.set([value ?? NSNull(), value as Any], at: key, of: self) ? () : nil
    }
    return ObservableValues.property(name, of: self).map { unwrapped($0) ?? () }
  }
}
