public import Foundation

/// Provides a table view with its data.
@preconcurrency @MainActor public protocol UITableViewDataSource: NSObjectProtocol {
  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int
  /// A cell for a row; made, or reused, by one of the table view's dequeuing methods.
  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell
  /// 1 unless implemented.
  func numberOfSections(in tableView: UITableView) -> Int
  func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String?
  func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String?
  /// Whether a row can be deleted or inserted by the person; `true` unless implemented.
  func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool
  func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool
  func sectionIndexTitles(for tableView: UITableView) -> [String]?
  func tableView(
    _ tableView: UITableView, sectionForSectionIndexTitle title: String, at index: Int
  ) -> Int
  /// Carries out a deletion or insertion that the person asked for.
  func tableView(
    _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle,
    forRowAt indexPath: IndexPath)
  /// Carries out a move that the person made; the table view shows it already.
  func tableView(
    _ tableView: UITableView, moveRowAt sourceIndexPath: IndexPath,
    to destinationIndexPath: IndexPath)
}

extension UITableViewDataSource {
  public func numberOfSections(in tableView: UITableView) -> Int {
    forwarded()?.numberOfSections(in: tableView) ?? 1
  }
  public func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
    forwarded()?.tableView(tableView, titleForHeaderInSection: section)
  }
  public func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String? {
    forwarded()?.tableView(tableView, titleForFooterInSection: section)
  }
  public func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool {
    forwarded()?.tableView(tableView, canEditRowAt: indexPath) ?? true
  }
  public func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool {
    forwarded()?.tableView(tableView, canMoveRowAt: indexPath) ?? true
  }
  public func sectionIndexTitles(for tableView: UITableView) -> [String]? {
    forwarded()?.sectionIndexTitles(for: tableView)
  }
  public func tableView(
    _ tableView: UITableView, sectionForSectionIndexTitle title: String, at index: Int
  ) -> Int {
    forwarded()?.tableView(tableView, sectionForSectionIndexTitle: title, at: index) ?? index
  }
  public func tableView(
    _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle,
    forRowAt indexPath: IndexPath
  ) {
    forwarded()?.tableView(tableView, commit: editingStyle, forRowAt: indexPath)
  }
  public func tableView(
    _ tableView: UITableView, moveRowAt sourceIndexPath: IndexPath,
    to destinationIndexPath: IndexPath
  ) {
    forwarded()?.tableView(tableView, moveRowAt: sourceIndexPath, to: destinationIndexPath)
  }

  private func forwarded(_ method: StaticString = #function) -> (any UITableViewDataSource)? {
    forwardee(for: method) as? any UITableViewDataSource
  }
}
