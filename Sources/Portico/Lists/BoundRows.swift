import UIKit

/// A table's data source with the titles of its sections.
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

  /// Shows the titles of sections anew, where they are in sight.
  func retitle(_ sections: [Int], in table: UITableView) {
    for section in sections {
      table.headerView(forSection: section)?.textLabel?.text = shown.titles[section].header
      table.footerView(forSection: section)?.textLabel?.text = shown.titles[section].footer
    }
  }
}
