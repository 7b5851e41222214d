import PorticoCheck
import Testing

@testable import PorticoTemplates

@Suite("Names and fields")
struct NamesTests {
  @Test(
    "A name is written as type, variable and title",
    arguments: [
      ("profile", "Profile", "profile", "Profile"),
      ("user profile", "UserProfile", "userProfile", "User profile"),
      ("user-profile", "UserProfile", "userProfile", "User profile"),
      ("UserProfileViewController", "UserProfile", "userProfile", "User profile"),
      ("UserProfileVC", "UserProfile", "userProfile", "User profile"),
      ("FAQ", "FAQ", "faq", "FAQ"), ("HTTPLog", "HTTPLog", "httpLog", "HTTP log"),
    ])
  func names(_ text: String, _ type: String, _ variable: String, _ title: String) throws {
    let names = try Names(text)
    #expect([names.type, names.variable, names.title] == [type, variable, title])
  }

  @Test(
    "Names that can't be written are refused",
    arguments: [
      "", "1st", "switch", "a+b", "String", "Self", "View Controller!", "UIImage", "NSObject",
    ])
  func refused(_ text: String) {
    #expect(throws: Mistake.self) { try Names(text) }
  }

  @Test("Fields have a name, a type and perhaps a value")
  func fields() throws {
    let fields = try Field.list(
      "name, tags:[String], at: Date?, owner:Person=Person(a: 1, b: \"x,y\")")
    #expect(fields.map(\.name) == ["name", "tags", "at", "owner"])
    #expect(fields.map(\.type.written) == ["String", "[String]", "Date?", "Person"])
    #expect(fields.map(\.type.initial) == ["\"\"", "[]", "nil", "Person(a: 1, b: \"x,y\")"])
    #expect(fields[2].type.text(of: "x.at") == "x.at.map { $0.formatted(.iso8601) } ?? \"\"")
  }

  @Test(
    "Every type has a first value, a sample, and a text that shows it",
    arguments: [
      ("a:Int8", "0", "7", "\"7\"", "String(x)"),
      ("a:Int=3", "3", "7", "\"7\"", "String(x)"),
      ("a:Bool?", "nil", "true", "\"Yes\"", "x.map { $0 ? \"Yes\" : \"No\" } ?? \"\""),
      (
        "a:[Int?]", "[]", "[7]", "\"7\"",
        "x.map { $0.map { String($0) } ?? \"\" }.joined(separator: \", \")"
      ),
      ("a:Set<String>", "[]", "[\"A\"]", "\"A\"", "x.sorted().joined(separator: \", \")"),
      (
        "a:Set<Int>", "[]", "[7]", "\"7\"",
        "x.map { String($0) }.sorted().joined(separator: \", \")"
      ),
      (
        "a:[String: Int]", "[:]", "[\"A\": 7]", "\"A: 7\"",
        "x.map { \"\\($0.key): \\($0.value)\" }.sorted().joined(separator: \", \")"
      ),
      ("a:Person?", "nil", "nil", "\"\"", "x.map { String(describing: $0) } ?? \"\""),
      (
        "a:[Shop.Person]", "[]", "[]", "\"\"",
        "x.map { String(describing: $0) }.joined(separator: \", \")"
      ),
      (
        "a:[Person: Int]", "[:]", "[:]", "\"\"",
        "x.map { \"\\(String(describing: $0.key)): \\($0.value)\" }.sorted().joined(separator: \", \")"
      ),
      (
        "a:State=.open", ".open", ".open", "String(describing: (.open as State))",
        "String(describing: x)"
      ),
      (
        "a:State?=.open", ".open", ".open",
        "(.open as State?).map { String(describing: $0) } ?? \"\"",
        "x.map { String(describing: $0) } ?? \"\""
      ),
      (
        "a:Box<Int>=Box(1)", "Box(1)", "Box(1)", "String(describing: (Box(1) as Box<Int>))",
        "String(describing: x)"
      ),
      ("a:Pair=Pair()", "Pair()", "Pair()", "String(describing: Pair())", "String(describing: x)"),
    ])
  func types(
    _ text: String, _ initial: String, _ sample: String, _ sampleText: String, _ shown: String
  ) throws {
    let type = try Field(text).type
    #expect(type.initial == initial)
    #expect(type.sample("A", 1) == sample)
    #expect(type.sampleText("A", 1) == sampleText)
    #expect(type.text(of: "x") == shown)
  }

  @Test(
    "A field that can't be written says why",
    arguments: [
      ("a:Person", "'Person' of the field 'a' is not known; give a value of it"),
      ("load:String", "can't be named 'load'"), ("case:Int", "is a Swift keyword"),
      ("a:Int,a:Int", "is given twice"), ("content:Int", "can't be named 'content'"),
      ("a:", "has no type"), (":Int", "is not a field"), ("a:(Int, Int)", "is not known"),
      ("1a:Int", "is not a valid name in Swift"),
    ])
  func mistakes(_ text: String, _ part: String) {
    #expect {
      try Field.list(text)
    } throws: {
      ($0 as? Mistake)?.message.contains(part) == true
    }
  }
}
