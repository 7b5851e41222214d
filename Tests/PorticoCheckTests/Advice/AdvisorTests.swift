import Foundation
import Testing

@testable import PorticoCheck

@Suite("Plans for view controllers")
struct AdvisorTests {
  private static func advice(_ texts: [String: String]) -> [Advice] {
    let analysis = Analysis(texts: texts, rules: [])
    return analysis.screens.map {
      Advisor($0.screen, types: analysis.project.types).advice($0.measures)
    }
  }

  /// A screen that does everything itself, in the ways of real ones.
  private static let trips = """
    import UIKit

    final class TripsViewController: UIViewController, UITableViewDataSource, CLLocationManagerDelegate {
      private let table = UITableView()
      private let status = UILabel()
      private let manager = CLLocationManager()
      private var trips: [Trip] = []
      private var filter = ""
      @IBOutlet var banner: UIView!
      weak var delegate: TripsDelegate?

      override func viewDidLoad() {
        super.viewDidLoad()
        build()
        manager.delegate = self
        MeteoService().warm()
        load(URL(fileURLWithPath: "/"))
      }

      private func build() {
        view.addSubview(table)
        view.addSubview(status)
        status.frame = view.bounds
      }

      private func load(_ url: URL) {
        URLSession.shared.dataTask(with: url) { data, _, _ in self.show(data) }.resume()
      }

      private func show(_ data: Data?) {
        guard let data else { return }
        if data.isEmpty { status.text = "none" } else if data.count > 9 { status.text = "many" }
        for trip in Store.shared.trips where trip.isNew && !trip.isOld { trips.append(trip) }
        table.reloadData()
      }

      private func visible() -> [Trip] {
        if filter.isEmpty { return trips }
        return trips.filter { $0.name.contains(filter) && !$0.isOld }
      }

      private var count: Int { visible().count }

      @objc private func open() {
        navigationController?.pushViewController(DetailViewController(), animated: true)
      }

      func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { count }

      func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        UITableViewCell()
      }

      func locationManager(_ manager: CLLocationManager, didUpdateLocations all: [CLLocation]) {
        filter = "near"
      }
    }
    """

  @Test("Sources of data come first, then what is decided, then who is asked, then what is seen")
  func plan() throws {
    let advice = try #require(Self.advice(["Trips.swift": Self.trips]).first)
    #expect(
      AdviceReport(isColored: false).text(advice) == """
        TripsViewController  Trips.swift:3
          no Massive View Controller: weighs 17, 6 hats: layout, lists, navigation, network, system services, business logic

        1. TripsViewController is given whom it makes or reaches for itself
           each behind a protocol, by the initialiser: a test gives others
           MeteoService  :16
           Store  :33

        2. TripsService takes network
           behind a protocol, given to the initialiser: a test answers in place of the network
           move load(_:)  :26-28  answering in place of show
           then TripsViewController weighs at most 16, 5 hats: layout, lists, navigation, system services, business logic

        3. TripsSystem takes system services
           behind a protocol, given to the initialiser: no test asks the device
           move manager :6
           move locationManager(_:didUpdateLocations:)  :54-56  answering in place of filter
           cut from viewDidLoad()  :15
           then TripsViewController weighs at most 15, 4 hats: layout, lists, navigation, business logic

        4. TripsViewModel takes business logic
           without UIKit: what is decided and how it reads is tested without a screen
           move trips :7, filter :8
           move visible()  :37-40
           move count  :42
           divide show(_:)  :30-35  of weight 6: it asks for what is decided, and still shows: status, table
           then TripsViewController weighs at most 11, 3 hats: layout, lists, navigation

        5. TripsCoordinator takes navigation
           asked through a protocol, held weakly: the controller no longer knows what comes next
           cut from open()  :45
           then TripsViewController weighs at most 11, 2 hats: layout, lists

        6. TripsDataSource takes lists
           an object of its own that the controller keeps: data source and delegate of the list
           move tableView(_:numberOfRowsInSection:)  :48  given count
           move tableView(_:cellForRowAt:)  :50-52
           then TripsViewController weighs at most 9, 1 hat: layout

        7. TripsView takes layout
           the controller's root view, made in loadView: subviews, constraints, looks
           move table :4, status :5
           move build()  :20-24
           then TripsViewController weighs at most 8, no hat is left

        What stays: viewDidLoad(), show(_:), open()

        """)
  }

  @Test("Who is there already takes it")
  func partners() throws {
    let text = """
      final class CartViewController: UIViewController {
        let viewModel: CartViewModel
        weak var coordinator: (any CartCoordinating)?
        let content: CartView
        var total = 0
        func add(_ items: [Item]) -> Int {
          if items.isEmpty { return 0 }
          if items.count > 9 { return 1 }
          return items.filter { $0.isNew }.map(\\.price).reduce(0, +)
        }
        func pay() { navigationController?.pushViewController(PayViewController(), animated: true) }
        func build() { view.addSubview(content) }
      }
      final class CartViewModel {}
      """
    let advice = try #require(Self.advice(["Cart.swift": text]).first)
    #expect(
      advice.steps.map(\.destination) == ["CartViewModel", "CartCoordinating", "CartView"])
    #expect(advice.steps.map(\.isThere) == [true, true, true])
    #expect(advice.steps.flatMap(\.moves).map(\.declaration) == ["total", "add(_:)", "pay()"])
    #expect(advice.steps.last?.cuts.map(\.declaration) == ["build()"])
  }

  @Test("What a value or a presenter of alerts is named makes it no partner")
  func namesakes() throws {
    let text = """
      struct RowViewModel { let title: String }
      final class AlertPresenter {
        func show(_ text: String, on host: UIViewController) {
          host.present(UIAlertController(title: text, message: nil, preferredStyle: .alert), animated: true)
        }
      }
      enum CartDataSource { case all, few }
      final class CartViewController: UIViewController, UITableViewDataSource {
        var selected: RowViewModel?
        let presenter = AlertPresenter()
        var prices: [Double] = []
        var discount = 0.0
        func recompute() {
          var sum = 0.0
          for price in prices { if price > 10 { sum += price } else { sum += price * discount } }
          if sum > 100 { discount = 0.1 } else if sum > 50 { discount = 0.05 }
        }
        func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { prices.count }
      }
      """
    let steps = try #require(Self.advice(["Cart.swift": text]).first).steps
    #expect(steps.map(\.destination) == ["CartViewModel", "CartScreenDataSource"])
    #expect(steps.map(\.isThere) == [false, false])
  }

  @Test("Where and how something is displayed stays")
  func stateOfTheScreen() throws {
    let text = """
      final class MapViewController: UIViewController {
        let tableView = UITableView()
        var offset: CGFloat = 0
        var selected: Set<IndexPath> = []
        var isKeyboardVisible = false
        var isPrivate = false
        var addresses: [String] = []
        func scrollViewDidScroll(_ scrollView: UIScrollView) { offset = scrollView.contentOffset.y }
        func keyboardChanged(_ isVisible: Bool) {
          isKeyboardVisible = isVisible
          tableView.contentInset.bottom = isVisible ? 300 : 0
        }
        func open() { navigationController?.pushViewController(PlaceController(selected), animated: true) }
        func visible() -> [String] {
          if isPrivate { return [] }
          return addresses.filter { $0.isEmpty == false && $0.hasPrefix("a") }
        }
      }
      """
    let steps = try #require(Self.advice(["Map.swift": text]).first).steps
    let moves = steps.first { $0.destination == "MapViewModel" }?.moves.map(\.declaration)
    #expect(moves == ["isPrivate", "addresses", "visible()"])
    #expect(
      steps.flatMap(\.moves).contains { $0.declaration == "open()" && $0.needs == ["selected"] })
  }

  @Test("Extensions in other files are part of the plan, with their paths")
  func otherFiles() throws {
    let advice = try #require(
      Self.advice([
        "A.swift": """
        final class AViewController: UIViewController {
          var rows = [1]
          func more() { rows.append(1) }
        }
        """,
        "A+Table.swift": """
        extension AViewController: UITableViewDataSource {
          func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
            rows.count
          }
        }
        """,
      ]).first)
    #expect(
      AdviceReport(isColored: false).text(advice).contains(
        "   move tableView(_:numberOfRowsInSection:)  A+Table.swift:2-4  given rows\n"))
  }

  @Test("Of a screen that does nothing but its own nothing has to move")
  func nothing() throws {
    let text = """
      final class AViewController: UIViewController {
        let viewModel: AViewModel
        override func viewDidLoad() { viewModel.load() }
      }
      """
    let advice = try #require(Self.advice(["A.swift": text]).first)
    #expect(AdviceReport(isColored: false).text(advice).hasSuffix("\n\nNothing has to move.\n"))
  }

  // MARK: What is promised

  /// All screens of the corpus and the search that is massive on purpose.
  private static func everything() throws -> [[String: String]] {
    let massive = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
      .appending(
        path: "Examples/RepositorySearch/Features/Search/Massive/MassiveSearchViewController.swift")
    return try Corpus.apps().map(\.texts) + [
      ["Trips.swift": trips],
      ["Massive.swift": String(contentsOf: massive, encoding: .utf8)],
    ]
  }

  @Test("What is named stands where it is said to")
  func places() throws {
    var count = 0
    for texts in try Self.everything() {
      let lines = texts.mapValues { $0.split(separator: "\n", omittingEmptySubsequences: false) }
      for advice in Self.advice(texts) {
        for move in advice.steps.flatMap(\.moves) {
          let name = String(move.declaration.prefix { $0 != "(" })
          let line = try #require(lines[move.place.path]?[move.place.line - 1])
          #expect(line.contains(name) == true, "\(move.place)")
          #expect(move.endLine >= move.place.line)
          count += 1
        }
      }
    }
    #expect(count > 60)
  }

  @Test(
    "When what moves has gone, as much is left as the plan says, and its hats are in what is cut")
  func promises() throws {
    for texts in try Self.everything() {
      for advice in Self.advice(texts) where !advice.steps.isEmpty {
        let left = Self.without(advice.steps.flatMap(\.moves), texts)
        let name = advice.controller.name
        let project = Analysis(texts: left, rules: []).project
        let after = try #require(project.types.first { $0.name == name })
        #expect(after.weight == advice.steps.last?.weightAfter, "\(name)")
        let gone = Set(advice.steps.flatMap(\.hats))
        let cut = Set(
          advice.steps.flatMap(\.cuts).flatMap { cut in cut.lines.map { Place(cut.path, $0) } })
        let divided = advice.steps.flatMap(\.divisions)
        let given = Set(advice.injections.flatMap(\.places))
        for evidence in HatFinder().evidence(in: after) {
          guard gone.contains(evidence.hat), evidence.function != nil else { continue }
          #expect(
            cut.contains(evidence.place) || given.contains(evidence.place)
              || evidence.function?.facts.kind == .value
              || divided.contains {
                $0.place.path == evidence.place.path
                  && ($0.place.line...$0.endLine).contains(evidence.place.line)
              },
            "\(name): \(evidence.hat) at \(evidence.place)")
        }
      }
    }
  }

  /// The texts with empty lines where the declarations stood that move.
  private static func without(
    _ moves: [Advice.Move], _ texts: [String: String]
  ) -> [String: String] {
    var texts = texts
    for (path, text) in texts {
      let outline = SourceOutline(text)
      let members = outline.declarations.flatMap(\.members)
      var bytes = Array(text.utf8)
      for member in members {
        let name = member.key.split { " (".contains($0) }.dropFirst(
          member.key.hasPrefix("func") || member.key.hasPrefix("var") ? 1 : 0
        ).first
        guard
          moves.contains(where: {
            $0.place.path == path && member.lines.contains($0.place.line)
              && $0.declaration.prefix { $0 != "(" } == name ?? ""
          })
        else { continue }
        for at in member.range where bytes[at] != 0x0A { bytes[at] = 0x20 }
      }
      texts[path] = String(decoding: bytes, as: UTF8.self)
    }
    return texts
  }
}
