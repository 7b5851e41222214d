public import Foundation

/// An address to which mail is sent.
open class CNPostalAddress: NSObject, NSCopying, @unchecked Sendable {
  open internal(set) var street = ""
  open internal(set) var city = ""
  open internal(set) var state = ""
  open internal(set) var postalCode = ""
  open internal(set) var country = ""
  open internal(set) var isoCountryCode = ""

  public func copy(with zone: NSZone? = nil) -> Any { self }
}
