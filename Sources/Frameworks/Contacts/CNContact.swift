public import Foundation

/// A person or an organization.
open class CNContact: NSObject, NSCopying, NSMutableCopying, @unchecked Sendable {
  open fileprivate(set) var identifier = UUID().uuidString
  open internal(set) var contactType: CNContactType = .person
  open internal(set) var namePrefix: String = ""
  open internal(set) var givenName: String = ""
  open internal(set) var middleName: String = ""
  open internal(set) var familyName: String = ""
  open internal(set) var nameSuffix: String = ""
  open internal(set) var nickname: String = ""
  open internal(set) var organizationName: String = ""
  open internal(set) var departmentName: String = ""
  open internal(set) var jobTitle: String = ""
  open internal(set) var note: String = ""
  open internal(set) var imageData: Data? = nil
  open internal(set) var birthday: DateComponents? = nil
  open internal(set) var phoneNumbers: [CNLabeledValue<CNPhoneNumber>] = []
  open internal(set) var emailAddresses: [CNLabeledValue<NSString>] = []
  open internal(set) var postalAddresses: [CNLabeledValue<CNPostalAddress>] = []
  open internal(set) var urlAddresses: [CNLabeledValue<NSString>] = []

  open var thumbnailImageData: Data? { imageData }
  open var imageDataAvailable: Bool { imageData != nil }

  public override required init() {
    super.init()
  }

  /// Returns whether a property was fetched. The properties of contacts that the app creates are always available.
  open func isKeyAvailable(_ key: String) -> Bool { true }
  open func areKeysAvailable(_ keyDescriptors: [any CNKeyDescriptor]) -> Bool { true }

  public func copy(with zone: NSZone? = nil) -> Any { copied(to: CNContact()) }
  public func mutableCopy(with zone: NSZone? = nil) -> Any { copied(to: CNMutableContact()) }

  private func copied(to copy: CNContact) -> CNContact {
    copy.identifier = identifier
    copy.contactType = contactType
    copy.namePrefix = namePrefix
    copy.givenName = givenName
    copy.middleName = middleName
    copy.familyName = familyName
    copy.nameSuffix = nameSuffix
    copy.nickname = nickname
    copy.organizationName = organizationName
    copy.departmentName = departmentName
    copy.jobTitle = jobTitle
    copy.note = note
    copy.imageData = imageData
    copy.birthday = birthday
    copy.phoneNumbers = phoneNumbers
    copy.emailAddresses = emailAddresses
    copy.postalAddresses = postalAddresses
    copy.urlAddresses = urlAddresses
    return copy
  }

  /// Returns a predicate for contacts whose name contains a text.
  open class func predicateForContacts(matchingName name: String) -> NSPredicate {
    NSPredicate { contact, _ in
      (contact as? CNContact).flatMap { CNContactFormatter.string(from: $0, style: .fullName) }?
        .localizedCaseInsensitiveContains(name) == true
    }
  }

  open class func predicateForContacts(withIdentifiers identifiers: [String]) -> NSPredicate {
    NSPredicate { contact, _ in
      (contact as? CNContact).map { identifiers.contains($0.identifier) } == true
    }
  }
}
