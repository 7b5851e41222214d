import Testing
import UIKit

@MainActor @Suite("Updates that do not outlive the call") struct NonescapingUpdateTests {
  final class Rows: NSObject, UITableViewDataSource, UICollectionViewDataSource {
    var count = 1
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { count }
    func tableView(
      _ tableView: UITableView, cellForRowAt indexPath: IndexPath
    ) -> UITableViewCell { UITableViewCell() }
    func collectionView(
      _ collectionView: UICollectionView, numberOfItemsInSection section: Int
    ) -> Int { count }
    func collectionView(
      _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell { UICollectionViewCell() }
  }

  final class CountingTable: UITableView {
    var updates = 0
    override func performBatchUpdates(
      _ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil
    ) {
      self.updates += 1
      super.performBatchUpdates(updates, completion: completion)
    }
  }

  /// As libraries that compute differences do it.
  private func apply(_ setData: (Int) -> Void, to table: UITableView) {
    table.performBatchUpdates {
      setData(2)
      table.insertRows(at: [IndexPath(row: 1, section: 0)], with: .none)
    }
  }

  private func apply(_ setData: (Int) -> Void, to collection: UICollectionView) {
    collection.performBatchUpdates({
      setData(2)
      collection.insertItems(at: [IndexPath(item: 1, section: 0)])
    })
  }

  @Test("A table takes them, through an overridden method too")
  func table() {
    let rows = Rows()
    let table = CountingTable()
    table.dataSource = rows
    #expect(table.numberOfRows(inSection: 0) == 1)
    apply({ rows.count = $0 }, to: table)
    #expect(table.numberOfRows(inSection: 0) == 2)
    #expect(table.updates == 1)
    table.performBatchUpdates(nil)
    #expect(table.updates == 2)
  }

  @Test("A collection takes them")
  func collection() {
    let rows = Rows()
    let collection = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 50, height: 50),
      collectionViewLayout: UICollectionViewFlowLayout())
    collection.dataSource = rows
    #expect(collection.numberOfItems(inSection: 0) == 1)
    apply({ rows.count = $0 }, to: collection)
    #expect(collection.numberOfItems(inSection: 0) == 2)
    collection.performBatchUpdates(nil)
  }

  @Test("A table without a data source has no rows")
  func empty() {
    #expect(UITableView().numberOfRows(inSection: 0) == 0)
  }
}
