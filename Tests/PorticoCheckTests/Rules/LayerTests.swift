import PorticoCheck
import Testing

@Suite("Layers that are modules")
struct LayerTests {
  private let layers = [
    Layer(name: "Views", folders: ["Sources/Views"], mayKnow: []),
    Layer(name: "Tools", folders: ["Sources/Tools"], mayKnow: []),
  ]

  private func findings(_ view: String) -> [String] {
    Analysis(
      texts: [
        "Sources/Tools/Progress.swift": """
        public class Progress { public struct Value {} }
        public struct Cell {}
        """,
        "Sources/App/App.swift": "import Tools\nimport Views",
        "Sources/Views/Bar.swift": view,
      ], rules: AllRules.rules.filter { $0.name == "RespectLayers" }, layers: layers
    ).findings.map { "\($0.place.line): \($0.message)" }
  }

  @Test("A type is known by being named, inherited from, extended or made")
  func known() {
    let imported = "import Tools\n"
    #expect(findings(imported + "var a: Progress") == [])
    #expect(
      findings(imported + "struct A { let a: Progress }") == ["2: Views knows Progress of Tools"])
    #expect(findings(imported + "class A: Progress {}") == ["2: Views knows Progress of Tools"])
    #expect(
      findings(imported + "extension Progress { func a() {} }") == [
        "2: Views knows Progress of Tools"
      ])
    #expect(
      findings(imported + "func a() -> [Progress] { [] }") == ["2: Views knows Progress of Tools"])
    #expect(findings(imported + "func a() {\n  b(Cell())\n}") == ["3: Views knows Cell of Tools"])
  }

  @Test("A name of a module that a file does not import is somebody else's")
  func notImported() {
    #expect(findings("import Foundation\nstruct A { let a: Progress }") == [])
  }

  @Test("What an imported module imports may be handed on")
  func handedOn() {
    #expect(
      findings("import App\nstruct A { let a: Progress }") == ["2: Views knows Progress of Tools"])
  }

  @Test("Parameters and types in another's scope are no types of another layer")
  func parameters() {
    let imported = "import Tools\n"
    #expect(findings(imported + "struct A<Cell> { let a: Cell }") == [])
    #expect(findings(imported + "func a<Cell: B>(_ cell: Cell) {}") == [])
    #expect(findings(imported + "struct A { let a: Value }") == [])
    #expect(
      findings(imported + "struct A { let a: Progress.Value }") == [
        "2: Views knows Progress.Value of Tools"
      ])
  }

  @Test("Of two modules with the same type, a file means the one that it imports")
  func namesakes() {
    func findings(_ view: String) -> [String] {
      let progress = "public class Progress {}"
      return Analysis(
        texts: [
          "Sources/Basics/Progress.swift": progress, "Sources/Tools/Progress.swift": progress,
          "Sources/All/All.swift": "import Tools", "Sources/Views/Bar.swift": view,
        ], rules: AllRules.rules.filter { $0.name == "RespectLayers" },
        layers: layers + [Layer(name: "Basics", folders: ["Sources/Basics"], mayKnow: [])]
      ).findings.map(\.message)
    }
    let use = "\nstruct A { let a: Progress }"
    #expect(findings("import Tools" + use) == ["Views knows Progress of Tools"])
    #expect(findings("import All" + use) == ["Views knows Progress of Tools"])
    #expect(findings("import Basics" + use) == ["Views knows Progress of Basics"])
    #expect(findings("import Tools\nclass Progress {}" + use) == [])
  }

  @Test("A name of an imported toolkit isn't a type of a module that the file doesn't import")
  func toolkit() {
    func findings(_ view: String) -> [String] {
      Analysis(
        texts: [
          "Sources/Kit/View.swift": """
          public class UIView { public enum Style { case plain } }
          public class Clock {}
          """,
          "Sources/Tools/Clock.swift": "public class Clock {}\npublic enum Style {}",
          "Sources/Views/Bar.swift": view,
        ], rules: AllRules.rules.filter { $0.name == "RespectLayers" }, layers: layers
      ).findings.map(\.message)
    }
    #expect(findings("import Kit\nstruct A { let a: Clock }") == [])
    let imports = "import Kit\nimport Tools\n"
    #expect(findings(imports + "struct A { let a: UIView.Style }") == [])
    #expect(findings(imports + "struct A { let a: Style }") == ["Views knows Style of Tools"])
  }
}
