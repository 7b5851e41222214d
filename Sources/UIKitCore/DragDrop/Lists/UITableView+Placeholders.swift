import Foundation

extension UITableView {
  final func insert(_ placeholder: UITableViewPlaceholder) {
    loadDataIfNeeded()
    placeholderHandlers[ObjectIdentifier(placeholder.entry)] = {
      placeholder.cellUpdateHandler?($0)
    }
    performShown(placeholders.insert(placeholder.entry))
  }

  /// - Parameter isReplaced: Whether the data source has data in the placeholder's place by now.
  final func remove(_ placeholder: UITableViewPlaceholder, isReplaced: Bool) {
    placeholderHandlers[ObjectIdentifier(placeholder.entry)] = nil
    performShown(placeholders.remove(placeholder.entry, isReplaced: isReplaced))
  }

  /// Rows whose heights the table view knows from elsewhere are made alike.
  final func takePlaceholderHeights() {
    for entry in placeholders.entries {
      guard let height = entry.height, height >= 0 else { continue }
      geometry.setHeight(
        RowHeights.Height(UIApplication.look.snapped(height: height), isExact: true),
        ofRow: entry.path.row, in: entry.path.section)
    }
  }

  /// The cell of what shows at a path, be it the data source's or a placeholder's.
  final func makeCell(at path: IndexPath) -> UITableViewCell? {
    guard let entry = placeholders.entry(at: path) else {
      return dataSource?.tableView(self, cellForRowAt: placeholders.dataPath(of: path))
    }
    let cell = dequeueReusableCell(withIdentifier: entry.identifier, for: path)
    placeholderHandlers[ObjectIdentifier(entry)]?(cell)
    return cell
  }
}
