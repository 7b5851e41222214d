import Foundation
import UIKit

/// The elements and titles that a list shows, for its data source.
@MainActor final class ShownList<Element: Identifiable & Equatable> {
  private(set) var rows: [[Element]] = []
  private(set) var titles: [(header: String?, footer: String?)] = []

  func element(at indexPath: IndexPath) -> Element? {
    guard rows.indices.contains(indexPath.section),
      rows[indexPath.section].indices.contains(indexPath.item)
    else { return nil }
    return rows[indexPath.section][indexPath.item]
  }

  func replace(_ rows: [[Element]], titles: [(header: String?, footer: String?)]) {
    self.rows = rows
    self.titles = titles
  }

  /// Returns the identifiers of the elements in `new` that differ from the displayed element with the same identifier.
  ///
  /// - Parameter indexPath: Returns the index path of the displayed element with an identifier, or `nil` if there is none.
  func edited(in new: [[Element]], indexPath: (Element.ID) -> IndexPath?) -> [Element.ID] {
    guard !rows.isEmpty else { return [] }
    var edited: [Element.ID] = []
    // Most elements have the same predecessor as before, so they needn't be looked up.
    var former = rows[0]
    var row = 0
    for elements in new {
      for element in elements {
        if row >= former.count || former[row].id != element.id {
          guard let path = indexPath(element.id), self.element(at: path) != nil else { continue }
          former = rows[path.section]
          row = path.item
        }
        if former[row] != element { edited.append(element.id) }
        row += 1
      }
    }
    return edited
  }
}
