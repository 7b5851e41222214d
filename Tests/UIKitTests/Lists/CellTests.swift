import Observation
import Testing
import UIKit

@MainActor @Suite("A table view cell") struct CellTests {
  private func table(
    style: UITableView.Style = .plain, cell: @escaping (UITableView, IndexPath) -> UITableViewCell
  ) -> (UITableView, AnyObject) {
    final class Source: NSObject, UITableViewDataSource {
      let make: (UITableView, IndexPath) -> UITableViewCell
      init(_ make: @escaping (UITableView, IndexPath) -> UITableViewCell) { self.make = make }
      func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 2 }
      func tableView(
        _ tableView: UITableView, cellForRowAt indexPath: IndexPath
      ) -> UITableViewCell { make(tableView, indexPath) }
    }
    let source = Source(cell)
    let table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 400), style: style)
    table.register(UITableViewCell.self, forCellReuseIdentifier: "cell")
    table.dataSource = source
    table.layoutIfNeeded()
    return (table, source)
  }

  @Test func `each style has its labels`() {
    #expect(UITableViewCell(style: .default, reuseIdentifier: nil).detailTextLabel == nil)
    #expect(UITableViewCell(style: .default, reuseIdentifier: nil).textLabel != nil)
    #expect(UITableViewCell(style: .subtitle, reuseIdentifier: nil).detailTextLabel != nil)
    #expect(UITableViewCell(style: .value1, reuseIdentifier: "x").reuseIdentifier == "x")
  }

  @Test func `the subtitle stands below the text, the value at the trailing edge`() throws {
    for style in [UITableViewCell.CellStyle.subtitle, .value1] {
      let cell = UITableViewCell(style: style, reuseIdentifier: nil)
      cell.textLabel?.text = "Text"
      cell.detailTextLabel?.text = "Detail"
      cell.frame = CGRect(x: 0, y: 0, width: 320, height: 60)
      cell.layoutIfNeeded()
      let text = try #require(cell.textLabel?.frame)
      let detail = try #require(cell.detailTextLabel?.frame)
      #expect(text.minX == 16)
      if style == .subtitle {
        #expect(detail.minY >= text.maxY)
        #expect(detail.minX == text.minX)
      } else {
        #expect(detail.maxX == CGFloat(304))
        #expect(detail.minX >= text.maxX)
        #expect(abs(detail.midY - text.midY) <= 1)
      }
    }
  }

  @Test func `an accessory takes room from the content`() {
    let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
    cell.frame = CGRect(x: 0, y: 0, width: 320, height: 44)
    cell.layoutIfNeeded()
    #expect(cell.contentView.frame.width == 320)
    cell.accessoryType = .disclosureIndicator
    cell.layoutIfNeeded()
    let narrow = cell.contentView.frame.width
    #expect(narrow < 310)
    let custom = UIView(frame: CGRect(x: 0, y: 0, width: 50, height: 20))
    cell.accessoryView = custom
    cell.layoutIfNeeded()
    #expect(custom.superview === cell)
    #expect(custom.frame == CGRect(x: 320 - 16 - 50, y: 12, width: 50, height: 20))
    #expect(cell.contentView.frame.width == CGFloat(254))
    cell.accessoryView = nil
    cell.accessoryType = .none
    cell.layoutIfNeeded()
    #expect(custom.superview == nil)
    #expect(cell.contentView.frame.width == 320)
  }

  @Test func `rows are as high as the constraints of their content ask`() {
    let (table, source) = table { table, path in
      let cell = table.dequeueReusableCell(withIdentifier: "cell", for: path)
      let box = UIView()
      box.translatesAutoresizingMaskIntoConstraints = false
      cell.contentView.addSubview(box)
      NSLayoutConstraint.activate([
        box.topAnchor.constraint(equalTo: cell.contentView.topAnchor, constant: 10),
        box.bottomAnchor.constraint(equalTo: cell.contentView.bottomAnchor, constant: -10),
        box.leadingAnchor.constraint(equalTo: cell.contentView.leadingAnchor),
        box.trailingAnchor.constraint(equalTo: cell.contentView.trailingAnchor),
        box.heightAnchor.constraint(equalToConstant: path.row == 0 ? 70 : 30),
      ])
      return cell
    }
    table.separatorStyle = .none
    table.layoutIfNeeded()
    #expect(table.rectForRow(at: IndexPath(0, 0)).height == 90)
    #expect(table.rectForRow(at: IndexPath(0, 1)).height == 50)
    #expect(table.cellForRow(at: IndexPath(0, 0))?.contentView.subviews[0].frame.height == 70)
    withExtendedLifetime(source) {}
  }

  @Test func `long texts make rows higher, also when the table becomes narrower`() {
    let text = String(repeating: "word ", count: 12)
    let (table, source) = table { table, path in
      let cell = table.dequeueReusableCell(withIdentifier: "cell", for: path)
      var content = cell.defaultContentConfiguration()
      content.text = path.row == 0 ? text : "short"
      cell.contentConfiguration = content
      return cell
    }
    let wide = table.rectForRow(at: IndexPath(0, 0)).height
    #expect(wide > table.rectForRow(at: IndexPath(0, 1)).height)
    table.frame.size.width = 160
    table.layoutIfNeeded()
    #expect(table.rectForRow(at: IndexPath(0, 0)).height > wide)
    withExtendedLifetime(source) {}
  }

  @Test func `a content configuration brings its view, which is kept for the next`() throws {
    let cell = UITableViewCell(style: .subtitle, reuseIdentifier: nil)
    var content = cell.defaultContentConfiguration()
    content.text = "Title"
    content.secondaryText = "Subtitle"
    cell.contentConfiguration = content
    let view = try #require(cell.contentView as? UIListContentView)
    let labels = view.subviews.compactMap { $0 as? UILabel }
    #expect(labels.map(\.text) == ["Title", "Subtitle"])
    content.text = "Other"
    content.secondaryText = nil
    cell.contentConfiguration = content
    #expect(cell.contentView === view)
    #expect(view.subviews.compactMap { ($0 as? UILabel)?.text } == ["Other"])
    cell.contentConfiguration = nil
    #expect(!(cell.contentView is UIListContentView))
  }

  struct Badge: UIContentConfiguration {
    var number: Int
    func makeContentView() -> any UIView & UIContentView { BadgeView(self) }
    func updated(for state: any UIConfigurationState) -> Badge {
      guard let state = state as? UICellConfigurationState else { return self }
      return Badge(number: state.isSelected ? 100 : number)
    }
  }

  final class BadgeView: UIView, UIContentView {
    var configuration: any UIContentConfiguration
    init(_ badge: Badge) {
      configuration = badge
      super.init(frame: .zero)
    }
    required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }
    override func systemLayoutSizeFitting(
      _ targetSize: CGSize,
      withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
      verticalFittingPriority: UILayoutPriority
    ) -> CGSize { CGSize(width: targetSize.width, height: 77) }
  }

  @Test func `an app's own configuration follows the state of its cell`() throws {
    let (table, source) = table { table, path in
      let cell = table.dequeueReusableCell(withIdentifier: "cell", for: path)
      cell.contentConfiguration = Badge(number: path.row)
      return cell
    }
    table.separatorStyle = .none
    table.layoutIfNeeded()
    #expect(table.rectForRow(at: IndexPath(0, 0)).height == 77)
    table.selectRow(at: IndexPath(0, 1), animated: false, scrollPosition: .none)
    table.layoutIfNeeded()
    let cell = try #require(table.cellForRow(at: IndexPath(0, 1)))
    #expect((cell.contentConfiguration as? Badge)?.number == 100)
    withExtendedLifetime(source) {}
  }

  @Observable final class Counter {
    var count = 0
  }

  @Test func `a configuration handler runs again when what it read changes`() throws {
    let counter = Counter()
    let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
    var runs = 0
    cell.configurationUpdateHandler = { cell, state in
      runs += 1
      cell.textLabel?.text = "\(counter.count) \(state.isSelected)"
    }
    cell.layoutIfNeeded()
    #expect(cell.textLabel?.text == "0 false")
    counter.count = 3
    cell.layoutIfNeeded()
    #expect(cell.textLabel?.text == "3 false")
    cell.isSelected = true
    cell.layoutIfNeeded()
    #expect(cell.textLabel?.text == "3 true")
    cell.layoutIfNeeded()
    #expect(runs == 3)
  }

  @Test func `labels show that their cell is highlighted`() {
    let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
    cell.textLabel?.text = "A"
    cell.setHighlighted(true, animated: true)
    #expect(cell.textLabel?.isHighlighted == true)
    cell.setHighlighted(false, animated: true)
    #expect(cell.textLabel?.isHighlighted == false)
  }

  @Test func `the selected background shows while the cell is selected`() {
    let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
    let background = UIView()
    cell.selectedBackgroundView = background
    #expect(background.superview == nil)
    cell.isSelected = true
    #expect(background.superview === cell)
    cell.isSelected = false
    #expect(background.superview == nil)
  }

  @Test func `indentation moves the text`() throws {
    let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
    cell.textLabel?.text = "A"
    cell.indentationLevel = 2
    cell.layoutIfNeeded()
    #expect(cell.textLabel?.frame.minX == 36)
  }

  @Test func `a text that changes is laid out anew`() throws {
    let cell = UITableViewCell(style: .value1, reuseIdentifier: nil)
    cell.textLabel?.text = "Text"
    cell.detailTextLabel?.text = "1"
    cell.layoutIfNeeded()
    let before = try #require(cell.detailTextLabel?.frame.width)
    cell.detailTextLabel?.text = "1000000"
    cell.layoutIfNeeded()
    #expect(try #require(cell.detailTextLabel?.frame.width) > before)
    #expect(cell.detailTextLabel?.frame.maxX == 304)
  }

  private final class SharingCell: UITableViewCell {
    override func gestureRecognizer(
      _ gestureRecognizer: UIGestureRecognizer,
      shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
    ) -> Bool { true }
  }

  @Test func `a cell is a delegate of recognizers, whose methods subclasses override`() {
    let (pan, tap) = (UIPanGestureRecognizer(), UITapGestureRecognizer())
    let cells: [any UIGestureRecognizerDelegate] = [UITableViewCell(), SharingCell()]
    #expect(
      cells.map { $0.gestureRecognizer(pan, shouldRecognizeSimultaneouslyWith: tap) } == [
        false, true,
      ])
    #expect(!cells[1].gestureRecognizer(pan, shouldRequireFailureOf: tap))
    #expect(cells[1].gestureRecognizerShouldBegin(pan))
  }
}
