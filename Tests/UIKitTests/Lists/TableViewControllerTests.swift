import Testing
import UIKit

@MainActor @Suite("A table view controller") struct TableViewControllerTests {
  final class Controller: UITableViewController {
    override func viewDidLoad() {
      super.viewDidLoad()
      tableView.register(UITableViewCell.self, forCellReuseIdentifier: "cell")
    }
    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
      3
    }
    override func tableView(
      _ tableView: UITableView, cellForRowAt indexPath: IndexPath
    ) -> UITableViewCell {
      tableView.dequeueReusableCell(withIdentifier: "cell", for: indexPath)
    }
    var selected: IndexPath?
    override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
      selected = indexPath
    }
  }

  @Test func `its view is a table view of its style, whose data it provides`() {
    let controller = Controller(style: .insetGrouped)
    controller.loadViewIfNeeded()
    #expect(controller.view === controller.tableView)
    #expect(controller.tableView.style == .insetGrouped)
    #expect(controller.tableView.dataSource === controller)
    #expect(controller.tableView.delegate === controller)
    #expect(controller.tableView.numberOfRows(inSection: 0) == 3)
    controller.view.layoutIfNeeded()
    #expect(controller.tableView.visibleCells.count == 3)
  }

  @Test func `a refresh control waits for the view, and doesn't load it`() {
    let controller = Controller(style: .plain)
    let control = UIRefreshControl()
    #expect(controller.refreshControl == nil)
    controller.refreshControl = control
    #expect(controller.refreshControl === control)
    #expect(!controller.isViewLoaded)
    controller.loadViewIfNeeded()
    #expect(controller.tableView.refreshControl === control)
    controller.refreshControl = nil
    #expect(controller.tableView.refreshControl == nil && controller.refreshControl == nil)
  }

  @Test func `the selection ends when it appears again`() {
    let controller = Controller(style: .plain)
    controller.loadViewIfNeeded()
    controller.beginAppearanceTransition(true, animated: false)
    controller.endAppearanceTransition()
    controller.tableView.selectRow(at: IndexPath(0, 1), animated: false, scrollPosition: .none)
    controller.beginAppearanceTransition(false, animated: false)
    controller.endAppearanceTransition()
    #expect(controller.tableView.indexPathForSelectedRow == IndexPath(0, 1))
    controller.beginAppearanceTransition(true, animated: false)
    #expect(controller.tableView.indexPathForSelectedRow == nil)
  }

  @Test func `editing extends to the table view`() {
    let controller = Controller(style: .plain)
    controller.setEditing(true, animated: false)
    #expect(controller.tableView.isEditing)
  }

  final class Terse: UITableViewController {
    override func viewDidLoad() {}
    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
      3
    }
  }

  final class TerseItems: UICollectionViewController {
    override func viewDidLoad() {}
    override func collectionView(
      _ collectionView: UICollectionView, numberOfItemsInSection section: Int
    ) -> Int { 3 }
  }

  @Test("It is the data source of its view once that is loaded, or set")
  func connects() {
    let controller = Terse(style: .plain)
    #expect(controller.tableView.numberOfRows(inSection: 0) == 3)
    #expect(controller.tableView.delegate === controller)
    controller.tableView = UITableView()
    #expect(controller.tableView.numberOfRows(inSection: 0) == 3)
    let items = TerseItems(collectionViewLayout: UICollectionViewFlowLayout())
    #expect(items.collectionView.numberOfItems(inSection: 0) == 3)
    items.collectionView = UICollectionView(
      frame: .zero, collectionViewLayout: UICollectionViewFlowLayout())
    #expect(items.collectionView.numberOfItems(inSection: 0) == 3)
  }
}
