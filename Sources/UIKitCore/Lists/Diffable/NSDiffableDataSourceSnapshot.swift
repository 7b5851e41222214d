import UIKitDiagnostics
import Foundation

/// The state of the data in a list at one time: identifiers of sections, and of the items in them.
public struct NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>: Sendable
where
  SectionIdentifierType: Hashable & Sendable, ItemIdentifierType: Hashable & Sendable
{
  package private(set) var sections: [SectionIdentifierType] = []
  /// The items of each section.
  package private(set) var items: [[ItemIdentifierType]] = []
  private var sectionIndices: [SectionIdentifierType: Int] = [:]
  private var sectionOfItem: [ItemIdentifierType: SectionIdentifierType] = [:]

  public private(set) var reloadedSectionIdentifiers: [SectionIdentifierType] = []
  public private(set) var reloadedItemIdentifiers: [ItemIdentifierType] = []
  public private(set) var reconfiguredItemIdentifiers: [ItemIdentifierType] = []

  public init() {}

  // MARK: Reading

  package func items(inSectionAt index: Int) -> [ItemIdentifierType] {
    requireIndex(index, below: items.count, "the sections of the snapshot")
    return items[index]
  }

  package func item(at section: Int, _ row: Int) -> ItemIdentifierType {
    let items = items(inSectionAt: section)
    requireIndex(row, below: items.count, "the items of section \(section) of the snapshot")
    return items[row]
  }

  public var numberOfItems: Int { sectionOfItem.count }
  public var numberOfSections: Int { sections.count }
  public var sectionIdentifiers: [SectionIdentifierType] { sections }
  public var itemIdentifiers: [ItemIdentifierType] { items.flatMap { $0 } }

  public func numberOfItems(inSection identifier: SectionIdentifierType) -> Int {
    items[existingIndex(of: identifier)].count
  }

  public func itemIdentifiers(inSection identifier: SectionIdentifierType) -> [ItemIdentifierType] {
    items[existingIndex(of: identifier)]
  }

  public func sectionIdentifier(
    containingItem identifier: ItemIdentifierType
  ) -> SectionIdentifierType? {
    sectionOfItem[identifier]
  }

  /// The item's position among all items.
  public func indexOfItem(_ identifier: ItemIdentifierType) -> Int? {
    guard let (section, row) = position(of: identifier) else { return nil }
    return items[..<section].reduce(row) { $0 + $1.count }
  }

  public func indexOfSection(_ identifier: SectionIdentifierType) -> Int? {
    sectionIndices[identifier]
  }

  package func contains(_ identifier: ItemIdentifierType) -> Bool {
    sectionOfItem[identifier] != nil
  }

  package func position(of identifier: ItemIdentifierType) -> (section: Int, row: Int)? {
    guard let section = sectionOfItem[identifier].flatMap({ sectionIndices[$0] }),
      let row = items[section].firstIndex(of: identifier)
    else { return nil }
    return (section, row)
  }

  // MARK: Items

  /// - Parameter sectionIdentifier: The section they are added to; the last one if `nil`.
  public mutating func appendItems(
    _ identifiers: [ItemIdentifierType], toSection sectionIdentifier: SectionIdentifierType? = nil
  ) {
    guard let section = sectionIdentifier ?? sections.last else {
      trap(
        "There are currently no sections in the data source. Please add a section first.")
    }
    let index = existingIndex(of: section)
    takeOutExisting(identifiers)
    items[index].append(contentsOf: identifiers)
    settle(identifiers, in: section)
  }

  public mutating func insertItems(
    _ identifiers: [ItemIdentifierType], beforeItem beforeIdentifier: ItemIdentifierType
  ) {
    insert(identifiers, at: beforeIdentifier, offset: 0)
  }

  public mutating func insertItems(
    _ identifiers: [ItemIdentifierType], afterItem afterIdentifier: ItemIdentifierType
  ) {
    insert(identifiers, at: afterIdentifier, offset: 1)
  }

  public mutating func deleteItems(_ identifiers: [ItemIdentifierType]) {
    takeOut(identifiers)
  }

  public mutating func deleteAllItems() {
    self = Self()
  }

  public mutating func moveItem(
    _ identifier: ItemIdentifierType, beforeItem toIdentifier: ItemIdentifierType
  ) {
    move(identifier, to: toIdentifier, offset: 0)
  }

  public mutating func moveItem(
    _ identifier: ItemIdentifierType, afterItem toIdentifier: ItemIdentifierType
  ) {
    move(identifier, to: toIdentifier, offset: 1)
  }

  /// Has new cells made for the items.
  public mutating func reloadItems(_ identifiers: [ItemIdentifierType]) {
    checkExistence(of: identifiers, for: "reload")
    reloadedItemIdentifiers.append(contentsOf: identifiers)
  }

  /// Has the items' existing cells configured anew.
  public mutating func reconfigureItems(_ identifiers: [ItemIdentifierType]) {
    checkExistence(of: identifiers, for: "reconfigure")
    reconfiguredItemIdentifiers.append(contentsOf: identifiers)
  }

  // MARK: Sections

  public mutating func appendSections(_ identifiers: [SectionIdentifierType]) {
    insert(identifiers, at: sections.count)
  }

  public mutating func insertSections(
    _ identifiers: [SectionIdentifierType], beforeSection toIdentifier: SectionIdentifierType
  ) {
    insert(identifiers, at: existingIndex(of: toIdentifier))
  }

  public mutating func insertSections(
    _ identifiers: [SectionIdentifierType], afterSection toIdentifier: SectionIdentifierType
  ) {
    insert(identifiers, at: existingIndex(of: toIdentifier) + 1)
  }

  public mutating func deleteSections(_ identifiers: [SectionIdentifierType]) {
    let deleted = Set(identifiers)
    for identifier in deleted {
      guard let index = sectionIndices[identifier] else { continue }
      for item in items[index] { sectionOfItem[item] = nil }
    }
    let kept = sections.indices.filter { !deleted.contains(sections[$0]) }
    items = kept.map { items[$0] }
    sections = kept.map { sections[$0] }
    indexSections()
  }

  public mutating func moveSection(
    _ identifier: SectionIdentifierType, beforeSection toIdentifier: SectionIdentifierType
  ) {
    move(identifier, to: toIdentifier, offset: 0)
  }

  public mutating func moveSection(
    _ identifier: SectionIdentifierType, afterSection toIdentifier: SectionIdentifierType
  ) {
    move(identifier, to: toIdentifier, offset: 1)
  }

  public mutating func reloadSections(_ identifiers: [SectionIdentifierType]) {
    for identifier in identifiers { _ = existingIndex(of: identifier) }
    reloadedSectionIdentifiers.append(contentsOf: identifiers)
  }

  /// Without what is to be reloaded, which is done once the snapshot is applied.
  package var settled: Self {
    var snapshot = self
    snapshot.reloadedItemIdentifiers = []
    snapshot.reloadedSectionIdentifiers = []
    snapshot.reconfiguredItemIdentifiers = []
    return snapshot
  }

  // MARK: Support

  private func existingIndex(of section: SectionIdentifierType) -> Int {
    guard let index = sectionIndices[section] else {
      trap(
        "Invalid section identifier: \(section) does not exist in the snapshot.")
    }
    return index
  }

  private func existingPosition(of item: ItemIdentifierType) -> (section: Int, row: Int) {
    guard let position = position(of: item) else {
      trap("Invalid item identifier: \(item) does not exist in the snapshot.")
    }
    return position
  }

  private func checkExistence(of identifiers: [ItemIdentifierType], for purpose: String) {
    for identifier in identifiers where !contains(identifier) {
      trap(
        "Attempted to \(purpose) item identifier that does not exist in the snapshot: \(identifier)"
      )
    }
  }

  private mutating func indexSections() {
    sectionIndices = Dictionary(
      uniqueKeysWithValues: sections.enumerated().map { ($0.element, $0.offset) })
  }

  private mutating func insert(_ identifiers: [SectionIdentifierType], at index: Int) {
    let duplicates = identifiers.filter { sectionIndices[$0] != nil } + identifiers.repeated
    require(
      duplicates.isEmpty,
      "Fatal: supplied section identifiers are not unique. Duplicate identifiers: \(duplicates)")
    sections.insert(contentsOf: identifiers, at: index)
    items.insert(contentsOf: identifiers.map { _ in [] }, at: index)
    indexSections()
  }

  private mutating func insert(
    _ identifiers: [ItemIdentifierType], at anchor: ItemIdentifierType, offset: Int
  ) {
    takeOutExisting(identifiers, except: anchor)
    let (section, row) = existingPosition(of: anchor)
    items[section].insert(contentsOf: identifiers, at: row + offset)
    settle(identifiers, in: sections[section])
  }

  private mutating func move(
    _ identifier: ItemIdentifierType, to anchor: ItemIdentifierType, offset: Int
  ) {
    guard identifier != anchor else { return }
    let from = existingPosition(of: identifier)
    items[from.section].remove(at: from.row)
    let to = existingPosition(of: anchor)
    items[to.section].insert(identifier, at: to.row + offset)
    sectionOfItem[identifier] = sections[to.section]
  }

  private mutating func move(
    _ identifier: SectionIdentifierType, to anchor: SectionIdentifierType, offset: Int
  ) {
    guard identifier != anchor else { return }
    let from = existingIndex(of: identifier)
    sections.remove(at: from)
    let moved = items.remove(at: from)
    indexSections()
    let to = existingIndex(of: anchor) + offset
    sections.insert(identifier, at: to)
    items.insert(moved, at: to)
    indexSections()
  }

  /// Items that are added again move to where they are added.
  private mutating func takeOutExisting(
    _ identifiers: [ItemIdentifierType], except anchor: ItemIdentifierType? = nil
  ) {
    let existing = identifiers.filter { sectionOfItem[$0] != nil }
    guard !existing.isEmpty else { return }
    require(
      anchor.map { !existing.contains($0) } ?? true,
      "Invalid item identifier: \(existing) can't be inserted next to itself.")
    FileHandle.standardError.write(
      Data(
        """
        Diffable data source detected an attempt to insert or append \(existing.count) item \
        identifiers that already exist in the snapshot. The existing item identifiers will be moved \
        into place instead, but this operation will be more expensive. For best performance, \
        inserted item identifiers should always be unique.\n
        """.utf8))
    takeOut(existing)
  }

  private mutating func takeOut(_ identifiers: [ItemIdentifierType]) {
    var touched: Set<Int> = []
    for identifier in identifiers {
      guard let section = sectionOfItem.removeValue(forKey: identifier) else { continue }
      touched.insert(sectionIndices[section]!)
    }
    for section in touched { items[section].removeAll { sectionOfItem[$0] == nil } }
  }

  private mutating func settle(
    _ identifiers: [ItemIdentifierType], in section: SectionIdentifierType
  ) {
    sectionOfItem.reserveCapacity(sectionOfItem.count + identifiers.count)
    for identifier in identifiers {
      require(
        sectionOfItem.updateValue(section, forKey: identifier) == nil,
        "Fatal: supplied item identifiers are not unique. Duplicate identifiers: \([identifier])")
    }
  }
}

extension Array where Element: Hashable {
  /// The elements that occurred before.
  fileprivate var repeated: [Element] {
    var seen: Set<Element> = []
    return filter { !seen.insert($0).inserted }
  }
}
