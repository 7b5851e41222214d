import Foundation
import Testing
import UIKit

@MainActor @Suite struct `A collation` {
  private final class Contact: NSObject, _NamedMembers {
    let name: String
    init(_ name: String) { self.name = name }
    nonisolated static var _namedMembers: [_NamedMember] {
      [.property("name") { (o: Contact) in o.name }]
    }
  }

  @Test func `puts objects into the sections of their letters, sorted`() {
    let collation = UILocalizedIndexedCollation.current()
    let contacts = ["eve", "Émile", "3PO"].map(Contact.init)
    let sections = contacts.map { collation.section(for: $0, collationStringSelector: "name") }
    #expect(sections.map { collation.sectionTitles[$0] } == ["E", "E", "#"])
    let sorted = collation.sortedArray(from: contacts, collationStringSelector: "name")
    #expect((sorted as? [Contact])?.map(\.name) == ["3PO", "Émile", "eve"])
    #expect(collation.sectionIndexTitles.count == 27)
  }
}
