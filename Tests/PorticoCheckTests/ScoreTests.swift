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

  /// A controller of many small decisions that all use one table, with lists, navigation, network and layout.
  private func busy(_ more: String = "") -> String {
    let methods = (0..<12).map {
      "  func step\($0)() { if tableView.isEditing, rows.isEmpty || rows.count > \($0) { tableView.reloadData() } else if tableView.isHidden { go() } }\n"
    }.joined()
    return """
      import UIKit
      class OrdersViewController: UIViewController, UITableViewDataSource {
        let tableView = UITableView()
        var rows: [String] = []
        override func viewDidLoad() { super.viewDidLoad(); view.addSubview(tableView) }
        func load() { URLSession.shared.dataTask(with: url) { _, _, _ in self.tableView.reloadData() }.resume() }
        func go() { navigationController?.pushViewController(other, animated: tableView.isEditing) }
      \(methods)}
      \(more)
      """
  }

  @Test("A controller alone with four kinds of work is massive, however cohesive it looks")
  func cohesive() throws {
    let judged = try #require(Analysis(texts: ["A.swift": busy()]).screens.first)
    #expect(judged.measures.weightedMethods >= 47)
    #expect(judged.measures.cohesion > 0.5)
    #expect(judged.measures.hats == [.layout, .lists, .navigation, .network])
    #expect(judged.measures.massive != nil)
  }

  @Test("A cohesive controller is not massive if a view model has a share of the logic")
  func helped() throws {
    let judged = try #require(
      Analysis(
        texts: [
          "A.swift": busy(
            """
            extension OrdersViewController { func bind() { viewModel.changed = { [weak self] in self?.go() } } }
            class OrdersViewModel {
              var changed: (() -> Void)?
              func a(_ x: Int) { if x > 1, x < 9 { changed?() } else if x == 11 { changed?() } }
              func b(_ x: Int) { if x > 1, x < 9 { changed?() } else if x == 11 { changed?() } }
            }
            """
          ).replacing("let tableView", with: "let viewModel = OrdersViewModel(); let tableView")
        ]).screens.first)
    #expect(judged.screen.pattern == .mvvm)
    #expect(judged.measures.massive == nil)
  }

  @Test("Who asks singletons of the network and a database does networking and storage")
  func singletons() throws {
    let text = """
      import UIKit
      class TrashViewController: UIViewController {
        func load() { TrashCommunication.shared.list { items in TrashDatabase.sharedInstance.add(items) } }
        func style() { title = Theme.shared.title }
      }
      """
    let judged = try #require(Analysis(texts: ["A.swift": text]).screens.first)
    #expect(judged.measures.hats == [.network, .storage])
  }

  @Test("Text chosen and put together by hand is formatting")
  func handmade() throws {
    let text = """
      import UIKit
      class AgesViewController: UIViewController {
        func show(_ hours: Int) {
          if hours < 1 { ageLabel.text = "now" }
          else if hours < 24 { ageLabel.text = "\\(hours) hours ago" }
          else if hours < 48 { ageLabel.text = "\\(hours / 24) day ago" }
          else { ageLabel.text = "\\(hours / 24) days ago" }
        }
        func name() { ageLabel.text = "\\(first) \\(last)" }
      }
      """
    let judged = try #require(Analysis(texts: ["A.swift": text]).screens.first)
    #expect(judged.measures.hats == [.formatting])
  }

  private func hats(_ body: String, imports: String = "UIKit") throws -> [Hat] {
    let text = "import \(imports)\nclass SomeViewController: UIViewController {\n\(body)\n}"
    return try #require(Analysis(texts: ["A.swift": text]).screens.first).measures.hats
  }

  @Test(
    "Hats are found in the dialects of apps",
    arguments: [
      (
        "lazy var rows = UITableViewDiffableDataSource<Int, Int>(tableView: t) { _, _, _ in nil }",
        Hat.lists
      ),
      (
        "func bind() { items.bind(to: tableView.rx.items(cellIdentifier: \"a\")) { _, _, _ in } }",
        .lists
      ),
      ("lazy var adapter = ListAdapter(updater: u, viewController: self)", .lists),
      ("func keep() { SecItemAdd(query, nil) }", .storage),
      ("func forget() { ServerTrustCache.shared.clear() }", .storage),
      ("func ask() { send(URLRequest(url: url)) }", .network),
      (
        "func go() { navigationController?.setViewControllers([next], animated: true) }",
        .navigation
      ),
    ])
  func dialects(_ body: String, _ hat: Hat) throws {
    #expect(try hats(body) == [hat])
  }

  @Test(
    "What only looks like a hat is none",
    arguments: [
      "func observe() { center.addObserver(self, name: UserDefaults.didChangeNotification) }",
      "func open() { webView.load(URLRequest(url: url)) }",
      "let database: Database",
      "static func make() -> Self { board.instantiateInitialViewController() as! Self }",
      "func turn() { pages.setViewControllers([next], direction: .forward, animated: true) }",
    ])
  func noHats(_ body: String) throws {
    #expect(try hats(body) == [])
  }

  @Test("A heavy type is hard to read, however short its methods are")
  func bulk() throws {
    let methods = (0..<60).map { "  func on\($0)() { if isOn { work() } }\n" }.joined()
    let judged = try #require(
      Analysis(texts: ["A.swift": "class BigViewController: UIViewController {\n\(methods)}"])
        .screens
        .first)
    #expect(judged.measures.easeOfUse.parts["K"] == 15)
    #expect(
      judged.measures.easeOfUse.reasons.map(\.text) == [
        "BigViewController is much to read (it weighs 120)"
      ])
  }

  @Test("A controller twice too heavy is massive though a view model helps it")
  func hugeAndHelped() throws {
    let more = (0..<60).map { "  func work\($0)() { if isOn { go() } }\n" }.joined()
    let viewModel = (0..<30).map {
      "  func rule\($0)(_ x: Int) -> Bool { x > 0 ? x < 9 : x < 4 && x > 1 }\n"
    }.joined()
    let text = busy(
      """
      extension OrdersViewController {
        func bind() { viewModel.changed = { [weak self] in self?.go() } }
      \(more)}
      class OrdersViewModel {
        var changed: (() -> Void)?
      \(viewModel)}
      """
    ).replacing("let tableView", with: "let viewModel = OrdersViewModel(); let tableView")
    let judged = try #require(Analysis(texts: ["A.swift": text]).screens.first)
    #expect(judged.screen.pattern == .mvvm)
    #expect(try #require(judged.measures.distribution.parts["C"]) < 0.7)
    #expect(judged.measures.massive != nil)
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
