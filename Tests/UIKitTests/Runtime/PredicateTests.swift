import Foundation
import Testing
import UIKit

// Foundation has types of the same names, which do nothing.
private typealias NSExpression = _NSExpression
private typealias NSComparisonPredicate = _NSComparisonPredicate

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

  @Test func `calculates`() {
    let box: [String: Any] = ["width": 3, "height": 4, "sizes": [1, 2, 6]]
    #expect(isTrue("width * height + 1 == 13 AND (width + 1) * 2 = 8", of: box))
    #expect(isTrue("(width < 5 OR height > 9) AND width-1 == 2 AND height > -5", of: box))
    #expect(isTrue("sum(sizes) == 9 AND max(sizes) > average(sizes)", of: box))
    #expect(!isTrue("sqrt(height) == 3", of: box))
  }

  @Test func `compares expressions`() {
    let key = NSExpression(forKeyPath: "name")
    func isTrue(
      _ value: Any, _ type: NSComparisonPredicate.Operator,
      _ options: NSComparisonPredicate.Options = [],
      _ modifier: NSComparisonPredicate.Modifier = .direct, key: NSExpression = key
    ) -> Bool {
      NSComparisonPredicate(
        leftExpression: key, rightExpression: NSExpression(forConstantValue: value),
        modifier: modifier, type: type, options: options
      ).evaluate(with: ["name": "Änne", "tags": ["x", "y"]] as [String: Any])
    }
    #expect(isTrue("anne", .equalTo, [.caseInsensitive, .diacriticInsensitive]))
    #expect(!isTrue("anne", .equalTo, .caseInsensitive) && isTrue("Än", .beginsWith))
    let tags = NSExpression(forKeyPath: "tags")
    #expect(isTrue("y", .equalTo, [], .any, key: tags))
    #expect(!isTrue("y", .equalTo, [], .all, key: tags))
    let both = NSCompoundPredicate(andPredicateWithSubpredicates: [
      NSComparisonPredicate(
        leftExpression: .expressionForEvaluatedObject(),
        rightExpression: NSExpression(forAggregate: [NSExpression(forConstantValue: "a")]),
        modifier: .direct, type: .in),
      NSPredicate(format: "SELF != 'b'"),
    ])
    #expect(both.evaluate(with: "a") && !both.evaluate(with: "b"))
  }
}

@Suite struct `An expression` {
  @Test(arguments: [
    ("2 + 3 * 4", 14), ("(2 + 3) * 4", 20), ("7 / 2", 3), ("7 / 2.0", 3.5), ("2 ** 3 - 1", 7),
    ("3-2", 1), ("-(4 - 6)", 2), ("1.5e2 + .5", 150.5), ("abs(-3) + ceiling(1.2)", 5),
    ("sum({1, 2, 3})", 6), ("median({1, 9, 3, 4})", 3.5), ("count({})", 0),
  ])
  func `calculates`(_ format: String, _ result: Double) {
    let value = NSExpression(format: format).expressionValue(with: nil, context: nil)
    #expect((value as? NSNumber)?.doubleValue == result)
  }

  @Test func `keeps whole numbers whole, unless they are too large`() {
    func value(_ format: String) -> NSNumber? {
      NSExpression(format: format).expressionValue(with: nil, context: nil) as? NSNumber
    }
    #expect(value("6 * 7") as? Int == 42)
    #expect(value("\(Int.max) + 1")?.doubleValue == 9.223372036854775807e18)
    #expect(value("1 / 0")?.doubleValue == .infinity)
  }

  @Test func `has arguments, keys and variables`() {
    let price = NSExpression(format: "%K * %@", "price", 3)
    let value = price.expressionValue(with: ["price": 2.5], context: nil)
    #expect((value as? NSNumber)?.doubleValue == 7.5)
    let variable = NSExpression(format: "$rate + 1")
    let context: NSMutableDictionary = ["rate": 4]
    #expect(variable.expressionValue(with: nil, context: context) as? NSNumber == 5)
    let function = NSExpression(
      forFunction: "max:", arguments: [NSExpression(forConstantValue: [1, 8, 2])])
    #expect(function.expressionValue(with: nil, context: nil) as? NSNumber == 8)
    #expect(function.function == "max:" && NSExpression(forKeyPath: "a.b").keyPath == "a.b")
  }
}
