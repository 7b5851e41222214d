import Foundation
import UIKit

/// Sets the rows of the table that owns this binding.
@MainActor final class RowSetting<Element: Identifiable & Equatable>: ValueBinding<[Element]>
where Element.ID: Sendable {
  private(set) var elements: [Element] = []

  let dataSource: UITableViewDiffableDataSource<Int, Element.ID>
  /// The owner of this binding, which ends it.
  private unowned(unsafe) let table: UITableView
  private let shown: Shown
  private let isAnimated: Bool

  @MainActor private final class Shown {
    var elements: [Element.ID: Element] = [:]
  }

  init(
    _ table: UITableView, animated: Bool,
    cell: @escaping (UITableView, IndexPath, Element) -> UITableViewCell
  ) {
    let shown = Shown()
    self.table = table
    self.shown = shown
    isAnimated = animated
    dataSource = UITableViewDiffableDataSource(tableView: table) { table, path, id in
      shown.elements[id].map { cell(table, path, $0) }
    }
  }

  func element(at indexPath: IndexPath) -> Element? {
    dataSource.itemIdentifier(for: indexPath).flatMap { shown.elements[$0] }
  }

  override func apply(_ value: [Element]) {
    guard isActive else { return }
    let isFirst = dataSource.snapshot().numberOfSections == 0
    let old = shown.elements
    let edited = value.filter { element in old[element.id].map { $0 != element } ?? false }
    let isReordered =
      elements.count != value.count || !zip(elements, value).allSatisfy { $0.id == $1.id }
    guard isFirst || isReordered || !edited.isEmpty else { return }
    elements = value
    shown.elements = Dictionary(value.map { ($0.id, $0) }) { first, _ in first }
    var snapshot = NSDiffableDataSourceSnapshot<Int, Element.ID>()
    snapshot.appendSections([0])
    snapshot.appendItems(value.map(\.id), toSection: 0)
    snapshot.reconfigureItems(edited.map(\.id))
    dataSource.apply(
      snapshot, animatingDifferences: isAnimated && !isFirst && table.window != nil)
  }
}
