import PorticoCheck
import Testing

@testable import PorticoTemplates

@Suite("What leaves the place it is put in")
struct FieldPlaceTests {
  @Test(
    "Values of fields that would are refused with the name of the field",
    arguments: [
      ("Person() // Ann", "//"), ("Person() /* Ann", "/*"), ("Person() /* Ann */", "/*"),
      ("Person() */ Ann", "*/"), ("Person()\nvar b = 1", "\\n"), ("Person()\r", "\\r"),
      ("Person()\u{2028}", "\\u{2028}"), ("Person()\u{2029}", "\\u{2029}"),
      ("Person()\u{85}", "\\u{0085}"), ("\"\u{202E}\"", "\\u{202E}"), ("\"\u{2066}\"", "\\u{2066}"),
      ("\"\u{1B}[31m\"", "\\u{1B}"), ("Person(\0)", "\\0"), ("Kind.`default`", "`"),
      ("Person()); evil(", "a bracket without its other"),
      ("Person(", "a bracket without its other"), ("[Person)", "a bracket without its other"),
      ("}", "a bracket without its other"), ("{", "a bracket without its other"),
      ("Person(\"Ann)", "a quotation mark without its other"),
      ("\"\\\"", "a quotation mark without its other"),
      ("\"\\(a // b)\"", "a quotation mark without its other"),
      ("\"\"\"Ann\"", "a quotation mark without its other"),
      ("Person(); evil()", ";"), ("#if A", "a bracket without its other"),
    ])
  func values(_ value: String, _ mark: String) {
    let message = "the value of the field 'owner' would leave its place: it holds \(mark)"
    #expect(throws: Mistake(message: message)) { try Field("owner:Person=\(value)") }
  }

  @Test(
    "Values that stay are taken, whatever their strings hold",
    arguments: [
      "Person(name: \"Ann\")", "Site(\"https://example.com/*\")", "#\"a \" b // c\"#",
      "Person { a in b(a); return c }", ".open", "-1", "[1: \"a\"]", "\"👨‍👩‍👧\"", "\"\\u{202E}\"",
      "Range<Int>(0..<1)", "\"\\(a + \"b\")\"",
    ])
  func fitting(_ value: String) throws {
    #expect(try Field("owner:Person=\(value)").type.initial == value)
  }

  @Test(
    "Types that would are refused, too",
    arguments: ["Person; evil()", "Person\n", "Person // a", "(Person", "Person`", "\"a\""])
  func types(_ type: String) {
    let mistake = #expect(throws: Mistake.self) { try Field("owner:\(type)=a") }
    #expect(
      mistake?.message.contains("the field 'owner'") == true, "\(String(describing: mistake))")
  }

  @Test("Types and values longer than anybody writes are refused", arguments: ["[", "?", "Set<"])
  func depth(_ open: String) {
    let close = ["[": "]", "?": "", "Set<": ">"][open] ?? ""
    let (start, end) = open == "?" ? ("", open) : (open, close)
    let type =
      String(repeating: start, count: 100_000) + "Int" + String(repeating: end, count: 100_000)
    #expect(throws: Mistake(message: "the type of the field 'a' is too long")) {
      try Field("a:\(type)")
    }
    #expect(throws: Mistake(message: "the value of the field 'a' is too long")) {
      try Field("a:A=\(type)")
    }
  }

  @Test("Modules and addresses that would are refused; folders are written as strings")
  func others() throws {
    let folder = try TemporaryFolder()
    for module in ["App\nimport Evil", "App; import Evil", "", "App.", "1App", "A\u{202E}"] {
      #expect(throws: Mistake.self) {
        try Destination(folder: folder.path, tests: nil, module: module, needs: [])
      }
    }
    #expect(
      try Destination(folder: folder.path, tests: nil, module: "App.Model", needs: []).module
        == "App.Model")
    for address in ["https://a\", branch: \"b", "https://a\\b", "https://a b", "https://a\n"] {
      #expect(throws: Mistake.self) { try PorticoSource(address) }
    }
    try folder.write("", to: "a \"b\" \\c/Package.swift")
    #expect(
      try PorticoSource(folder.path + "/a \"b\" \\c").dependency.hasSuffix(
        "/a \\\"b\\\" \\\\c\")"))
  }
}
