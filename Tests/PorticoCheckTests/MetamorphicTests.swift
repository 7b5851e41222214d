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
