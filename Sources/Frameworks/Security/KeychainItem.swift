import Foundation

/// An item of the keychain.
struct KeychainItem {
  let itemClass: String
  /// The bytes that identify the item even if its attributes change.
  let reference: NSData
  var attributes: [String: NSObject]
  var data: NSData?

  /// The values that no other item of the class has.
  var key: [NSObject] {
    (Self.keys[itemClass] ?? []).map { attributes[$0] ?? NSString(string: "") }
  }

  private static let keys = [
    kSecClassGenericPassword: [
      kSecAttrAccessGroup, kSecAttrSynchronizable, kSecAttrAccount, kSecAttrService,
    ],
    kSecClassInternetPassword: [
      kSecAttrAccessGroup, kSecAttrSynchronizable, kSecAttrAccount, kSecAttrSecurityDomain,
      kSecAttrServer, kSecAttrProtocol, kSecAttrAuthenticationType, kSecAttrPort, kSecAttrPath,
    ],
  ]

  // MARK: Property lists

  init(itemClass: String, attributes: [String: NSObject], data: NSData?) {
    self.itemClass = itemClass
    self.attributes = attributes
    self.data = data
    reference = NSData(data: Data(UUID().uuidString.utf8))
  }

  init?(propertyList: [String: Any]) {
    guard let itemClass = propertyList["class"] as? String,
      let reference = propertyList["reference"] as? Data,
      let attributes = propertyList["attributes"] as? [String: Any]
    else { return nil }
    self.itemClass = itemClass
    self.reference = NSData(data: reference)
    self.attributes = attributes.compactMapValues { $0 as AnyObject as? NSObject }
    data = (propertyList["data"] as? Data).map { NSData(data: $0) }
  }

  var propertyList: [String: Any] {
    var list: [String: Any] = [
      "class": itemClass, "reference": reference, "attributes": attributes,
    ]
    list["data"] = data
    return list
  }
}
