import Foundation
import UIKitDiagnostics

/// Compares two values with the method that a selector names.
enum ValueComparison {
  static func result(of selector: Selector, _ one: Any, _ other: Any) -> ComparisonResult {
    // Sources may omit the colon of the method's parameter.
    let name = selector.description.filter { $0 != ":" }
    if let one = one as? String ?? (one as? NSString)?.description,
      let other = other as? String ?? (other as? NSString)?.description
    {
      switch name {
      case "caseInsensitiveCompare": return one.caseInsensitiveCompare(other)
      case "localizedCompare": return one.localizedCompare(other)
      case "localizedCaseInsensitiveCompare": return one.localizedCaseInsensitiveCompare(other)
      case "localizedStandardCompare": return one.localizedStandardCompare(other)
      default: break
      }
    }
    let object = one as AnyObject
    let call = NamedMembers.method(Selector(name + ":"), of: type(of: object))?.call
    if let result = call?(object, [other]) as? ComparisonResult { return result }
    guard name == "compare" else {
      trap("-[\(type(of: one)) \(selector)]: unrecognized selector sent to an instance")
    }
    return ValueOrder.of(one, other) ?? .orderedSame
  }
}
