public import Foundation

/// Formats the names of contacts.
open class CNContactFormatter: Formatter {
  open var style = CNContactFormatterStyle.fullName

  open class func string(from contact: CNContact, style: CNContactFormatterStyle) -> String? {
    let parts = [
      contact.namePrefix, contact.givenName, contact.middleName, contact.familyName,
      contact.nameSuffix,
    ].filter { !$0.isEmpty }
    let name = parts.isEmpty ? contact.organizationName : parts.joined(separator: " ")
    return name.isEmpty ? nil : name
  }

  open class func descriptorForRequiredKeys(for style: CNContactFormatterStyle)
    -> any CNKeyDescriptor
  {
    CNContactGivenNameKey
  }

  open func string(from contact: CNContact) -> String? {
    Self.string(from: contact, style: style)
  }
}
