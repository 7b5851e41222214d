import Contacts
import Foundation
import Synchronization
import Testing

@Suite("Contacts") struct ContactsTests {
  @Test("a person who is asked refuses, and nothing is read or written")
  func denied() async {
    CNContactStore.wasAsked.withLock { $0 = false }
    let store = CNContactStore()
    #expect(CNContactStore.authorizationStatus(for: .contacts) == .notDetermined)
    let isGranted = await withCheckedContinuation { done in
      store.requestAccess(for: .contacts) { isGranted, error in
        #expect((error as? CNError)?.code == .authorizationDenied)
        done.resume(returning: isGranted)
      }
    }
    #expect(!isGranted && CNContactStore.authorizationStatus(for: .contacts) == .denied)
    let keys = [CNContactGivenNameKey as any CNKeyDescriptor]
    #expect(throws: CNError(.authorizationDenied)) {
      try store.enumerateContacts(with: CNContactFetchRequest(keysToFetch: keys)) { _, _ in
        Issue.record("there are no contacts")
      }
    }
    #expect(throws: CNError(.authorizationDenied)) {
      try store.unifiedContacts(
        matching: CNContact.predicateForContacts(matchingName: "Ann"), keysToFetch: keys)
    }
    let request = CNSaveRequest()
    request.add(CNMutableContact(), toContainerWithIdentifier: nil)
    #expect(throws: CNError(.authorizationDenied)) { try store.execute(request) }
  }

  @Test("a contact is filled in, copied and formatted")
  func contact() throws {
    let contact = CNMutableContact()
    contact.givenName = "Ann"
    contact.familyName = "Lee"
    contact.phoneNumbers = [
      CNLabeledValue(
        label: CNLabelPhoneNumberMobile, value: CNPhoneNumber(stringValue: "+1 555 0100"))
    ]
    let address = CNMutablePostalAddress()
    address.city = "Oslo"
    contact.postalAddresses = [CNLabeledValue(label: CNLabelHome, value: address)]
    let copy = try #require(contact.copy() as? CNContact)
    contact.givenName = "Ben"
    #expect(copy.givenName == "Ann" && copy.identifier == contact.identifier)
    #expect(copy.phoneNumbers.first?.value.stringValue == "+1 555 0100")
    #expect(copy.postalAddresses.first?.value.city == "Oslo")
    #expect(!(copy is CNMutableContact) && copy.mutableCopy() is CNMutableContact)
    #expect(CNContactFormatter.string(from: copy, style: .fullName) == "Ann Lee")
    #expect(CNContactFormatter().string(from: CNContact()) == nil)
    #expect(
      CNLabeledValue<NSString>.localizedString(forLabel: CNLabelPhoneNumberMobile) == "mobile")
    #expect(CNContact.predicateForContacts(matchingName: "lee").evaluate(with: copy))
    #expect(!CNContact.predicateForContacts(matchingName: "Ben").evaluate(with: copy))
  }
}
