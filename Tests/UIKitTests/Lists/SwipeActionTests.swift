import Foundation
import Testing
import UIKit
import UIKitCore

@MainActor @Suite("Swiping a row aside") struct SwipeActionTests {
  final class Controller: UITableViewController {
    var names = ["A", "B", "C"]
    var log: [String] = []
    var performsFirst = true

    override func viewDidLoad() {
      super.viewDidLoad()
      tableView.register(UITableViewCell.self, forCellReuseIdentifier: "cell")
      tableView.rowHeight = 40
      tableView.contentInsetAdjustmentBehavior = .never
    }
    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
      names.count
    }
    override func tableView(
      _ tableView: UITableView, cellForRowAt indexPath: IndexPath
    ) -> UITableViewCell { tableView.dequeueReusableCell(withIdentifier: "cell", for: indexPath) }
    override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
      log.append("select \(names[indexPath.row])")
    }
    override func tableView(_ tableView: UITableView, willBeginEditingRowAt indexPath: IndexPath) {
      log.append("begin")
    }
    override func tableView(_ tableView: UITableView, didEndEditingRowAt indexPath: IndexPath?) {
      log.append("end")
    }
    override func tableView(
      _ tableView: UITableView,
      trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
    ) -> UISwipeActionsConfiguration? {
      let delete = UIContextualAction(style: .destructive, title: "Delete") {
        [weak self] _, _, done in
        self?.names.remove(at: indexPath.row)
        tableView.deleteRows(at: [indexPath], with: .automatic)
        done(true)
      }
      let flag = UIContextualAction(style: .normal, title: "Flag") { [weak self] _, _, done in
        self?.log.append("flag")
        done(true)
      }
      let configuration = UISwipeActionsConfiguration(actions: [delete, flag])
      configuration.performsFirstActionWithFullSwipe = performsFirst
      return configuration
    }
    override func tableView(
      _ tableView: UITableView,
      leadingSwipeActionsConfigurationForRowAt indexPath: IndexPath
    ) -> UISwipeActionsConfiguration? {
      guard indexPath.row == 0 else { return nil }
      return UISwipeActionsConfiguration(actions: [
        UIContextualAction(style: .normal, title: "Read") { [weak self] _, _, done in
          self?.log.append("read")
          done(true)
        }
      ])
    }
  }

  let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 400))
  let controller = Controller()
  let finger: Finger
  var table: UITableView { controller.tableView }

  init() {
    window.rootViewController = controller
    window.isHidden = false
    window.layoutIfNeeded()
    controller.tableView.layoutIfNeeded()
    finger = Finger(window)
  }

  /// From the middle of a row; the finger stays down.
  private func drag(_ distance: CGFloat, row: Int) {
    let y = CGFloat(row) * 40 + 20
    finger.down(160, y)
    for step in 1...8 { finger.move(160 + distance * CGFloat(step) / 8, y) }
    window.layoutIfNeeded()
  }

  private func swipe(_ distance: CGFloat, row: Int) {
    drag(distance, row: row)
    finger.move(160 + distance, CGFloat(row) * 40 + 20)
    finger.up(160 + distance, CGFloat(row) * 40 + 20)
    window.layoutIfNeeded()
  }

  private func cell(_ row: Int) -> UITableViewCell? {
    table.cellForRow(at: IndexPath(row: row, section: 0))
  }

  /// A button that isn't on its way out.
  private func button(_ title: String) -> UIButton? {
    var views = table.subviews
    while let view = views.popLast() {
      if view.bounds.isEmpty { continue }
      if let button = view as? UIButton, button.currentTitle == title { return button }
      views += view.subviews
    }
    return nil
  }

  private func tap(_ title: String) throws {
    let button = try #require(self.button(title))
    let center = button.convert(
      CGPoint(x: button.bounds.midX, y: button.bounds.midY), to: nil)
    finger.tap(center.x, center.y)
    window.layoutIfNeeded()
  }

  @Test func `the row follows the finger, and stays open over its actions`() throws {
    drag(-100, row: 1)
    #expect(cell(1)?.frame == CGRect(x: -100, y: 40, width: 320, height: 40))
    #expect(cell(1)?.showingDeleteConfirmation == true)
    #expect(cell(1)?.configurationState.isSwiped == true)
    #expect(table.contentOffset.y == 0)
    finger.up(60, 60)
    let delete = try #require(button("Delete")), flag = try #require(button("Flag"))
    #expect(cell(1)?.frame.minX == -(delete.bounds.width + flag.bounds.width))
    let edge = delete.convert(delete.bounds, to: nil)
    #expect(edge.maxX == 320, "the first action is at the edge")
    #expect(flag.convert(flag.bounds, to: nil).maxX == edge.minX)
    #expect(controller.log == ["begin"])
    try tap("Flag")
    #expect(controller.log == ["begin", "flag", "end"])
    #expect(cell(1)?.frame.minX == 0)
    #expect(button("Flag") == nil)
  }

  @Test func `a short swipe goes back`() {
    swipe(-30, row: 1)
    #expect(cell(1)?.frame.minX == 0)
    #expect(controller.log == ["begin", "end"])
  }

  @Test func `a full swipe performs the first action`() {
    swipe(-260, row: 1)
    #expect(controller.names == ["A", "C"])
    #expect(table.numberOfRows(inSection: 0) == 2)
    #expect(table.visibleCells.allSatisfy { $0.frame.minX == 0 })
    #expect(button("Delete") == nil)
    controller.performsFirst = false
    swipe(-260, row: 0)
    #expect(controller.names == ["A", "C"])
    #expect(button("Delete") != nil)
  }

  @Test func `a swipe the other way shows the leading actions`() throws {
    swipe(90, row: 0)
    #expect(try #require(cell(0)).frame.minX > 0)
    #expect(cell(0)?.showingDeleteConfirmation == false)
    try tap("Read")
    #expect(controller.log == ["begin", "read", "end"])
    controller.log = []
    swipe(90, row: 1)
    #expect(cell(1)?.frame.minX == 0)
    #expect(!controller.log.contains("begin"))
  }

  @Test func `a touch elsewhere closes the row, and does nothing else`() {
    swipe(-100, row: 1)
    finger.tap(20, 100)
    #expect(cell(1)?.frame.minX == 0)
    #expect(controller.log == ["begin", "end"])
    finger.tap(20, 100)
    #expect(controller.log == ["begin", "end", "select C"])
  }

  @Test func `another row, an update and editing close it`() {
    swipe(-100, row: 1)
    swipe(-100, row: 2)
    #expect(cell(1)?.frame.minX == 0)
    #expect(cell(2)?.frame.minX != 0)
    table.reloadRows(at: [IndexPath(row: 0, section: 0)], with: .none)
    #expect(cell(2)?.frame.minX == 0)
    swipe(-100, row: 2)
    table.setEditing(true, animated: false)
    #expect(cell(2)?.frame.minX == 0)
    swipe(-100, row: 2)
    #expect(button("Delete") == nil, "rows that are edited can't be swiped")
    table.setEditing(false, animated: false)
    swipe(-100, row: 2)
    table.reloadData()
    table.layoutIfNeeded()
    #expect(table.visibleCells.allSatisfy { $0.frame.minX == 0 })
    #expect(button("Delete") == nil)
  }

  @Test func `from right to left, the trailing edge is the left one`() {
    table.semanticContentAttribute = .forceRightToLeft
    swipe(100, row: 1)
    #expect(button("Delete")?.convert(CGPoint.zero, to: nil).x == 0)
    #expect(cell(1)?.showingDeleteConfirmation == true)
  }

  @Test func `items of a list layout have them too`() throws {
    let items = PlainItems([3])
    var list = UICollectionLayoutListConfiguration(appearance: .plain)
    var performed: [String] = []
    list.trailingSwipeActionsConfigurationProvider = { path in
      UISwipeActionsConfiguration(actions: [
        UIContextualAction(style: .destructive, title: "Delete") { _, _, done in
          performed.append("delete \(path.item)")
          done(true)
        }
      ])
    }
    list.leadingSwipeActionsConfigurationProvider = { path in
      path.item == 1 ? UISwipeActionsConfiguration(actions: []) : nil
    }
    let view = UICollectionView(
      frame: window.bounds,
      collectionViewLayout: UICollectionViewCompositionalLayout.list(using: list))
    view.contentInsetAdjustmentBehavior = .never
    view.register(UICollectionViewListCell.self, forCellWithReuseIdentifier: "cell")
    view.dataSource = items
    window.rootViewController = UIViewController()
    window.rootViewController?.view.addSubview(view)
    view.layoutIfNeeded()
    let cell = try #require(view.cellForItem(at: IndexPath(item: 1, section: 0)))
    let y = cell.center.y
    finger.down(200, y)
    for x in stride(from: 190, through: 100, by: -10) { finger.move(CGFloat(x), y) }
    #expect(cell.frame.minX == -100)
    #expect(cell.configurationState.isSwiped)
    view.layoutIfNeeded()
    #expect(cell.frame.minX == -100)
    finger.up(100, y)
    #expect(cell.frame.minX < 0)
    finger.tap(310, y)
    #expect(performed == ["delete 1"])
    #expect(cell.frame.minX == 0)
    #expect(!cell.configurationState.isSwiped)
  }
}
