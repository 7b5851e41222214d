import Testing

@testable import PorticoCheck

@Suite("Broken source")
struct BrokenSourceTests {
  private static let next = """
    class NextViewController: UIViewController {
      func load(_ url: URL) { URLSession.shared.dataTask(with: url) { _, _, _ in }.resume() }
    }

    """

  @Test(
    "What is broken is told with its line, and does not swallow the next class",
    arguments: [
      (
        "class A {\n  func f() {\n    if isReady {\n      show()\n  }\n  func g() { }\n}\n",
        "'{' is never closed", 3
      ),
      ("class A {\n  func f() {\n    show()\n\n", "'{' is never closed", 1),
      ("class A {\n  func f() { }\n", "'{' is never closed", 1),
      ("class A {\n  func f() {\n  }\n  }\n  func g() { }\n}\n", "'}' closes no '{'", 6),
      ("class A {\n  func f() { g((1, 2) }\n}\n", "'(' is never closed", 2),
      ("class A {\n  let a = [1, 2\n}\n", "'[' is never closed", 2),
      ("class A {\n  let a = (1, 2))\n}\n", "')' closes no '('", 2),
      ("class A {\n  let a = \"so\n}\n", "the string never ends", 2),
      ("class A {\n  func f() { print(\"so) }\n}\n", "the string never ends", 2),
      ("class A {\n  let a = \"\\(b\"\n}\n", "the string never ends", 2),
      ("class A {\n  let a = \"\"\"\n    so\n}\n", "the string never ends", 2),
      ("class A {\n  /* so\n}\n", "the comment never ends", 2),
    ])
  func told(source: String, text: String, line: Int) throws {
    let facts = SourceReader.read(source + Self.next)
    #expect(facts.problems == [FileProblem(text, line: line, isBroken: true)])
    #expect(
      facts.lines
        == (source + Self.next).split(separator: "\n", omittingEmptySubsequences: false).count)
    let analysis = Analysis(texts: ["A.swift": "import UIKit\n" + source + Self.next])
    #expect(analysis.screens.map(\.screen.name) == ["NextViewController"])
    let lines = source.split(separator: "\n", omittingEmptySubsequences: false).count
    #expect(analysis.findings.map(\.place.line) == [lines + 2])
  }

  @Test(
    "What a compiler takes is not called broken",
    arguments: [
      "let a = #\"\"\"#\nlet b = #\"\"\" so \"#\n", "let a = \"\\(b(\n  1))\"\n",
      "let a = \"\"\"\n  \"so\" }\n  \"\"\"\n", "let a = /[\"{]/\n", "let a = f(/,?\"[)]{/)\n",
      "let a = f(/, 2) + [1].reduce(1, /) + f(\"/\")\n", "/* } /* { */ \" */\n",
      "let a = #\"\"\"\n  }\"\"\" \"#\n  \"\"\"#\n",
    ])
  func whole(source: String) {
    #expect(SourceReader.read(source).problems == [])
  }
}
