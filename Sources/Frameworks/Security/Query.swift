import Foundation

/// The dictionary that a caller passes, sorted by what its keys mean.
package struct Query {
  /// What an item has or must have
  var attributes: [String: NSObject] = [:]
  /// What the caller wants
  private var options: [String: NSObject] = [:]

  package init(_ dictionary: [AnyHashable: Any]) {
    for (key, value) in dictionary {
      // On Linux, the keys `"acct"` and `"acct" as NSString` differ.
      guard let key = key.base as? String ?? (key.base as? NSString).map({ "\($0)" }),
        let value = value as AnyObject as? NSObject
      else { continue }
      if Self.isOption(key) {
        options[key] = value
      } else {
        attributes[key] = value
      }
    }
  }

  private static func isOption(_ key: String) -> Bool {
    ["class", "v_", "r_", "m_", "u_"].contains(where: key.hasPrefix)
  }

  var itemClass: String? { (options[kSecClass] as? NSString).map { "\($0)" } }
  var data: NSObject? { options[kSecValueData] }
  var persistentReference: NSObject? { options[kSecValuePersistentRef] }
  var hasLimitOne: Bool { options[kSecMatchLimit] == nil || limit == 1 }

  /// The largest number of items to return
  var limit: Int {
    switch options[kSecMatchLimit] {
    case let number as NSNumber: number.intValue
    case let text as NSString where text.isEqual(to: kSecMatchLimitAll): .max
    default: 1
    }
  }

  func wants(_ option: String) -> Bool { (options[option] as? NSNumber)?.boolValue == true }
}
