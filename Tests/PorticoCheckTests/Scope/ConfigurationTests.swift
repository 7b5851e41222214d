import Foundation
import Testing

@testable import PorticoCheck

@Suite("The configuration")
struct ConfigurationTests {
  /// A folder with what the configurations below name.
  private final class Scratch {
    let folder = FileManager.default.temporaryDirectory.appending(path: "portico-\(UUID())")

    init() throws {
      for name in ["Sources/Features", "Sources/Domain", "Sources/Old Code"] {
        try FileManager.default.createDirectory(
          at: folder.appending(path: name), withIntermediateDirectories: true)
      }
    }

    deinit { try? FileManager.default.removeItem(at: folder) }

    func read(_ text: String) throws(Mistake) -> Configuration {
      do {
        return try Configuration(text, folder.path + "/.portico.yml")
      } catch {
        throw Mistake(message: error.message.replacing(folder.path + "/", with: ""))
      }
    }
  }

  @Test("Lists in lines and in brackets, quotes, comments and empty lines are read")
  func forms() throws {
    let configuration = try Scratch().read(
      """
      ---
      # What we hold to.
      layers:   # who knows whom

        "Features":
          folders: ['Sources/Features/', "Sources/Old Code"]  # two
          may know: Domain
        Domain:
          folders:
          - Sources/Domain
      allow:
        LetOthersNavigate:
            - "Sources/Old Code"
        HoldDelegatesWeakly: []

      leave out: [Sources/Old Code]
      """)
    #expect(
      configuration.layers == [
        Layer(
          name: "Features", folders: ["Sources/Features", "Sources/Old Code"], mayKnow: ["Domain"]),
        Layer(name: "Domain", folders: ["Sources/Domain"], mayKnow: []),
      ])
    #expect(configuration.allowed["LetOthersNavigate"]?.count == 1)
    #expect(configuration.leftOut.count == 1)
    #expect(try Scratch().read("").layers == [])
    #expect(try Scratch().read("# nothing\n").layers == [])
    #expect(try Scratch().read("layers:\r\n  A:\r\n    folders: [Sources]\r\n").layers.count == 1)
  }

  @Test(
    "A mistake is told with line and column",
    arguments: [
      ("layer:\n", "1:1: 'layer' is not known; did you mean 'layers'?"),
      (
        "a: b\n",
        "1:1: 'a' is not known; here can stand 'layers', 'allow', 'leave out', 'severity', "
          + "'folders', 'max warnings', 'min scores', 'rule pages', 'port'"
      ),
      (
        "severity:\n  HoldDelegateWeakly: error\n",
        "2:3: there is no rule 'HoldDelegateWeakly'; did you mean 'HoldDelegatesWeakly'?"
      ),
      (
        "severity:\n  HoldDelegatesWeakly: errors\n",
        "2:24: 'errors' is not known; did you mean 'error'?"
      ),
      (
        "severity:\n  HoldDelegatesWeakly:\n",
        "2:23: '' is not known; here can stand 'off', 'note', 'warning', 'error'"
      ),
      ("folders:\n  Source:\n", "2:3: there is no 'Source'; did you mean 'Sources'?"),
      (
        "folders:\n  Sources:\n    Respect: off\n", "3:5: there is no rule 'Respect'"
      ),
      ("max warnings: -1\n", "1:15: a whole number is expected here"),
      ("max warnings: []\n", "1:15: a whole number is expected here"),
      ("min scores:\n  distribution: 101\n", "2:17: a whole number up to 100 is expected here"),
      (
        "min scores:\n  testabilty: 40\n",
        "2:3: 'testabilty' is not known; did you mean 'testability'?"
      ),
      ("rule pages: docs\n", "1:13: an address is expected here: https://example.com/rules"),
      ("layers:\n\tA:\n", "2:1: tabs do not indent YAML"),
      ("layers:\n  A\n", "2:4: a ':' is missing"),
      (
        "layers:\n  A:\n    folder: [Sources]\n",
        "3:5: 'folder' is not known; did you mean 'folders'?"
      ),
      ("layers:\n  A:\n    folders: [Sources\n", "3:22: a ']' is missing"),
      ("layers:\n  A:\n    folders: ['Sources, b]\n", "3:15: this ' is not closed"),
      (
        "layers:\n  A:\n    folders: [Sources, Sources/Domian]\n",
        "3:24: there is no 'Sources/Domian'; did you mean 'Domain'?"
      ),
      ("layers:\n  A:\n    may know: []\n", "2:3: layer A has no 'folders'"),
      (
        "layers:\n  A:\n    folders: [Sources]\n    may know: [B, AA]\n",
        "4:16: A may know 'B', which is no layer"
      ),
      ("layers:\n  A:\n    folders: Sources\n  A:\n", "4:3: 'A' is there already"),
      (
        "layers:\n  A:\n    folders: Sources\n   B:\n",
        "4:4: this is indented more than what it follows"
      ),
      ("layers:\n  - A\n", "2:3: names with values are expected here, each 'name: value'"),
      (
        "allow:\n  LetOtherNavigate: [Sources]\n",
        "2:3: there is no rule 'LetOtherNavigate'; did you mean 'LetOthersNavigate'?"
      ),
      ("allow:\n  LetOthersNavigate:\n    a: b\n", "3:5: a list is expected here: [one, another]"),
      ("leave out: [Pods]\n", "1:13: there is no 'Pods'"),
      ("  layers:\nallow:\n", "2:1: this is indented less than what it belongs to"),
      (
        "allow:\n  LetOthersNavigate:\n  - Sources\n  b:\n",
        "4:3: names and '-' do not mix in one block"
      ),
    ])
  func mistakes(text: String, message: String) throws {
    let place = try Scratch()
    let error = #expect(throws: Mistake.self) { try place.read(text) }
    #expect(error?.message == ".portico.yml:" + message)
  }

  @Test("Permissions hold for a folder and all in it, however its files are named")
  func permissions() throws {
    let place = try Scratch()
    let configuration = try place.read("allow:\n  LetOthersNavigate: [Sources/Features]\n")
    func permits(_ rule: String, _ path: String) -> Bool {
      configuration.permits(
        Finding(rule: rule, message: "", place: Place(place.folder.path + "/" + path, 1)))
    }
    #expect(permits("LetOthersNavigate", "Sources/Features/Login/A.swift"))
    #expect(permits("LetOthersNavigate", "Sources/./Domain/../Features/A.swift"))
    #expect(!permits("LetOthersNavigate", "Sources/FeaturesToo/A.swift"))
    #expect(!permits("HoldDelegatesWeakly", "Sources/Features/A.swift"))
  }

  @Test("Of a folder and those around it the deepest says how much a rule matters")
  func severities() throws {
    let place = try Scratch()
    let configuration = try place.read(
      """
      severity:
        LetOthersNavigate: error
      folders:
        Sources:
          LetOthersNavigate: note
          HoldDelegatesWeakly: off
        Sources/Old Code:
          LetOthersNavigate: warning
      max warnings: 3
      min scores:
        ease of use: 20
      rule pages: https://example.com/rules/
      """)
    func severity(_ rule: String, _ path: String) -> Severity? {
      configuration.severity(
        of: Finding(rule: rule, message: "", place: Place(place.folder.path + "/" + path, 1)))
    }
    #expect(severity("LetOthersNavigate", "App.swift") == .error)
    #expect(severity("LetOthersNavigate", "Sources/A.swift") == .note)
    #expect(severity("LetOthersNavigate", "Sources/Old Code/In/A.swift") == .warning)
    #expect(severity("HoldDelegatesWeakly", "Sources/Old Code/A.swift") == .off)
    #expect(severity("HoldDelegatesWeakly", "App.swift") == nil)
    #expect(configuration.maxWarnings == 3)
    #expect(configuration.minimumScores.map(\.score) == [.easeOfUse])
    #expect(configuration.minimumScores.map(\.value) == [20])
    #expect(configuration.rulePages == "https://example.com/rules")
  }

  @Test("Many layers and entries are read, and names that nobody writes are compared with none")
  func many() throws {
    let scratch = try Scratch()
    let layers = (0..<10_000).map {
      "  L\($0):\n    folders: [Sources]\n    may know: [L\(9_999 - $0)]\n"
    }
    #expect(try scratch.read("layers:\n" + layers.joined()).layers.count == 10_000)
    let places = Array(repeating: "Sources", count: 10_000).joined(separator: ",")
    let allowed = try scratch.read("allow:\n  HoldDelegatesWeakly: [\(places)]\n").allowed
    #expect(allowed["HoldDelegatesWeakly"]?.count == 1)
    let (one, other) = (
      String(repeating: "a", count: 100_000), String(repeating: "b", count: 100_000)
    )
    #expect(throws: Mistake.self) {
      try scratch.read("layers:\n  \(one):\n    folders: [Sources]\n    may know: [\(other)]\n")
    }
  }

  @Test("What is nested deeply ends with the line", arguments: ["a:", "-", "a: ["])
  func deep(_ line: String) throws {
    let scratch = try Scratch()
    let text = (0..<1_000).map { String(repeating: " ", count: $0) + line }.joined(separator: "\n")
    #expect(throws: Mistake.self) { try scratch.read(text) }
    #expect(throws: Mistake.self) {
      try scratch.read("layers: " + String(repeating: "[", count: 100_000))
    }
  }

  @Test("What stands in for modules is read: nothing, a module, or one of a package")
  func modules() throws {
    let port = try Scratch().read(
      """
      port:
        modules:
          FXPageControl: none
          Old: New
          Combine:
            module: OpenCombine
            package: https://example.com/OpenCombine.git
            version: 0.14.0
        leave out: [Sources/Features]
      """
    ).port
    #expect(
      port.modules.mapValues(\.module) == [
        "FXPageControl": nil, "Old": "New", "Combine": "OpenCombine",
      ])
    #expect(port.modules["Combine"]?.package == "https://example.com/OpenCombine.git")
    #expect(port.modules["Combine"]?.version == "0.14.0")
    #expect(!port.leavesOut("/nowhere"))
    #expect(
      throws: Mistake(message: ".portico.yml:3:5: say what stands in for A: a module, or none")
    ) {
      try Scratch().read("port:\n  modules:\n    A:\n      version: 1.0.0\n")
    }
  }
}
