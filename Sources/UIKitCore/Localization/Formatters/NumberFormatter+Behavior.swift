public import Foundation

extension NumberFormatter {
  /// The behaviors of formatters in the versions of Apple's systems.
  public enum Behavior: UInt, Sendable {
    case `default` = 0
    case behavior10_0 = 1000
    case behavior10_4 = 1040
  }

  /// Always the current behavior, which is the only one on iOS.
  public var formatterBehavior: Behavior {
    get { .behavior10_4 }
    set {}
  }

  public class func defaultFormatterBehavior() -> Behavior { .behavior10_4 }
}
