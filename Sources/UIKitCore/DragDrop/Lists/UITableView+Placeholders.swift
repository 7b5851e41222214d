import Foundation

extension UITableView {
  final func insert(_ placeholder: UITableViewPlaceholder) {
    loadDataIfNeeded()
    placeholderHandlers[ObjectIdentifier(placeholder.entry)] = {
      placeholder.cellUpdateHandler?($0)
    }
    performShown(placeholders.insert(placeholder.entry))
  }

  /// - Parameter isReplaced: Whether the data source already has a row in place of the placeholder.
  final func remove(_ placeholder: UITableViewPlaceholder, isReplaced: Bool) {
    placeholderHandlers[ObjectIdentifier(placeholder.entry)] = nil
    performShown(placeholders.remove(placeholder.entry, isReplaced: isReplaced))
  }

  /// Sets the row heights that placeholders specify.
  final func takePlaceholderHeights() {
    for entry in placeholders.entries {
      guard let height = entry.height, height >= 0 else { continue }
      geometry.setHeight(
        RowHeights.Height(UIApplication.look.snapped(height: height), isExact: true),
        ofRow: entry.path.row, in: entry.path.section)
    }
  }

  /// Creates the cell at a displayed index path: a placeholder's cell, or one from the data source.
  final func makeCell(at path: IndexPath) -> UITableViewCell? {
    guard let entry = placeholders.entry(at: path) else {
      return dataSource?.tableView(self, cellForRowAt: placeholders.dataPath(of: path))
    }
    let cell = dequeueReusableCell(withIdentifier: entry.identifier, for: path)
    placeholderHandlers[ObjectIdentifier(entry)]?(cell)
    return cell
  }
}
