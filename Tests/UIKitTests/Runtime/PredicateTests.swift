import Foundation
import Testing
import UIKit

@Suite struct `A predicate of a text` {
  private func isTrue(_ format: String, _ arguments: [Any] = [], of object: Any) -> Bool {
    NSPredicate(format: format, argumentArray: arguments).evaluate(with: object)
  }

  @Test(arguments: [
    ("SELF MATCHES %@", "a@b.de", true), ("SELF MATCHES %@", "a@b.de!", false),
    ("SELF.length > 3 AND SELF != 'abcd'", "abcd", false), ("NOT SELF == \"a\"", "b", true),
    ("SELF LIKE[c] '*B?'", "abc", true), ("self endswith 'c' || false == true", "abc", true),
  ])
  func `tests texts`(_ format: String, _ text: String, _ result: Bool) {
    #expect(isTrue(format, ["[A-Z0-9a-z._]+@[a-z.]+"], of: text) == result)
  }

  @Test func `reads keys, and compares numbers and collections`() {
    let person: [String: Any] = [
      "name": "Änne", "age": 9, "tags": ["x", "y"], "home": ["city": "B"],
    ]
    #expect(isTrue("name CONTAINS[cd] %@ AND age >= %d", ["AN", 9], of: person))
    #expect(isTrue("%K BETWEEN {1, 9}", ["age"], of: person))
    #expect(!isTrue("age IN %@", [[1, 2]], of: person))
    #expect(isTrue("ANY tags == 'y' && home.city = 'B'", of: person))
    #expect(isTrue("tags.@count == 2 AND missing == nil", of: person))
    #expect(!isTrue("ALL tags == 'y'", of: person))
    let found = (["ab", "b"] as NSArray).filtered(
      using: NSPredicate(format: "SELF BEGINSWITH %@", "a"))
    #expect(found as? [String] == ["ab"])
  }

  @Test func `has variables`() {
    let predicate = NSPredicate(format: "$age > %d AND $home.city == 'B' AND $name == nil", 18)
    func isTrue(_ variables: [String: Any]) -> Bool {
      predicate.evaluate(with: nil, substitutionVariables: variables)
    }
    #expect(isTrue(["age": 20, "home": ["city": "B"], "name": NSNull()]))
    #expect(!isTrue(["age": 18, "home": ["city": "B"], "name": NSNull()]))
    #expect(!isTrue(["age": 20, "home": ["city": "C"], "name": NSNull()]))
    #expect(!isTrue(["age": 20, "home": ["city": "B"], "name": "x"]))
  }

  private final class Person: NSObject, _NamedMembers {
    let age: Int
    init(_ age: Int) { self.age = age }
    static var _namedMembers: [_NamedMember] { [.property("age") { (o: Person) in o.age }] }
  }

  @Test func `goes with descriptors that sort by a key`() {
    let people = [3, 1, 2].map(Person.init) as NSArray
    func ages(ascending: Bool) -> [Int]? {
      let sorted = people.sortedArray(using: [NSSortDescriptor(key: "age", ascending: ascending)])
      return (sorted as? [Person])?.map(\.age)
    }
    #expect(ages(ascending: true) == [1, 2, 3])
    #expect(ages(ascending: false) == [3, 2, 1])
  }
}
