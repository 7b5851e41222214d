public import Foundation

extension NSObject {
  /// The name of the class, including its module.
  public class func description() -> String { _stringFromClass(self) }
}
