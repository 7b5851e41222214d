import Foundation
import Testing

@testable import PorticoCheck

@Suite("What must not change a measure")
struct MetamorphicTests {
  private func picture(_ texts: [String: String]) -> [String] {
    Analysis(texts: texts).screens.sorted { $0.screen.name < $1.screen.name }.map { judged in
      let measures = judged.measures
      return [
        judged.screen.name, judged.screen.pattern.rawValue,
        "\(measures.distribution.value)", "\(measures.testability.value)",
        "\(measures.easeOfUse.parts["N"] ?? 0)", "\(measures.easeOfUse.parts["F"] ?? 0)",
        "\(measures.easeOfUse.parts["K"] ?? 0)", "\(measures.hats)",
      ].joined(separator: " ")
    }
  }

  @Test("Formatting and comments change nothing")
  func formatting() throws {
    for app in try Corpus.apps() {
      let spaced = app.texts.mapValues { text in
        "// A comment with { and \" in it.\n/* and { /* nested */ another */\n"
          + text.replacing("\n", with: "   // why\n\n\t")
      }
      #expect(picture(spaced) == picture(app.texts), "\(app.name)")
    }
  }

  @Test("Methods moved to an extension in another file change nothing")
  func extensions() {
    let whole = """
      import UIKit
      class HomeViewController: UIViewController, HomeView {
        var presenter: HomePresenter!
        let label = UILabel()
        override func viewDidLoad() { super.viewDidLoad(); presenter.ready() }
        func show(_ text: String) { if text.isEmpty { label.isHidden = true } else { label.text = text } }
      }
      protocol HomeView: AnyObject { func show(_ text: String) }
      class HomePresenter { weak var view: HomeView?; func ready() { view?.show("") } }
      """
    let parts = [
      "A.swift": """
      import UIKit
      class HomeViewController: UIViewController {
        var presenter: HomePresenter!
        let label = UILabel()
        override func viewDidLoad() { super.viewDidLoad(); presenter.ready() }
      }
      """,
      "B.swift": """
      extension HomeViewController: HomeView {
        func show(_ text: String) { if text.isEmpty { label.isHidden = true } else { label.text = text } }
      }
      protocol HomeView: AnyObject { func show(_ text: String) }
      """,
      "C.swift": """
      class HomePresenter { weak var view: HomeView? }
      extension HomePresenter { func ready() { view?.show("") } }
      """,
    ]
    #expect(picture(parts) == picture(["A.swift": whole]))
  }

  @Test("Any method may stand in an extension in another file")
  func moved() throws {
    var moves = 0
    for app in try Corpus.apps() {
      var texts: [String: String] = [:]
      for (path, text) in app.texts {
        let parts = Self.movingMethods(of: text)
        moves += parts.count
        texts[path] = parts.kept
        if !parts.moved.isEmpty { texts[path + "+Moved.swift"] = parts.moved }
      }
      #expect(picture(texts) == picture(app.texts), "\(app.name)")
    }
    #expect(moves > 100)
  }

  /// A source without the methods that stand on lines of their own, and the extensions that hold them.
  private static func movingMethods(
    of text: String
  ) -> (kept: String, moved: String, count: Int) {
    let facts = SourceReader.read(text)
    var lines = text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    var moved = ""
    var count = 0
    for type in facts.types where type.kind != .protocol && !type.name.isEmpty {
      for function in type.functions
      where function.kind == .function && function.line > type.line
        && function.endLine < type.endLine
      {
        let span = (function.line - 1)..<function.endLine
        let first = lines[span.lowerBound].trimmingCharacters(in: .whitespaces)
        guard ["func ", "private func ", "@IBAction ", "@objc "].contains(where: first.hasPrefix),
          lines[span.upperBound - 1].hasSuffix("}")
        else { continue }
        moved += "extension \(type.name) {\n" + lines[span].joined(separator: "\n") + "\n}\n"
        for index in span { lines[index] = "" }
        count += 1
      }
    }
    let imports = facts.imports.map { "import \($0)\n" }.joined()
    return (lines.joined(separator: "\n"), moved.isEmpty ? "" : imports + moved, count)
  }

  @Test("What the types are about may be called anything")
  func renamed() throws {
    for app in try Corpus.apps() {
      var words: Set<String> = []
      for judged in Analysis(texts: app.texts).screens {
        let name = judged.screen.controller.simpleName
        words.formUnion(
          Naming.words(name).filter { !Naming.stem([$0]).isEmpty && $0.count > 3 })
      }
      let texts = app.texts.mapValues { Self.renaming(words, in: $0) }
      #expect(words.isEmpty || texts != app.texts)
      let renamed = picture(texts).map(Self.withoutName).sorted()
      #expect(renamed == picture(app.texts).map(Self.withoutName).sorted(), "\(app.name)")
    }
  }

  private static func withoutName(_ line: String) -> String {
    String(line[(line.firstIndex(of: " ") ?? line.startIndex)...])
  }

  /// Puts other words for these into identifiers, but not into the names of frameworks.
  private static func renaming(_ words: Set<String>, in text: String) -> String {
    let frameworks = ["UI", "NS", "MK", "AV", "CL", "CN", "UN", "User", "Rx", "WK", "GK", "URL"]
    return text.replacing(/[A-Za-z_][A-Za-z0-9_]*/) { match -> String in
      let name = String(match.output)
      if frameworks.contains(where: name.hasPrefix), !words.contains(where: name.hasPrefix) {
        return name
      }
      let parts = Naming.words(name)
      guard name.first?.isUppercase == true, parts.joined() == name else { return name }
      return parts.map { words.contains($0) ? "Zz" + $0.lowercased() : $0 }.joined()
    }
  }

  @Test("A partner by its structure may be called anything")
  func calledAnything() {
    let presented = """
      import UIKit
      protocol KioskView: AnyObject { func show(_ text: String) }
      class KioskViewController: UIViewController, KioskView {
        let NAME: KioskROLE
        func show(_ text: String) { title = text }
        @IBAction func tap() { NAME.tapped() }
      }
      class KioskROLE {
        weak var view: KioskView?
        func tapped() { view?.show("") }
      }
      """
    for (property, role) in [("presenter", "Presenter"), ("brain", "Brain"), ("logic", "Handler")] {
      let text = presented.replacing("NAME", with: property).replacing("ROLE", with: role)
      let screen = Analysis(texts: ["A.swift": text]).screens.first?.screen
      #expect(screen?.pattern == .mvpPassive, "\(role)")
    }
    let observed = """
      import UIKit
      class KioskViewController: UIViewController {
        let NAME = KioskROLE()
        override func viewDidLoad() { super.viewDidLoad(); NAME.onChange = { [weak self] in self?.title = $0 } }
      }
      class KioskROLE { var onChange: ((String) -> Void)?; func load() { onChange?("") } }
      """
    for (property, role) in [("viewModel", "ViewModel"), ("state", "Logic"), ("kiosk", "")] {
      let text = observed.replacing("NAME", with: property).replacing("ROLE", with: role)
      let screen = Analysis(texts: ["A.swift": text]).screens.first?.screen
      #expect(screen?.pattern == .mvvm, "\(role)")
    }
  }

  @Test("All files in one change no pattern")
  func oneFile() throws {
    for app in try Corpus.apps() {
      let joined = app.texts.sorted { $0.key < $1.key }.map(\.value).joined(separator: "\n")
      let apart = Analysis(texts: app.texts).screens
        .map { "\($0.screen.name) \($0.screen.pattern.rawValue)" }.sorted()
      let together = Analysis(texts: ["All.swift": joined]).screens
        .map { "\($0.screen.name) \($0.screen.pattern.rawValue)" }.sorted()
      #expect(apart == together, "\(app.name)")
    }
  }
}
