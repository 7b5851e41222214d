import UIKit

/// The data source of a bound table, with the titles of its sections.
final class BoundRows<SectionID: Hashable & Sendable, Element: Identifiable & Equatable>:
  UITableViewDiffableDataSource<SectionID, Element.ID>
where Element.ID: Sendable {
  private let shown: ShownList<Element>

  init(
    _ table: UITableView, _ shown: ShownList<Element>,
    cell: @escaping (UITableView, IndexPath, Element) -> UITableViewCell
  ) {
    self.shown = shown
    super.init(tableView: table) { table, path, _ in
      shown.element(at: path).map { cell(table, path, $0) }
    }
  }

  override func tableView(
    _ tableView: UITableView, titleForHeaderInSection section: Int
  ) -> String? {
    shown.titles[section].header
  }

  override func tableView(
    _ tableView: UITableView, titleForFooterInSection section: Int
  ) -> String? {
    shown.titles[section].footer
  }

  /// A row that the delegate offers actions for can be swiped.
  override func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool {
    let delegate = tableView.delegate
    return delegate?.tableView?(tableView, trailingSwipeActionsConfigurationForRowAt: indexPath)
      != nil
      || delegate?.tableView?(tableView, leadingSwipeActionsConfigurationForRowAt: indexPath) != nil
  }

  /// Updates the titles of sections whose headers and footers are visible.
  func retitle(_ sections: [Int], in table: UITableView) {
    for section in sections {
      table.headerView(forSection: section)?.textLabel?.text = shown.titles[section].header
      table.footerView(forSection: section)?.textLabel?.text = shown.titles[section].footer
    }
  }
}
