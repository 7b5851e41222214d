import Foundation
import UIKit

/// What a list shows: where its data source looks up elements and titles.
@MainActor final class ShownList<Element: Identifiable & Equatable> {
  private(set) var rows: [[Element]] = []
  private(set) var titles: [(header: String?, footer: String?)] = []
  private var elements: [Element.ID: Element] = [:]

  subscript(id: Element.ID) -> Element? { elements[id] }

  func element(at indexPath: IndexPath) -> Element? {
    guard rows.indices.contains(indexPath.section),
      rows[indexPath.section].indices.contains(indexPath.item)
    else { return nil }
    return rows[indexPath.section][indexPath.item]
  }

  /// - Returns: The elements that are others than before with the same identity.
  func replace(
    _ rows: [[Element]], titles: [(header: String?, footer: String?)]
  ) -> [Element.ID] {
    let old = elements
    self.rows = rows
    self.titles = titles
    elements = [:]
    elements.reserveCapacity(rows.reduce(0) { $0 + $1.count })
    var edited: [Element.ID] = []
    for element in rows.joined() {
      if let former = old[element.id], former != element { edited.append(element.id) }
      elements[element.id] = element
    }
    return edited
  }
}
