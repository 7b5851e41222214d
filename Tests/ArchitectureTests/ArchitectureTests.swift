import PorticoCheck
import Testing

/// The rules of this package that its manifest cannot state, as any package could state its own.
@Suite("The architecture of this package")
@MainActor struct ArchitectureTests {
  /// Read once for all tests.
  private static let whole = Result { try Codebase("Sources", "Examples") }
  private let code: Codebase

  init() throws {
    code = try Self.whole.get()
  }

  @Test("The blocks know UIKit, Foundation and Observation alone")
  func blocks() throws {
    // Not Synchronization, which requires iOS 18.
    #expect(
      code.files(below: "Sources/Portico").importing(
        anythingBut: "UIKit", "Foundation", "Observation", "Dispatch") == [])
  }

  @Test("The toolkit draws nothing and the solver knows no views")
  func toolkit() throws {
    #expect(
      code.files(below: "Sources/UIKitCore", "Sources/Cassowary")
        .importing(
          anyOf: "TerminalDisplay", "BrowserDisplay", "AppDriver", "Portico", "PorticoCheck") == [])
    #expect(
      code.files(below: "Sources/Cassowary").importing(anyOf: "UIKitCore", "DisplayInterface") == []
    )
    #expect(
      code.files(below: "Sources/PorticoCheck", "Sources/PorticoTemplates", "Sources/PorticoTool")
        .importing(anyOf: "UIKit", "UIKitCore") == [])
  }

  /// A reader has to be able to take a file in.
  private struct KeepFilesShort: CodeRule {
    func breaches(in code: Codebase) -> [Breach] {
      code.files(below: "Sources/Portico", "Sources/PorticoCheck", "Sources/PorticoTool")
        .failing("at most 400 lines") { $0.lines <= 400 }
    }
  }

  @Test("Files are short, and no rule is broken but where it is said")
  func rules() throws {
    #expect(try code.breaches(of: KeepFilesShort()) == [])
    for rule in BuiltInRule.all { #expect(try code.breaches(of: rule) == []) }
  }

  @Test("What decides in the Greeting screen names nothing of UIKit")
  func greeting() throws {
    let code = try Codebase("Examples/Greeting")
    for pattern in ["*Presenter", "*ViewModel", "*Interactor"] {
      let types = code.types(named: pattern)
      #expect(!types.types.isEmpty, "\(pattern)")
      #expect(types.naming { $0.hasPrefix("UI") } == [])
    }
    #expect(code.screens.allSatisfy { !$0.isMassive && $0.distribution > 70 })
    #expect(Set(code.screens.map(\.pattern)) == ["MVC", "MVP", "MVVM", "VIPER"])
  }
}
