import Foundation
import Testing
import UIKit

/// Apple's Key-Value Coding Programming Guide says what is asked, and when.
@Suite struct `Key-value coding` {
  enum Rank: Int {
    case low, high
  }

  /// As the plugin translates a class whose overrides say what is done with other keys.
  final class User: NSObject, _NamedMembers {
    var name: String?
    var age = 0
    var rating = 0.0
    var isAdmin = false
    var rank = Rank.low
    var friend: User?
    var others: [String: Any] = [:]
    var nilKeys: [String] = []

    func setValue(_ value: Any?, forUndefinedKey key: String) { others[key] = value }
    func value(forUndefinedKey key: String) -> Any? { others[key] }
    func setNilValueForKey(_ key: String) { nilKeys.append(key) }

    static var _namedMembers: [_NamedMember] {
      [
        .property("name", { (o: User) in o.name }, { (o: User, v) in o.name = v }),
        .property("age", { (o: User) in o.age }, { (o: User, v) in o.age = v }),
        .property("rating", { (o: User) in o.rating }, { (o: User, v) in o.rating = v }),
        .property("isAdmin", { (o: User) in o.isAdmin }, { (o: User, v) in o.isAdmin = v }),
        .property("rank", { (o: User) in o.rank }, { (o: User, v) in o.rank = v }),
        .property("friend", { (o: User) in o.friend }, { (o: User, v) in o.friend = v }),
        .method("setValue:forUndefinedKey:") { (o: User, a: Any?, b: String) in
          o.setValue(a, forUndefinedKey: b)
        },
        .method("valueForUndefinedKey:") { (o: User, a: String) in o.value(forUndefinedKey: a) },
        .method("setNilValueForKey:") { (o: User, a: String) in o.setNilValueForKey(a) },
      ]
    }
  }

  /// Not on the main actor: models are read on other threads, too.
  @Test func `sets what a JSON object has`() throws {
    let text = #"{"name": "Ada", "age": 36.0, "rating": 4, "isAdmin": true, "rank": 1, "no": [1]}"#
    let json = try JSONSerialization.jsonObject(with: Data(text.utf8)) as? [String: Any]
    let user = User()
    user.setValuesForKeys(try #require(json))
    #expect(user.name == "Ada" && user.age == 36 && user.rating == 4 && user.isAdmin)
    #expect(user.rank == .high)
    #expect(user.others.keys.sorted() == ["no"])
    let values = user.dictionaryWithValues(forKeys: ["name", "age", "friend", "no"])
    #expect(values["name"] as? String == "Ada" && values["age"] as? Int == 36)
    #expect(values["friend"] is NSNull && values["no"] is [Any])
  }

  @Test func `sets nil where a property can be, and asks the class where it can't`() {
    let user = User()
    user.name = "Ada"
    user.setValuesForKeys(["name": NSNull(), "age": NSNull()])
    #expect(user.name == nil)
    #expect(user.nilKeys == ["age"])
    user.setValue("old", forKey: "age")
    #expect(user.age == 0 && user.others.isEmpty)
  }

  @Test func `follows paths through objects and collections`() {
    let (user, friend) = (User(), User())
    user.friend = friend
    user.setValue("Bob", forKeyPath: "friend.name")
    user.setValue(7, forKeyPath: "friend.age")
    #expect(friend.name == "Bob")
    #expect(user.value(forKeyPath: "friend.age") as? Int == 7)
    #expect(user.value(forKeyPath: "friend.friend.age") == nil)
    let tree = ["a": ["b": ["c": 3]]] as NSDictionary
    #expect(tree.value(forKeyPath: "a.b.c") as? Int == 3)
    let people = [user, friend] as NSArray
    #expect(people.value(forKey: "age") as? [Int] == [0, 7])
    #expect(people.value(forKeyPath: "@sum.age") as? Double == 7)
    let prices = ["0.1", "0.2"].map { NSDecimalNumber(string: $0) } as NSArray
    #expect(
      prices.value(forKeyPath: "@sum.self") as? NSDecimalNumber == NSDecimalNumber(string: "0.3"))
    #expect(NSArray().value(forKeyPath: "@sum.self") as? NSDecimalNumber == .zero)
    #expect(people.value(forKeyPath: "@avg.age") as? Double == 3.5)
    #expect(people.value(forKeyPath: "@max.age") as? Int == 7)
    #expect(people.value(forKeyPath: "@count") as? Int == 2)
    #expect(people.value(forKeyPath: "@distinctUnionOfObjects.rating") as? [Double] == [0])
  }

  @Test func `is of defaults and dictionaries what they keep`() {
    let defaults = UserDefaults.standard
    let key = "KeyValueCodingTests"
    defaults.setValue(3, forKey: key)
    #expect(defaults.integer(forKey: key) == 3 && defaults.value(forKey: key) as? Int == 3)
    defaults.setValue(nil, forKey: key)
    #expect(defaults.value(forKey: key) == nil)
    let dictionary = NSMutableDictionary()
    dictionary.setValue("b", forKey: "a")
    #expect(dictionary.value(forKey: "a") as? String == "b")
    dictionary.setValue(nil, forKey: "a")
    #expect(dictionary.count == 0)
  }

  @Test @MainActor func `converts numbers to those of views and layers`() {
    let view = UIView()
    view.setValue(0.5, forKey: "alpha")
    view.setValue(2, forKeyPath: "layer.cornerRadius")
    view.setValue(3, forKeyPath: "layer.zPosition")
    #expect(view.alpha == 0.5 && view.layer.cornerRadius == 2 && view.layer.zPosition == 3)
  }

  @Test func `goes with descriptors that sort by a method`() {
    let people = ["b", "A", "c", nil].map { name in
      let user = User()
      user.name = name
      return user
    }
    func names(_ descriptor: NSSortDescriptor) -> [String?]? {
      ((people as NSArray).sortedArray(using: [descriptor]) as? [User])?.map(\.name)
    }
    let compare = Selector("localizedCaseInsensitiveCompare:")
    #expect(
      names(NSSortDescriptor(key: "name", ascending: true, selector: compare))
        == [nil, "A", "b", "c"])
    #expect(
      names(NSSortDescriptor(key: "name", ascending: false, selector: compare))
        == ["c", "b", "A", nil])
    let length = NSSortDescriptor(key: "name", ascending: true) { one, _ in
      one as? String == "c" ? .orderedAscending : .orderedDescending
    }
    #expect(names(length)?.dropFirst().first == "c")
  }

  @MainActor private final class Document: NSObject, _NamedMembers {
    let undoManager = UndoManager()
    var title = "a" as NSString

    func rename(_ new: NSString) {
      undoManager.registerUndo(withTarget: self, selector: Selector("rename:"), object: title)
      title = new
    }

    nonisolated static var _namedMembers: [_NamedMember] {
      [.method("rename:") { (o: Document, a: NSString) in o.rename(a) }]
    }
  }

  @Test @MainActor func `goes with undoing by selectors`() {
    let document = Document()
    document.rename("b")
    document.undoManager.undo()
    #expect(document.title == "a")
    document.undoManager.redo()
    #expect(document.title == "b")
  }
}
