import PorticoCheck
import Testing

@Suite("Rules in tests")
struct CodebaseTests {
  private let code = Codebase(texts: [
    "Domain/User.swift": """
    import Foundation
    struct User { let name: String }
    """,
    "Domain/Loader.swift": """
    import Foundation
    import Alamofire
    final class Loader { let client: Client }
    """,
    "Network/Client.swift": "struct Client {}",
    "Screens/UserViewModel.swift": "final class UserViewModel { let user: User }",
    "Screens/UserViewModel+Text.swift": """
    extension UserViewModel {
      var color: Color { UIColor.red }
    }
    """,
    "Screens/UserViewController.swift": """
    final class UserViewController: UIViewController {
      let viewModel: UserViewModel
      func load() { URLSession.shared.dataTask(with: url).resume() }
    }
    """,
    "Screens/DraftViewController.swift": """
    final class DraftViewController: UIViewController {
      // portico:allow KeepServicesOutOfViewControllers, NameNoDrafts
      func load() { URLSession.shared.dataTask(with: url).resume() }
    }
    """,
    "Tests/LoaderTests.swift": "import XCTest",
  ])

  @Test("Files are asked for their imports")
  func files() {
    let domain = code.files(below: "Domain")
    #expect(
      domain.importing(anythingBut: "Foundation").map(\.description) == [
        "Domain/Loader.swift:2: imports Alamofire"
      ])
    #expect(domain.importing(anyOf: "Foundation").count == 2)
    #expect(code.files.failing("no test") { !$0.path.contains("Test") } == [])
    #expect(code.files(below: "Dom").files.isEmpty)
  }

  @Test("Types are asked for what they name, in whatever file")
  func types() throws {
    #expect(
      code.types(named: "*ViewModel").naming { $0.hasPrefix("UI") } == [
        Breach(
          "UserViewModel names UIColor", path: "Screens/UserViewModel+Text.swift", line: 2)
      ])
    let controllers = code.types.where(\.isViewController)
    #expect(controllers.map(\.name).sorted() == ["DraftViewController", "UserViewController"])
    #expect(
      controllers.failing("holds a view model") { $0.strongProperties["viewModel"] != nil }
        == [
          Breach(
            "DraftViewController: not so: holds a view model",
            path: "Screens/DraftViewController.swift", line: 1)
        ])
    #expect(code.types(named: "User").types.map(\.kind) == [.struct])
  }

  @Test("Screens have patterns, scores and reasons")
  func screens() throws {
    let screen = try #require(code.screens.first { $0.name == "UserViewController" })
    #expect(screen.pattern == "MVVM")
    #expect(screen.types.starts(with: ["UserViewController", "UserViewModel"]))
    #expect(screen.path == "Screens/UserViewController.swift")
    #expect((0...100).contains(screen.testability))
    #expect(!screen.reasons.isEmpty)
  }

  @Test("Layers know only the layers they may")
  func layers() throws {
    let domain = Layer(name: "Domain", folders: ["Domain"])
    let network = Layer(name: "Network", folders: ["Network"], mayKnow: ["Domain"])
    #expect(
      try code.breaches(of: LayerRule(domain, network)).map(\.description) == [
        "Domain/Loader.swift:3: Domain knows Client of Network"
      ])
    #expect(throws: Mistake(message: "layer Network may know Domain, which is no layer")) {
      try code.breaches(of: LayerRule(network))
    }
    #expect(throws: Mistake(message: "layer A: there is no file in Nowhere")) {
      try code.breaches(of: LayerRule(Layer(name: "A", folders: ["Nowhere"])))
    }
  }

  /// A rule of one's own, which comments permit by its name.
  private struct NameNoDrafts: CodeRule {
    func breaches(in code: Codebase) -> [Breach] {
      code.types(named: "Draft*").map { Breach("a draft", path: $0.path, line: $0.line + 2) }
    }
  }

  @Test(
    "Rules that are built in and rules of one's own are broken in places, less what is permitted")
  func rules() throws {
    let services = try BuiltInRule("KeepServicesOutOfViewControllers")
    #expect(
      try code.breaches(of: services, NameNoDrafts()).map { "\($0.path):\($0.line)" } == [
        "Screens/UserViewController.swift:3"
      ])
    #expect(
      throws: Mistake(
        message: "there is no rule 'HoldDelegateWeakly'; did you mean 'HoldDelegatesWeakly'?")
    ) { try BuiltInRule("HoldDelegateWeakly") }
  }

  @Test("A folder that is missing or without Swift is a mistake, not a pass")
  func missing() {
    #expect(throws: Mistake.self) { try Codebase("Sources/None") }
    #expect(throws: Mistake.self) { try Codebase("docs") }
  }
}
