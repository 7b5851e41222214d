import Foundation
import SeededRandom
import Testing

@testable import PorticoCheck

/// Each of these takes seconds as it should grow, and hours if it grows with the square. With `PORTICO_EXHAUSTIVE=1`.
@Suite(
  "Much of everything", .timeLimit(.minutes(15)),
  .enabled(if: isExhaustive))
struct GrowthTests {
  private static let count = 20_000

  private func lines(_ line: (Int) -> String) -> String {
    (0..<Self.count).map(line).joined(separator: "\n")
  }

  private func analyse(_ text: String) -> Analysis { Analysis(texts: ["A.swift": text]) }

  @Test("Classes in one line of inheritance, in either order")
  func classes() {
    func line(_ number: Int, _ next: Int) -> String {
      "class C\(number)\(number == 0 ? "" : ": C\(next)") { var a\(number): P?; func f() { g() } }"
    }
    let down = lines { line($0, $0 - 1) }
    let up = lines { line(Self.count - 1 - $0, Self.count - 2 - $0) }
    for text in [down, up] {
      let project = analyse("protocol P {}\n" + text).project
      #expect(project.types.count == Self.count + 1)
      #expect(project.types.filter { $0.superclass != nil }.count == Self.count - 1)
    }
  }

  @Test("View controllers in one line of inheritance, and lists of children")
  func controllers() {
    let text = lines {
      "class C\($0)ViewController: \($0 == 0 ? "UIViewController" : "C\($0 - 1)ViewController") "
        + "{ var presenter\($0): P?; func f() { children.append(a) } }"
    }
    #expect(analyse("protocol P {}\n" + text).project.types.count == Self.count + 1)
  }

  @Test("Protocols in one line, with classes at each, and one that refines all")
  func protocols() {
    let chain = lines { "protocol P\($0)\($0 == 0 ? "" : ": P\($0 - 1)") {}" }
    let classes = lines { "class K\($0): P\($0) { var p: P\(Self.count - 1 - $0)? }" }
    #expect(analyse(chain + "\n" + classes).project.types.count == 2 * Self.count)
    let all = (0..<Self.count).map { "P\($0)" }.joined(separator: ", ")
    let wide = lines { "protocol P\($0) {}\nclass K\($0): All { var p: P\($0)? }" }
    let project = analyse("protocol All: \(all) {}\n" + wide).project
    #expect(project.types.count == 2 * Self.count + 1)
  }

  @Test("One protocol that all implement and hold, and all hold each other by")
  func hub() {
    let text = lines { "class K\($0): Service { var service: Service?; var parentHub: Hub? }" }
    let hub = "class Hub {\n" + lines { "var k\($0): K\($0)?" } + "\n}"
    let analysis = analyse("protocol Service {}\n" + hub + "\n" + text)
    #expect(analysis.findings.count == Self.count)
  }

  @Test("Types and aliases of one name in as many files")
  func namesakes() {
    var texts: [String: String] = [:]
    for number in 0..<Self.count {
      texts["\(number % 100)/\(number).swift"] =
        "struct F\(number) { struct State {}; var s: State; var o: Other\(number).State }\n"
        + "typealias V = Int\(number)\nclass W: V { var v: V }"
    }
    #expect(Analysis(texts: texts).project.types.count == 3 * Self.count)
  }

  @Test("Screens of one name, in one folder and in many")
  func screens() {
    var texts: [String: String] = [:]
    for number in 0..<Self.count {
      texts["a/\(number).swift"] = "class ViewController: UIViewController {}\nclass Presenter {}"
    }
    let flat = Analysis(texts: texts)
    #expect(flat.screens.count == Self.count)
    #expect(HTMLReport.text(Report(flat), flat).contains("ViewController"))
    let titles = ScreenTitles(flat.screens.map(\.screen))
    #expect(Set(flat.screens.map { titles[$0.screen] }).count == Self.count)
  }

  @Test("Two screens of one name in one line have a page")
  func oneLine() {
    let text = "class A: UIViewController {}; class A: UIViewController {}"
    let analysis = analyse(text)
    #expect(HTMLReport.text(Report(analysis), analysis).contains("A.swift:1"))
  }

  @Test("Functions and properties of one view controller")
  func functions() {
    let members = lines {
      "var p\($0) = 0; var c\($0)Coordinator: C?; func f\($0)(query: String) { p\($0) = 1; "
        + "let v\($0) = make\($0)(); show(v\($0)); f\(($0 + 1) % Self.count)(a) }"
    }
    let analysis = analyse(
      "class C { func start() {} }\nclass A: UIViewController {\n" + members + "\n}")
    #expect(analysis.screens.count == 1)
  }

  @Test("Functions that a plan divides, each of which uses the next")
  func advice() throws {
    let members = lines {
      "func f\($0)() -> Int { f\($0 + 1)() }\nvar p\($0) = 0 { didSet { g() } }"
    }
    let analysis = analyse(
      "class A: UIViewController {\nvar state = 0\nlet label = UILabel()\n" + members
        + "\nfunc f\(Self.count)() -> Int { state + 1 }\nfunc g() { label.text = a }\n"
        + "func x() { if a { f0() }; if b { g() }; if c {}; if d {}; URLSession.shared.go() }\n}")
    let screen = try #require(analysis.screens.first)
    let advice = Advisor(screen.screen).advice(screen.measures)
    #expect(!advice.steps.isEmpty)
  }

  @Test("Questions, subscriptions and children of one type")
  func requests() {
    let searches = lines {
      "func search\($0)(query: String) { api.fetch(query) { [weak self] a in self?.items = a } }"
    }
    let found = analyse("class AViewModel {\nvar items: [Int] = []\n" + searches + "\n}").findings
    #expect(found.count == Self.count)
    let children = lines { "func f\($0)() { children.append(c) }\nfunc start() { f\($0)() }" }
    _ = analyse("class ACoordinator {\nvar children: [C] = []\n" + children + "\n}")
  }

  @Test("Layers, and what they may know")
  func layers() {
    var texts: [String: String] = [:]
    for number in 0..<Self.count { texts["L\(number)/A.swift"] = "class K\(number) { var a: K0? }" }
    let names = (0..<Self.count).map { "L\($0)" }
    let layers = names.map { Layer(name: $0, folders: [$0], mayKnow: $0 == "L1" ? names : []) }
    #expect(Analysis(texts: texts, layers: layers).findings.count == Self.count - 2)
  }

  @Test(
    "Signs that belong to nothing",
    arguments: ["#", "\\/", "a<", "@A ", "\"\\(", "/*", "`", "##\"", "if ", "a ? ", "a.b { "])
  func signs(_ sign: String) {
    _ = analyse("class A { func f() { " + String(repeating: sign, count: 500_000) + " } }")
    _ = analyse(String(repeating: sign, count: 500_000))
  }

  @Test("Attributes of as many names")
  func attributes() {
    let names = (0..<Self.count).map { "a\($0): Int" }.joined(separator: ", ")
    let text = "class A { " + String(repeating: "@X ", count: Self.count) + "let \(names) }"
    #expect(SourceReader.read(text).types.first?.properties.count == Self.count)
  }

  @Test("Targets of a package, in a row and in each other")
  func targets() {
    let row = lines { ".target(name: \"A\($0)\", dependencies: [\"A\($0 + 1)\"])," }
    #expect(PackageManifest("[" + row + "]").targets.count == Self.count)
    let nested =
      String(repeating: ".target(name: \"A\", dependencies: [", count: Self.count)
      + String(repeating: "])", count: Self.count)
    #expect(PackageManifest(nested).targets.count < 64)
  }
}
