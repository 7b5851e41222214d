public import Foundation

extension NSObject {
  /// The name of the class, with its module.
  public class func description() -> String { _stringFromClass(self) }
}
