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
      ("FAQ", "FAQ", "faq", "FAQ"), ("HTTPLog", "HTTPLog", "httpLog", "HTTP log"),
    ])
  func names(_ text: String, _ type: String, _ variable: String, _ title: String) throws {
    let names = try Names(text)
    #expect([names.type, names.variable, names.title] == [type, variable, title])
  }

  @Test(
    "Names that can't be written are refused",
    arguments: ["", "1st", "switch", "a+b", "String", "Self", "View Controller!"])
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
    "A field that can't be written says why",
    arguments: [
      ("a:Person", "'Person' of the field 'a' is not known; give a value of it"),
      ("load:String", "can't be called 'load'"), ("case:Int", "is a word of Swift itself"),
      ("a:Int,a:Int", "is given twice"), ("1a:Int", "is no name in Swift"),
    ])
  func mistakes(_ text: String, _ part: String) {
    #expect {
      try Field.list(text)
    } throws: {
      ($0 as? Mistake)?.message.contains(part) == true
    }
  }
}
