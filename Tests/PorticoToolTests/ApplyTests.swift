import Foundation
import Testing

/// What `portico advise --apply` makes of controllers as real apps have them; `.ci/advice` builds and drives the same.
@Suite("portico advise --apply")
struct ApplyTests {
  let portico: CommandRun

  private static let screens = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().appending(path: "Advice/Screens/Src")

  init() throws {
    portico = try CommandRun()
    for name in try FileManager.default.contentsOfDirectory(atPath: Self.screens.path) {
      try portico.write(Data(contentsOf: Self.screens.appending(path: name)), to: "App/" + name)
    }
    try portico.git("init", "-q")
    try commit()
  }

  private func commit() throws {
    try portico.git("add", "-A")
    try portico.git("commit", "-qm", "A")
  }

  private func apply(_ name: String) -> CommandRun.Answer {
    portico("advise", "--apply", "@App/\(name)ViewController.swift", isColored: false)
  }

  // MARK: What is done

  @Test("Formatting, list and views of a controller go, each to a type in a file of its own")
  func trips() throws {
    let answer = apply("Trips")
    #expect(answer.status == 0)
    #expect(answer.error == "")
    let path = "@/App/TripsViewController.swift"
    #expect(
      answer.out == """
        TripsViewController  \(path)
          TripsFormatter, which takes formatting
            moved priceFormatter  \(path):13
            moved priceText(_:)  \(path):74
          TripsDataSource, which takes lists
            gave onSelect  \(path):10
            moved trips  \(path):9
            moved tableView(_:numberOfRowsInSection:)  \(path):80
            moved tableView(_:cellForRowAt:)  \(path):85
            moved tableView(_:didSelectRowAt:)  \(path):93
          TripsView, which takes layout
            moved tableView  \(path):5
            moved totalLabel  \(path):6
            moved a statement of viewDidLoad()  \(path):34
            moved a statement of viewDidLoad()  \(path):35
            moved setUpViews()  \(path):41

        + @/App/TripsDataSource.swift
        + @/App/TripsFormatter.swift
        + @/App/TripsView.swift
        ~ \(path)

        """)
    #expect(
      try portico.read("App/TripsViewController.swift") == """
        import UIKit

        /// The trips of a person.
        final class TripsViewController: UIViewController {
          private lazy var contentView = TripsView()
          private lazy var dataSource = TripsDataSource(onSelect: onSelect)
          private let textFormatter = TripsFormatter()

          private let onSelect: (Trip) -> Void

          init(trips: [Trip], onSelect: @escaping (Trip) -> Void) {
            self.onSelect = onSelect
            super.init(nibName: nil, bundle: nil)
            load(trips)
          }

          required init?(coder: NSCoder) { fatalError() }

          override func loadView() {
            view = contentView
          }

          override func viewDidLoad() {
            super.viewDidLoad()
            title = "Trips"
            contentView.tableView.dataSource = dataSource
            contentView.tableView.delegate = dataSource
            showTotal()
          }

          // MARK: - Layout

          // MARK: - State

          func load(_ trips: [Trip]) {
            self.dataSource.trips = trips
            if isViewLoaded {
              contentView.tableView.reloadData()
              showTotal()
            }
          }

          private func showTotal() {
            let total = dataSource.trips.reduce(0) { $0 + $1.price }
            contentView.totalLabel.text = "Total: \\(textFormatter.priceText(total))"
          }

          // MARK: - Table
        }

        """)
    #expect(
      try portico.read("App/TripsDataSource.swift").hasPrefix(
        """
        import UIKit

        final class TripsDataSource: NSObject, UITableViewDataSource, UITableViewDelegate {
          private let onSelect: (Trip) -> Void
          // Newest last.
          var trips = [Trip]()

          init(onSelect: @escaping (Trip) -> Void) {
            self.onSelect = onSelect
          }

          func tableView(
        """))
  }

  @Test(
    "An extension goes with its comments, state that others know is still there, the rest stays")
  func inbox() throws {
    let answer = apply("Inbox")
    #expect(answer.out.contains("left: UITableViewDelegate: "))
    #expect(
      answer.out.contains("left: tableView: it needs dataSource  @/App/InboxViewController.swift:"))
    let source = try portico.read("App/InboxDataSource.swift")
    #expect(source.hasPrefix("import Foundation\nimport UIKit\n\nfinal class InboxDataSource: "))
    for text in [
      "    // MARK: - UITableViewDataSource\n", "    // One section is enough.\n",
      "    /// Numbered from one.\n    private func configure(",
      "    /// What is shown.\n    var messages: [String] = [\"Hello\"",
    ] { #expect(source.contains(text), "\(text)") }
    let controller = try portico.read("App/InboxViewController.swift")
    for text in [
      """
          var messages: [String] {
              get { dataSource.messages }
              set { dataSource.messages = newValue }
          }

      """, "        table.dataSource = self.dataSource\n", "tableView.delegate = self\n",
      "// MARK: - UITableViewDelegate\n\nextension InboxViewController: UITableViewDelegate {\n",
    ] { #expect(controller.contains(text), "\(text)") }
    #expect(!controller.contains("UITableViewDataSource"))
  }

  @Test("Nested types are named with their controller, a delegate that needs no screen goes along")
  func catalog() throws {
    _ = apply("Catalog")
    let source = try portico.read("App/CatalogDataSource.swift")
    #expect(source.contains("UICollectionViewDataSource, UICollectionViewDelegateFlowLayout {"))
    #expect(source.contains("products: [CatalogViewController.Section: [Product]] = [:]"))
    #expect(source.contains("sizeForItemAt indexPath: IndexPath\n  ) -> CGSize {"))
    #expect(try portico.read("App/CatalogView.swift").contains("    addSubview(collectionView)\n"))
  }

  @Test("Statements of viewDidLoad go with their locals up to the first that has to stay")
  func profile() throws {
    let answer = apply("Profile")
    #expect(answer.out.contains("left: followButton: it hands over 'self'"))
    let view = try portico.read("App/ProfileView.swift")
    #expect(
      view.contains(
        """
            backgroundColor = .systemBackground
            // Name over biography.
            let stack = UIStackView(arrangedSubviews: [nameLabel, bioLabel])
        """))
    #expect(view.contains("  let bioLabel = UILabel()\n"))
    let controller = try portico.read("App/ProfileViewController.swift")
    #expect(controller.contains("    view.addSubview(followButton)\n"))
    #expect(controller.contains("contentView.bioLabel.text = isFollowed"))
  }

  @Test("No comment is lost, and what is there already is not moved a second time")
  func comments() throws {
    func comments() throws -> [String: Int] {
      let folder = portico.folder.appending(path: "App").path
      let texts = try FileManager.default.contentsOfDirectory(atPath: folder).sorted().map {
        try portico.read("App/" + $0)
      }
      let lines = texts.flatMap { $0.split(separator: "\n") }.compactMap { line in
        line.firstRange(of: "//").map { String(line.suffix(from: $0.lowerBound)) }
      }
      return Dictionary(lines.map { ($0, 1) }, uniquingKeysWith: +)
    }
    let before = try comments()
    let names = try FileManager.default.contentsOfDirectory(atPath: Self.screens.path).filter {
      $0.hasSuffix("ViewController.swift")
    }
    #expect(names.count == 10)
    for name in names.map({ String($0.dropLast("ViewController.swift".count)) }) {
      #expect(apply(name).status == 0)
      try portico.git("add", "-A")
      try portico.git("commit", "-qm", name, "--allow-empty")
      let again = apply(name)
      #expect(again.out.contains("Nothing was changed."), "\(name) \(again.out)")
    }
    #expect(try comments() == before)
  }

  // MARK: What is left

  @Test(
    "What may change its meaning is left, with the reason and the line",
    arguments: [
      ("Picker", "it names Item, which only it knows", 7),
      ("Log", "the file is compiled under conditions", 12),
      ("Tasks", "toggle(_:): it uses title, which it may inherit", 34),
      ("Notes", "tableView(_:cellForRowAt:) needs notes, which is more than a value", 36),
      ("Orders", "tableView(_:cellForRowAt:): it names cellIdentifier, which is private", 56),
      (
        "Settings", "tableView(_:numberOfRowsInSection:) needs limit, whose type is not written", 29
      ),
    ])
  func left(_ name: String, _ reason: String, _ line: Int) {
    let answer = apply(name)
    #expect(
      answer.out.contains("    left: \(reason)  @/App/\(name)ViewController.swift:\(line)\n"),
      "\(answer.out)")
  }

  @Test(
    "Code that reaches elsewhere keeps a list where it is",
    arguments: [
      ("func refresh() { _ = tableView(table, numberOfRowsInSection: 0) }", "it asks itself"),
      ("func give() -> Any { Box(dataSource: self) }", "it hands itself over as dataSource"),
      ("}\nclass ADataSource {", "ADataSource is there already"),
      (
        "}\nclass Tests { func t(_ a: AViewController) { a.tableView(a.table, n: 1) }",
        "Tests calls"
      ),
    ])
  func reaches(_ code: String, _ reason: String) throws {
    try portico.write(list(code), to: "App/AViewController.swift")
    try commit()
    let answer = apply("A")
    #expect(answer.out.contains("left: ADataSource"), "\(answer.out)")
    #expect(answer.out.contains(reason), "\(answer.out)")
  }

  private func list(_ code: String, made: String = "table.dataSource = self") -> String {
    """
    import UIKit
    class AViewController: UIViewController, UITableViewDataSource {
      var rows: [Int] = []
      let table = UITableView()
      override func viewDidLoad() { \(made) }
      func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        rows.count
      }
      func tableView(_ t: UITableView, cellForRowAt path: IndexPath) -> UITableViewCell {
        UITableViewCell()
      }
      \(code)
    }
    """
  }

  @Test("State goes with a list, whoever works for the controller stays with it")
  func collaborators() throws {
    let text = list("").replacing("var rows: [Int] = []", with: "var rows: RowsPresenter?")
    try portico.write(text, to: "App/AViewController.swift")
    try commit()
    #expect(apply("A").out.contains("needs rows, which stays"))
  }

  @Test("A list and the functions of its data source are told apart, whatever they are called")
  func namesakes() throws {
    let text = list("").replacing("table.", with: "tableView.").replacing(
      "let table =", with: "private let tableView ="
    ).replacing("table.dataSource", with: "view.addSubview(tableView); tableView.dataSource")
    try portico.write(
      text.replacing(
        "UITableViewCell()\n", with: "tableView.dequeueReusableCell(withIdentifier: \"\")!\n"),
      to: "App/AViewController.swift")
    try commit()
    #expect(apply("A").out.contains("needs tableView, which stays"))
    try portico.git("checkout", "-q", ".")
    try portico.write(
      text.replacing(
        "viewDidLoad() { ", with: "viewDidLoad() {\n    view.addSubview(tableView)\n    "
      )
      .replacing(" }\n  func tableView(_ tableView", with: "\n  }\n  func tableView(_ tableView")
      .replacing("    rows.count", with: "    self.tableView.tag + rows.count"),
      to: "App/AViewController.swift")
    try commit()
    _ = apply("A")
    #expect(try portico.read("App/AView.swift").contains("  let tableView = UITableView()\n"))
    let controller = try portico.read("App/AViewController.swift")
    #expect(controller.contains("    contentView.tableView.dataSource = self\n"), "\(controller)")
    #expect(controller.contains("    self.contentView.tableView.tag + rows.count\n"))
    #expect(controller.contains("  func tableView(_ tableView: UITableView, numberOf"))
  }

  @Test(
    "The type of a literal is known",
    arguments: [
      ("\"a \\(1)\"", "String"), ("[\"a\", \"b\"]", "[String]"), ("true", "Bool"),
      ("Rows()", "Rows"), ("Rows.all", nil), ("\"a\" + text", nil), ("[1, 2]", nil),
    ])
  func literals(_ value: String, _ type: String?) throws {
    let text = list("").replacing("var rows: [Int] = []", with: "var rows = \(value)")
    try portico.write(text, to: "App/AViewController.swift")
    try commit()
    let answer = apply("A")
    #expect(answer.out.contains("whose type is not written") == (type == nil), "\(answer.out)")
    guard let type else { return }
    #expect(try portico.read("App/AViewController.swift").contains("  var rows: \(type) {\n"))
  }

  @Test("What a delegate that stays needs, too, can be reached from both")
  func shared() throws {
    try portico.write(
      list(
        """
        func tableView(_ tableView: UITableView, didSelectRowAt path: IndexPath) {
            title = "\\(rows[path.row])"
          }
        """
      ).replacing("var rows", with: "private var rows"), to: "App/AViewController.swift")
    try commit()
    _ = apply("A")
    #expect(try portico.read("App/ADataSource.swift").contains("  var rows: [Int] = []\n"))
    let controller = try portico.read("App/AViewController.swift")
    #expect(controller.contains("title = \"\\(dataSource.rows[path.row])\""), "\(controller)")
  }

  @Test("A list that a storyboard connects, or nobody, stays")
  func storyboards() throws {
    try portico.write(list("", made: ""), to: "App/AViewController.swift")
    try commit()
    #expect(apply("A").out.contains("no line of its own makes it the dataSource"))
    try portico.write(list(""), to: "App/AViewController.swift")
    try portico.write(
      #"<scene customClass="AViewController"><outlet property="dataSource"/></scene>"#,
      to: "App/A.storyboard")
    try commit()
    #expect(apply("A").out.contains("A.storyboard connects the dataSource"))
    #expect(try portico.read("App/AViewController.swift") == list(""))
  }

  // MARK: The tree

  @Test("Nothing is changed where git could not bring it back")
  func clean() throws {
    try portico.write("// more\n", to: "App/Models.swift")
    try portico.write("", to: "New.swift")
    let answer = apply("Trips")
    #expect(answer.status == 2)
    #expect(answer.out == "")
    #expect(
      answer.error == """
        portico advise: commit or stash first what has changed:
           M App/Models.swift
          ?? New.swift

        """)
    try FileManager.default.removeItem(atPath: portico.path(".git"))
    let outside = apply("Trips")
    #expect(outside.status == 2)
    #expect(outside.error.contains("only where git can bring them back"), "\(outside)")
    #expect(!FileManager.default.fileExists(atPath: portico.path("App/TripsView.swift")))
  }

  @Test("A file that cannot be written leaves all as it was")
  func unwritable() throws {
    let path = portico.path("App/TripsViewController.swift")
    // A link that leads round can be neither read nor written.
    try FileManager.default.createSymbolicLink(
      atPath: portico.path("App/TripsView.swift"), withDestinationPath: "TripsView.swift")
    try commit()
    let before = try portico.read("App/TripsViewController.swift")
    let answer = apply("Trips")
    #expect(answer.status == 2, "\(answer)")
    #expect(answer.error.contains("othing was written"), "\(answer)")
    #expect(try String(contentsOfFile: path, encoding: .utf8) == before)
    #expect(!FileManager.default.fileExists(atPath: portico.path("App/TripsFormatter.swift")))
  }

  @Test("A project that lists its files one by one has to be told, one that follows folders not")
  func projects() throws {
    try portico.write(
      "/* TripsViewController.swift */", to: "App.xcodeproj/project.pbxproj")
    try commit()
    #expect(
      apply("Trips").error
        == "note: App.xcodeproj lists its files one by one; add TripsDataSource.swift and TripsFormatter.swift and TripsView.swift\n"
    )
    try commit()
    #expect(apply("Inbox").error == "")
  }
}
