import Testing

@testable import PorticoCheck

@Suite("Patterns of labelled screens")
struct PatternTests {
  @Test("The patterns of the corpus are named right, macro-F1 at least 0.9")
  func corpus() throws {
    var right: [String: Int] = [:]
    var named: [String: Int] = [:]
    var labelled: [String: Int] = [:]
    var wrong: [String] = []
    for app in try Corpus.apps() {
      let analysis = Analysis(texts: app.texts)
      for (name, label) in app.labels.sorted(by: { $0.key < $1.key }) {
        labelled[label, default: 0] += 1
        guard let judged = analysis.screens.first(where: { $0.screen.name == name }) else {
          wrong.append("\(app.name) \(name): no screen, should be \(label)")
          continue
        }
        let found = Corpus.label(judged.screen.pattern)
        named[found, default: 0] += 1
        if found == label {
          right[label, default: 0] += 1
        } else {
          wrong.append("\(app.name) \(name): \(found), should be \(label)")
        }
      }
    }
    let scores = labelled.keys.map { label -> Double in
      let hits = Double(right[label] ?? 0)
      return 2 * hits / Double((named[label] ?? 0) + (labelled[label] ?? 0))
    }
    let macro = scores.reduce(0, +) / Double(scores.count)
    print("screens: \(labelled.values.reduce(0, +)), macro-F1: \(macro)")
    #expect(labelled.values.reduce(0, +) >= 40)
    #expect(macro >= 0.9, "\(wrong.joined(separator: "\n"))")
    #expect(wrong == [])
  }

  @Test("What others inherit from is a screen only if somebody makes it")
  func bases() {
    let text = """
      import UIKit
      class ViperViewController: UIViewController { func prepareModule() {} }
      class PlainListViewController: UITableViewController { @IBOutlet var header: UIView! }
      class MadeViewController: UIViewController { func a() {} }
      class FirstViewController: ViperViewController { func b() {} }
      class SecondViewController: PlainListViewController { func c() {} }
      class ThirdViewController: MadeViewController {
        func d() { show(MadeViewController(), sender: nil) }
      }
      """
    let names = Analysis(texts: ["A.swift": text]).screens.map(\.screen.name).sorted()
    #expect(
      names == [
        "FirstViewController", "MadeViewController", "PlainListViewController",
        "SecondViewController", "ThirdViewController",
      ])
  }
}
