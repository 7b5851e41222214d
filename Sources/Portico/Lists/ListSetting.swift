import Foundation
import UIKit

/// Updates a list to show new sections.
@MainActor
final class ListSetting<SectionID: Hashable & Sendable, Element: Identifiable & Equatable>
where Element.ID: Sendable {
  typealias Section = ListSection<SectionID, Element>
  typealias Snapshot = NSDiffableDataSourceSnapshot<SectionID, Element.ID>

  /// The view that shows the list.
  struct Target {
    let apply: (Snapshot, _ animated: Bool) -> Void
    /// Returns the index path of the element with an identifier, or `nil` if the list doesn't show it.
    let indexPath: (Element.ID) -> IndexPath?
    /// Updates the titles of the sections with these indices.
    let retitle: ([Int]) -> Void
    let isInWindow: () -> Bool
  }

  private let shown: ShownList<Element>
  private let target: Target
  private let isAnimated: Bool
  private var sections: [Section]?

  init(_ target: Target, _ shown: ShownList<Element>, animated: Bool) {
    self.target = target
    self.shown = shown
    isAnimated = animated
  }

  func show(_ new: [Section]) {
    let old = sections
    sections = new
    let rows = new.map(\.items)
    let edited = shown.edited(in: rows, indexPath: target.indexPath)
    shown.replace(rows, titles: new.map { ($0.header, $0.footer) })
    let (retitled, reloaded) = changedTitles(from: old ?? [], to: new)
    let isRearranged = old.map { !$0.hasOrder(of: new) } ?? true
    if isRearranged || !edited.isEmpty || !reloaded.isEmpty {
      var snapshot = Snapshot()
      snapshot.appendSections(new.map { $0.id })
      for section in new {
        // A key path takes ten times as long where the element's type isn't known.
        snapshot.appendItems(section.items.map { $0.id }, toSection: section.id)
      }
      snapshot.reconfigureItems(edited)
      snapshot.reloadSections(reloaded)
      target.apply(snapshot, isAnimated && old != nil && target.isInWindow())
    }
    if !retitled.isEmpty { target.retitle(retitled) }
  }

  /// Returns the indices of the sections whose titles changed, and the identifiers of the sections that got or lost a
  /// title. The latter must be reloaded, with all their cells.
  private func changedTitles(
    from old: [Section], to new: [Section]
  ) -> (retitled: [Int], reloaded: [SectionID]) {
    guard old.contains(where: \.hasTitle) || new.contains(where: \.hasTitle) else {
      return ([], [])
    }
    let former = Dictionary(old.map { ($0.id, $0) }) { first, _ in first }
    var retitled: [Int] = []
    var reloaded: [SectionID] = []
    for (index, section) in new.enumerated() {
      guard let former = former[section.id],
        (former.header, former.footer) != (section.header, section.footer)
      else { continue }
      if (former.header == nil) != (section.header == nil)
        || (former.footer == nil) != (section.footer == nil)
      {
        reloaded.append(section.id)
      } else {
        retitled.append(index)
      }
    }
    return (retitled, reloaded)
  }
}

extension ListSection {
  fileprivate var hasTitle: Bool { header != nil || footer != nil }
}

extension Array {
  /// Returns whether both arrays have the same sections and elements in the same order, compared by `id`.
  fileprivate func hasOrder<SectionID, Item>(of other: Self) -> Bool
  where Element == ListSection<SectionID, Item> {
    count == other.count
      && zip(self, other).allSatisfy { one, two in
        one.id == two.id && one.items.count == two.items.count
          && zip(one.items, two.items).allSatisfy { $0.id == $1.id }
      }
  }
}
