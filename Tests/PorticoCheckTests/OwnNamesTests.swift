import PorticoCheck
import Testing

@testable import PorticoCheck

/// An app's own types are meant by names that a library's types have, too.
@Suite("Own types with a library's name")
struct OwnNamesTests {
  private func project(_ texts: [String: String]) -> Project {
    Analysis(texts: texts, rules: []).project
  }

  @Test(
    "An app's own type wins over a library's",
    arguments: ["Character", "Result", "Calendar", "Notification", "Locale", "Data", "Range"])
  func values(_ name: String) throws {
    let project = project([
      "Game/\(name).swift": "final class \(name) { var friend: \(name)? }",
      "Game/Scene.swift": "struct Scene { var value: \(name) }",
    ])
    let scene = try #require(project.files.first { $0.path == "Game/Scene.swift" })
    #expect(project.type(name, from: scene)?.file.path == "Game/\(name).swift")
  }

  @Test("What is declared in another type, another target or a test is not meant")
  func elsewhere() throws {
    let project = project([
      "Sources/App/Login.swift": "enum Login { struct Result {} }",
      "Sources/App/Use.swift": "struct Use { var result: Result; var calendar: Calendar }",
      "Sources/Other/Calendar.swift": "public struct Calendar {}",
      "Tests/AppTests/Date.swift": "struct Date {}",
      "Sources/App/Private.swift": "private struct Locale {}",
      "Sources/Client/Use.swift": "import Other\nstruct Client { var calendar: Calendar }",
    ])
    let use = try #require(project.files.first { $0.path == "Sources/App/Use.swift" })
    for name in ["Result", "Calendar", "Date", "Locale"] {
      #expect(project.type(name, from: use) == nil, "\(name)")
    }
    let client = try #require(project.files.first { $0.path == "Sources/Client/Use.swift" })
    #expect(project.type("Calendar", from: client)?.file.path == "Sources/Other/Calendar.swift")
    let login = try #require(project.files.first { $0.path == "Sources/App/Login.swift" })
    #expect(project.type("Result", from: login)?.name == "Login.Result")
  }

  @Test("A base class of the app's own says what a class is, not a library's of its name")
  func bases() throws {
    let project = project([
      "FormViewController.swift": "class FormViewController {}",
      "A.swift": "final class A: FormViewController {}",
      "B.swift": "final class B: MessagesViewController {}",
      "UIState.swift": "class UIStateView {}\nfinal class C: UIStateView {}",
    ])
    let bases = Dictionary(project.types.map { ($0.name, $0.base) }) { first, _ in first }
    #expect(bases["A"] == ProjectType.Base.none)
    #expect(bases["B"] == .viewController)
    #expect(bases["C"] == ProjectType.Base.none)
  }

  @Test("An app's own Timer, formatter or session shows no hat, a library's does")
  func hats() throws {
    let text = """
      final class RunViewController: UIViewController {
        let timer = Timer()
        let formatter = NumberFormatter()
        func load() { let session = URLSession.shared; session.send() }
      }
      """
    func hats(_ more: String) throws -> Set<Hat> {
      let project = project(["Run.swift": text, "Own.swift": more])
      let type = try #require(project.types.first { $0.name == "RunViewController" })
      return Set(HatFinder().hats(of: type).keys)
    }
    #expect(try hats("") == [.systemServices, .formatting, .network])
    #expect(
      try hats("struct Timer {}\nstruct NumberFormatter {}\nclass URLSession { func send() {} }")
        == [])
  }

  @Test("What is taken from the surroundings is a library's: an app's own date is made, not asked")
  func ambient() throws {
    let function = try #require(SourceReader.read("func now() { keep(Date()) }").functions.first)
    let use = try #require(function.body?.uses.first { $0.path == ["Date"] })
    let facts = SourceReader.read("struct Date {}")
    #expect(AmbientInputs.text(of: use, in: SourceFile(path: "A.swift", facts: FileFacts())) != nil)
    #expect(AmbientInputs.text(of: use, in: SourceFile(path: "A.swift", facts: facts)) == nil)
  }

  @Test("An app's own Set without elements, and its own Action, are a thing each")
  func things() throws {
    #expect(TypeReference("Set<Int>").isCollection)
    #expect(!TypeReference("Set").isCollection)
    let project = project([
      "Own.swift": "struct Action {}\nfinal class Box<Value> {}",
      "Row.swift": "struct Row { let action: Action; let box: Box<Int>; let event: Event }",
    ])
    let row = try #require(project.types.first { $0.name == "Row" })
    #expect(row.properties.map(\.isObservable) == [false, true, true])
  }
}
