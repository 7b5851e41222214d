public import Foundation

open class CNPhoneNumber: NSObject, NSCopying, @unchecked Sendable {
  open private(set) var stringValue: String

  public init(stringValue string: String) {
    stringValue = string
  }

  public func copy(with zone: NSZone? = nil) -> Any { self }

  open override func isEqual(_ object: Any?) -> Bool {
    (object as? CNPhoneNumber)?.stringValue == stringValue
  }

  open override var hash: Int { stringValue.hashValue }
}
