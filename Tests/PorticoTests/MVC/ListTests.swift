import Foundation
import Portico
import Testing
import UIKit

@MainActor @Suite("Lists as objects of their own") struct ListTests {
  final class Row: UITableViewCell {
    let name = UILabel()
  }

  final class Tile: UICollectionViewCell {
    var name = ""
  }

  /// Keeps the data source and the delegate of its table, which is handed the controller.
  final class PeopleController: UITableViewController {
    let people = TableDataSource<String, Row>(["Ada", "Grace"]) { $0.name.text = $1 }
    private lazy var delegate = TableDelegate(of: people, target: self) { $0.picked.append($1) }
    var picked: [String] = []

    override func viewDidLoad() {
      super.viewDidLoad()
      people.attach(to: tableView)
      delegate.attach(to: tableView)
    }
  }

  private func show(_ controller: UIViewController) -> UIWindow {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    window.rootViewController = controller
    window.makeKeyAndVisible()
    window.layoutIfNeeded()
    return window
  }

  private func names(_ table: UITableView) -> [String?] {
    (0..<table.numberOfRows(inSection: 0)).map {
      (table.cellForRow(at: IndexPath(row: $0, section: 0)) as? Row)?.name.text
    }
  }

  @Test("A table shows what its data source has, and again after that has changed")
  func table() {
    let controller = PeopleController()
    let window = show(controller)
    #expect(names(controller.tableView) == ["Ada", "Grace"])
    controller.people.elements = ["Barbara", "Ada", "Frances"]
    window.layoutIfNeeded()
    #expect(names(controller.tableView) == ["Barbara", "Ada", "Frances"])
    #expect(controller.people.element(at: IndexPath(row: 2, section: 0)) == "Frances")
    #expect(controller.people.element(at: IndexPath(row: 3, section: 0)) == nil)
  }

  @Test("A row that is picked is told as its element, and not left selected")
  func picks() {
    let controller = PeopleController()
    let window = show(controller)
    let path = IndexPath(row: 1, section: 0)
    controller.tableView.selectRow(at: path, animated: false, scrollPosition: .none)
    controller.tableView.delegate?.tableView(controller.tableView, didSelectRowAt: path)
    #expect(controller.picked == ["Grace"])
    #expect(controller.tableView.indexPathForSelectedRow == nil)
    withExtendedLifetime(window) {}
  }

  @Test("A controller that keeps data source and delegate is freed, and they with it")
  func freed() async {
    weak var controller: PeopleController?
    weak var people: TableDataSource<String, Row>?
    do {
      let made = PeopleController()
      controller = made
      people = made.people
      show(made).rootViewController = nil
    }
    #expect(await until { controller == nil && people == nil })
  }

  @Test("A delegate outlives its target without harm")
  func lateSelection() {
    let people = TableDataSource<String, Row>(["Ada"]) { _, _ in }
    var target: PeopleController? = PeopleController()
    var picked = 0
    let delegate = TableDelegate(of: people, target: target!) { _, _ in picked += 1 }
    target = nil
    delegate.tableView(UITableView(), didSelectRowAt: IndexPath(row: 0, section: 0))
    #expect(picked == 0)
  }

  @Test("A collection view shows items and tells which was picked")
  func collection() {
    let layout = UICollectionViewFlowLayout()
    layout.itemSize = CGSize(width: 80, height: 80)
    let controller = UICollectionViewController(collectionViewLayout: layout)
    let items = CollectionDataSource<String, Tile>(["Ada", "Grace"]) { $0.name = $1 }
    let view: UICollectionView = controller.collectionView
    items.attach(to: view)
    var picked: [String] = []
    let delegate = CollectionDelegate(of: items, target: controller) { _, name in
      picked.append(name)
    }
    delegate.attach(to: view)
    let window = show(controller)
    func name(_ item: Int) -> String? {
      (view.cellForItem(at: IndexPath(item: item, section: 0)) as? Tile)?.name
    }
    #expect(name(0) == "Ada")
    #expect(name(1) == "Grace")
    items.elements = ["Barbara"]
    window.layoutIfNeeded()
    #expect(name(0) == "Barbara")
    #expect(view.numberOfItems(inSection: 0) == 1)
    view.delegate?.collectionView(view, didSelectItemAt: IndexPath(item: 0, section: 0))
    #expect(picked == ["Barbara"])
  }
}
