import Testing

@testable import PorticoCheck

@Suite("Scores of the same screen in several patterns")
struct ScoreTests {
  private func measures(_ app: String, _ screen: String) throws -> Measures {
    let found = try #require(try Corpus.apps().first { $0.name == app + ".txt" })
    let analysis = Analysis(texts: found.texts)
    return try #require(analysis.screens.first { $0.screen.name == screen }).measures
  }

  @Test("Cocoa MVC is easiest and least testable")
  func order() throws {
    let mvc = try measures("mvc", "GreetingViewController")
    let mvp = try measures("mvp", "GreetingViewController")
    let mvvm = try measures("mvvm-closures", "GreetingViewController")
    let viper = try measures("viper-classic", "QuotesViewController")
    #expect(mvc.testability.value < mvp.testability.value)
    #expect(mvc.testability.value < mvvm.testability.value)
    #expect(mvc.testability.value < viper.testability.value)
    #expect(mvc.easeOfUse.value > mvp.easeOfUse.value)
    #expect(mvc.easeOfUse.value > mvvm.easeOfUse.value)
    #expect(viper.easeOfUse.value < mvp.easeOfUse.value)
    #expect(viper.types > mvp.types)
  }

  @Test("The reasons account for every lost point")
  func reasons() throws {
    for app in try Corpus.apps() {
      for judged in Analysis(texts: app.texts).screens {
        for score in [
          judged.measures.distribution, judged.measures.testability, judged.measures.easeOfUse,
        ] {
          let lost = score.reasons.reduce(0) { $0 + $1.points }
          #expect(
            abs(score.value + lost - 100) < 0.01, "\(app.name) \(judged.screen.name) \(score)")
        }
      }
    }
  }

  @Test("A controller that does everything is massive")
  func massive() {
    let branches = String(repeating: "    if Bool.random() { work() }\n", count: 10)
    let methods = (0..<8).map { "  func step\($0)() {\n\(branches)  }\n" }.joined()
    let text = """
      import UIKit
      class EverythingViewController: UIViewController, UITableViewDataSource {
        func load() { URLSession.shared.dataTask(with: url) { _, _, _ in }.resume() }
        func keep() { UserDefaults.standard.set(1, forKey: "x") }
        func text() { let formatter = DateFormatter(); label.text = formatter.string(from: Date()) }
        func go() { navigationController?.pushViewController(other, animated: true) }
      \(methods)}
      """
    let judged = Analysis(texts: ["A.swift": text]).screens.first
    #expect(judged?.measures.massive != nil)
  }
}
