import Foundation
import PorticoCheck
import SeededRandom
import Testing

@testable import PorticoPort

@Suite("The reader of property lists")
struct PropertyListReaderTests {
  private func read(_ text: String) throws -> PropertyList {
    try PropertyListReader.read(text, "project.pbxproj")
  }

  @Test("Words, quotes, escapes, data, lists and comments are read")
  func forms() throws {
    let list = try read(
      """
      // !$*UTF8*$!
      {
        plain = a/b_c.d-e:$1; /* one */
        "quoted name" = "a \\"b\\"\\n\\t\\\\ \\U00e4 \\344";
        'single' = '';
        data = <0fbd 777f>;
        list = (a, "b c", (d), );
        empty = ();
        table = { a = 1; };
        umlaut = ä;
      }
      """)
    #expect(list.table["plain"]?.text == "a/b_c.d-e:$1")
    #expect(list.table["quoted name"]?.text == "a \"b\"\n\t\\ ä ä")
    #expect(list.table["single"]?.text == "")
    #expect(list.table["data"]?.text == "<0fbd 777f>")
    #expect(list.table["list"]?.words == "a b c")
    #expect(list.table["list"]?.list.count == 3)
    #expect(list.table["empty"]?.list == [])
    #expect(list.table["table"]?.table["a"]?.text == "1")
    #expect(list.table["umlaut"]?.text == "ä")
  }

  @Test("A value knows the line that its name stands on")
  func lines() throws {
    let list = try read("{\n/*\n*/ a =\n{\nb = \"\n\";\nc = 1; }; }")
    #expect(list.table["a"]?.line == 3)
    #expect(list.table["a"]?.table["b"]?.line == 5)
    #expect(list.table["a"]?.table["c"]?.line == 7)
  }

  @Test(
    "A mistake is told with its line",
    arguments: [
      ("", 1, "the file ends too early"),
      ("{\na = 1\n}", 3, "a ';' is missing"),
      ("{\na 1;\n}", 2, "a '=' is missing"),
      ("{\na = \"b\n\n", 2, "this text is not closed"),
      ("{\n/* b\n\n", 2, "this comment is not closed"),
      ("{\na = (b\nc);\n}", 3, "a ')' is missing"),
      ("{\n<<<<<<< HEAD\na = 1;\n}", 2, "'<' is not expected here"),
      ("{\na = (\n<<<<<<< HEAD\n);}", 3, "a merge conflict is not resolved"),
      ("{ }\n}", 2, "nothing is expected here"),
      (String(repeating: "(", count: 100_000), 1, "this is nested too deeply"),
    ])
  func mistakes(_ text: String, _ line: Int, _ message: String) {
    #expect(throws: Mistake(message: "project.pbxproj:\(line): \(message)")) { try read(text) }
  }

  @Test("XML is read, too")
  func xml() throws {
    let data = try PropertyListSerialization.data(
      fromPropertyList: ["a": ["b", "c"]], format: .xml, options: 0)
    #expect(try read(String(decoding: data, as: UTF8.self)).table["a"]?.words == "b c")
    #expect(throws: Mistake(message: "project.pbxproj: is not a property list")) {
      try read("<?xml version=\"1.0\"?><plist>")
    }
  }

  @Test("Whatever a file holds, reading it ends, with a project or with a mistake")
  func mutations() throws {
    var random = SeededGenerator(seed: 13)
    for name in ["Old/Notes", "New/Daily Mail"] {
      let bytes = Array(try PortFixture.golden(name + ".xcodeproj/project.pbxproj").utf8)
      var outcomes: Set<Bool> = []
      for _ in 0..<400 {
        var mutated = bytes
        for _ in 0..<Int.random(in: 1...8, using: &random) {
          let at = Int.random(in: 0..<mutated.count, using: &random)
          let other = Int.random(in: 0..<bytes.count - 40, using: &random)
          switch Int.random(in: 0..<4, using: &random) {
          case 0: mutated[at] = Array("{}()<>;,=\"'/*\\ A0\n".utf8).randomElement(using: &random)!
          case 1: mutated.removeSubrange(at..<min(at + 24, mutated.count))
          case 2: mutated.insert(contentsOf: bytes[other..<other + 40], at: at)
          // Ids take the place of each other: circles and wrong kinds.
          default:
            mutated.replaceSubrange(
              at..<min(at + 24, mutated.count), with: bytes[other..<other + 24])
          }
        }
        do {
          let text = String(decoding: mutated, as: UTF8.self)
          _ = ProjectReader(try XcodeProject(text, path: "/none/A.xcodeproj/project.pbxproj"))
          outcomes.insert(true)
        } catch {
          #expect(error.message.contains("project.pbxproj:"))
          outcomes.insert(false)
        }
      }
      #expect(outcomes == [true, false])
    }
  }
}
