public import Foundation

/// A value of a contact.
open class CNContactProperty: NSObject {
  open private(set) var contact: CNContact
  open private(set) var key: String
  open private(set) var value: Any?
  open private(set) var identifier: String?
  open private(set) var label: String?

  init(contact: CNContact, key: String) {
    self.contact = contact
    self.key = key
  }
}
