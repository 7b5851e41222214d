import UIKitDiagnostics
import Foundation

/// The items of one section as an outline: items have children, which are visible while their parents are
/// expanded.
public struct NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>: Sendable
where ItemIdentifierType: Hashable & Sendable {
  /// The children of each item. Those of the key `nil` are the root items.
  private var children: [ItemIdentifierType?: [ItemIdentifierType]] = [:]
  private var parents: [ItemIdentifierType: ItemIdentifierType?] = [:]
  private var expanded: Set<ItemIdentifierType> = []

  public init() {}

  // MARK: Reading

  /// All items, each before its descendants.
  public var items: [ItemIdentifierType] { outline(under: nil) { _ in true } }

  public var rootItems: [ItemIdentifierType] { children[nil] ?? [] }

  /// The items whose ancestors are all expanded.
  public var visibleItems: [ItemIdentifierType] {
    outline(under: nil) { expanded.contains($0) }
  }

  private func outline(
    under parent: ItemIdentifierType?, where isOpen: (ItemIdentifierType) -> Bool
  ) -> [ItemIdentifierType] {
    var result: [ItemIdentifierType] = []
    var rest = Array((children[parent] ?? []).reversed())
    while let item = rest.popLast() {
      result.append(item)
      if isOpen(item), let below = children[item] { rest.append(contentsOf: below.reversed()) }
    }
    return result
  }

  public func contains(_ item: ItemIdentifierType) -> Bool { parents[item] != nil }

  /// Returns the number of ancestors of an item.
  public func level(of item: ItemIdentifierType) -> Int {
    check(item)
    var level = 0
    var above = parents[item] ?? nil
    while let parent = above {
      level += 1
      above = parents[parent] ?? nil
    }
    return level
  }

  /// Returns the index of an item among all ``items``.
  public func index(of item: ItemIdentifierType) -> Int? {
    contains(item) ? items.firstIndex(of: item) : nil
  }

  /// Returns the parent of an item; `nil` for a root item.
  public func parent(of child: ItemIdentifierType) -> ItemIdentifierType? {
    check(child)
    return parents[child] ?? nil
  }

  public func isExpanded(_ item: ItemIdentifierType) -> Bool { expanded.contains(item) }

  /// Returns whether all ancestors of the item are expanded.
  public func isVisible(_ item: ItemIdentifierType) -> Bool {
    guard contains(item) else { return false }
    var above = parents[item] ?? nil
    while let parent = above {
      guard expanded.contains(parent) else { return false }
      above = parents[parent] ?? nil
    }
    return true
  }

  /// Returns the descendants of an item.
  ///
  /// - Parameter includingParent: Whether the result contains the item itself, as the only root item.
  public func snapshot(of parent: ItemIdentifierType, includingParent: Bool = false)
    -> NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>
  {
    check(parent)
    var result = Self()
    if includingParent {
      result.append([parent])
      if expanded.contains(parent) { result.expanded.insert(parent) }
    }
    result.take(children[parent] ?? [], of: self, under: includingParent ? parent : nil)
    return result
  }

  /// Returns a description of the outline for debugging.
  public func visualDescription() -> String {
    items.map { item in
      let mark = children[item]?.isEmpty == false ? (isExpanded(item) ? "-" : "+") : "*"
      return String(repeating: "  ", count: level(of: item)) + "\(mark) \(item)"
    }.joined(separator: "\n")
  }

  // MARK: Adding

  /// - Parameter parent: The item whose children the items become; `nil` for root items.
  public mutating func append(_ items: [ItemIdentifierType], to parent: ItemIdentifierType? = nil) {
    if let parent { check(parent) }
    add(items, under: parent, at: children[parent]?.count ?? 0)
  }

  public mutating func insert(_ items: [ItemIdentifierType], before item: ItemIdentifierType) {
    let place = place(of: item)
    add(items, under: place.parent, at: place.index)
  }

  public mutating func insert(_ items: [ItemIdentifierType], after item: ItemIdentifierType) {
    let place = place(of: item)
    add(items, under: place.parent, at: place.index + 1)
  }

  public mutating func insert(
    _ snapshot: NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>,
    before item: ItemIdentifierType
  ) {
    insert(snapshot.rootItems, before: item)
    takeBelow(snapshot.rootItems, of: snapshot)
  }

  public mutating func insert(
    _ snapshot: NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>,
    after item: ItemIdentifierType
  ) {
    insert(snapshot.rootItems, after: item)
    takeBelow(snapshot.rootItems, of: snapshot)
  }

  /// Replaces the descendants of an item by another outline.
  public mutating func replace(
    childrenOf parent: ItemIdentifierType,
    using snapshot: NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>
  ) {
    check(parent)
    delete(children[parent] ?? [])
    take(snapshot.rootItems, of: snapshot, under: parent)
  }

  private mutating func take(
    _ items: [ItemIdentifierType], of other: Self, under parent: ItemIdentifierType?
  ) {
    add(items, under: parent, at: children[parent]?.count ?? 0)
    takeBelow(items, of: other)
  }

  private mutating func takeBelow(_ items: [ItemIdentifierType], of other: Self) {
    for item in items {
      if other.expanded.contains(item) { expanded.insert(item) }
      take(other.children[item] ?? [], of: other, under: item)
    }
  }

  private mutating func add(
    _ items: [ItemIdentifierType], under parent: ItemIdentifierType?, at index: Int
  ) {
    guard !items.isEmpty else { return }
    for item in items {
      require(
        parents.updateValue(parent, forKey: item) == nil,
        "Supplied identifiers are not unique: \(item)")
    }
    children[parent, default: []].insert(contentsOf: items, at: index)
  }

  // MARK: Removing

  /// Removes items and their descendants.
  public mutating func delete(_ items: [ItemIdentifierType]) {
    for item in items where contains(item) {
      let parent = parents[item] ?? nil
      children[parent]?.removeAll { $0 == item }
      for gone in [item] + outline(under: item, where: { _ in true }) {
        parents[gone] = nil
        children[gone] = nil
        expanded.remove(gone)
      }
    }
  }

  public mutating func deleteAll() { self = Self() }

  // MARK: Expanding

  /// Expands items, so that their children are visible.
  public mutating func expand(_ items: [ItemIdentifierType]) {
    for item in items {
      check(item)
      expanded.insert(item)
    }
  }

  /// Collapses items, so that their descendants are hidden.
  public mutating func collapse(_ items: [ItemIdentifierType]) {
    expanded.subtract(items)
  }

  // MARK: Checks

  private func check(_ item: ItemIdentifierType) {
    require(contains(item), "The item \(item) is not in the section snapshot.")
  }

  private func place(of item: ItemIdentifierType) -> (parent: ItemIdentifierType?, index: Int) {
    check(item)
    let parent = parents[item] ?? nil
    return (parent, children[parent]?.firstIndex(of: item) ?? 0)
  }
}
