import UIKitDiagnostics
import Foundation

/// The state of the data in a list at a point in time: identifiers of sections, and of the items in them.
public struct NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>: Sendable
where
  SectionIdentifierType: Hashable & Sendable, ItemIdentifierType: Hashable & Sendable
{
  package private(set) var sections: [SectionIdentifierType] = []
  /// The items of each section.
  package private(set) var items: [[ItemIdentifierType]] = []
  private var sectionIndices: [SectionIdentifierType: Int] = [:]
  /// The keys of the sections in ``homes``. A section keeps its key when it moves.
  private var keys: [Int] = []
  private var indicesOfKeys: [Int: Int] = [:]
  private var lastKey = 0

  private var numbering = Numbering<ItemIdentifierType>()
  /// The key of the section of each item, by the item's number.
  private var homes: [Int] = []
  /// Whether the numbers ascend from the first item to the last.
  private var isNumberedInOrder = true
  /// The last section with items, up to which the numbers ascend.
  private var lastFilled = 0
  /// The number of the first item of each section. Empty unless the snapshot is settled.
  private var starts: [Int] = []

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

  public var numberOfItems: Int { numbering.count }
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
    sectionIndex(ofItem: identifier).map { sections[$0] }
  }

  private func sectionIndex(ofItem identifier: ItemIdentifierType) -> Int? {
    numbering.number(of: identifier).map { indicesOfKeys[homes[$0]]! }
  }

  /// Returns the item's position among all items.
  public func indexOfItem(_ identifier: ItemIdentifierType) -> Int? {
    guard let (section, row) = position(of: identifier) else { return nil }
    return items[..<section].reduce(row) { $0 + $1.count }
  }

  public func indexOfSection(_ identifier: SectionIdentifierType) -> Int? {
    sectionIndices[identifier]
  }

  package func contains(_ identifier: ItemIdentifierType) -> Bool {
    numbering.number(of: identifier) != nil
  }

  /// - Complexity: O(1) if the snapshot is settled.
  package func position(of identifier: ItemIdentifierType) -> (section: Int, row: Int)? {
    guard let number = numbering.number(of: identifier) else { return nil }
    let section = indicesOfKeys[homes[number]]!
    if !starts.isEmpty { return (section, number - starts[section]) }
    return items[section].firstIndex(of: identifier).map { (section, $0) }
  }

  package func path(of identifier: ItemIdentifierType) -> IndexPath? {
    position(of: identifier).map { IndexPath(row: $0.row, section: $0.section) }
  }

  package func item(at path: IndexPath) -> ItemIdentifierType? {
    guard items.indices.contains(path.section), items[path.section].indices.contains(path.row)
    else { return nil }
    return items[path.section][path.row]
  }

  // MARK: Items

  /// - Parameter sectionIdentifier: The section to which the items are added; the last section if `nil`.
  public mutating func appendItems(
    _ identifiers: [ItemIdentifierType], toSection sectionIdentifier: SectionIdentifierType? = nil
  ) {
    guard let section = sectionIdentifier ?? sections.last else {
      trap(
        "There are currently no sections in the data source. Please add a section first.")
    }
    let index = existingIndex(of: section)
    number(identifiers, in: index)
    if items[index].isEmpty { items[index] = identifiers } else { items[index] += identifiers }
    if index < lastFilled { isNumberedInOrder = false }
    if !identifiers.isEmpty { lastFilled = max(lastFilled, index) }
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

  /// Requests new cells for the items when the snapshot is applied.
  public mutating func reloadItems(_ identifiers: [ItemIdentifierType]) {
    checkExistence(of: identifiers, for: "reload")
    reloadedItemIdentifiers.append(contentsOf: identifiers)
  }

  /// Requests that the items' existing cells are configured again when the snapshot is applied.
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
    let kept = sections.indices.filter { !deleted.contains(sections[$0]) }
    items = kept.map { items[$0] }
    sections = kept.map { sections[$0] }
    keys = kept.map { keys[$0] }
    indexSections()
    numberAll()
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

  /// A copy without the pending reloads, which are performed when the snapshot is applied. Positions of items
  /// are found in constant time.
  package var settled: Self {
    var snapshot = self
    if !isNumberedInOrder { snapshot.numberAll() }
    snapshot.starts = [0]
    for items in items { snapshot.starts.append(snapshot.starts.last! + items.count) }
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

  private mutating func indexSections(from start: Int = 0) {
    if start == 0 { (sectionIndices, indicesOfKeys) = ([:], [:]) }
    for index in start..<sections.count {
      sectionIndices[sections[index]] = index
      indicesOfKeys[keys[index]] = index
    }
  }

  private mutating func insert(_ identifiers: [SectionIdentifierType], at index: Int) {
    let duplicates = identifiers.filter { sectionIndices[$0] != nil } + identifiers.repeated
    require(
      duplicates.isEmpty,
      "Fatal: supplied section identifiers are not unique. Duplicate identifiers: \(duplicates)")
    let isEnd = index == sections.count
    sections.insert(contentsOf: identifiers, at: index)
    items.insert(contentsOf: identifiers.map { _ in [] }, at: index)
    keys.insert(contentsOf: identifiers.indices.map { lastKey + 1 + $0 }, at: index)
    lastKey += identifiers.count
    indexSections(from: isEnd ? index : 0)
    starts = []
    if !isEnd { lastFilled = sections.count }
  }

  private mutating func insert(
    _ identifiers: [ItemIdentifierType], at anchor: ItemIdentifierType, offset: Int
  ) {
    number(identifiers, in: existingPosition(of: anchor).section, besides: anchor)
    let (section, row) = existingPosition(of: anchor)
    items[section].insert(contentsOf: identifiers, at: row + offset)
    isNumberedInOrder = false
  }

  private mutating func move(
    _ identifier: ItemIdentifierType, to anchor: ItemIdentifierType, offset: Int
  ) {
    guard identifier != anchor else { return }
    let from = existingPosition(of: identifier)
    starts = []
    items[from.section].remove(at: from.row)
    let to = existingPosition(of: anchor)
    items[to.section].insert(identifier, at: to.row + offset)
    homes[numbering.number(of: identifier)!] = keys[to.section]
    isNumberedInOrder = false
  }

  private mutating func move(
    _ identifier: SectionIdentifierType, to anchor: SectionIdentifierType, offset: Int
  ) {
    guard identifier != anchor else { return }
    let from = existingIndex(of: identifier)
    sections.remove(at: from)
    let moved = (items: items.remove(at: from), key: keys.remove(at: from))
    indexSections()
    let to = existingIndex(of: anchor) + offset
    sections.insert(identifier, at: to)
    items.insert(moved.items, at: to)
    keys.insert(moved.key, at: to)
    indexSections()
    starts = []
    isNumberedInOrder = false
  }

  /// Numbers items that are added to a section. Items that already exist are removed from their former place
  /// first.
  private mutating func number(
    _ identifiers: [ItemIdentifierType], in section: Int, besides anchor: ItemIdentifierType? = nil
  ) {
    starts = []
    if numbering.append(identifiers) != nil {
      takeOutExisting(identifiers, besides: anchor)
      if let twice = numbering.append(identifiers) {
        trap(
          "Fatal: supplied item identifiers are not unique. Duplicate identifiers: \([twice])")
      }
    }
    homes += repeatElement(keys[section], count: identifiers.count)
  }

  private mutating func takeOutExisting(
    _ identifiers: [ItemIdentifierType], besides anchor: ItemIdentifierType?
  ) {
    let existing = identifiers.filter(contains)
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
    let gone = Set(identifiers.compactMap(numbering.number))
    guard !gone.isEmpty else { return }
    for section in Set(gone.map { indicesOfKeys[homes[$0]]! }) {
      items[section].removeAll { gone.contains(numbering.number(of: $0)!) }
    }
    numberAll()
  }

  /// Numbers all items again, in their order.
  private mutating func numberAll() {
    numbering = Numbering()
    homes = []
    for (index, items) in items.enumerated() {
      _ = numbering.append(items)
      homes += repeatElement(keys[index], count: items.count)
    }
    starts = []
    isNumberedInOrder = true
    lastFilled = items.lastIndex { !$0.isEmpty } ?? 0
  }
}

extension Array where Element: Hashable {
  /// The elements that occur earlier in the array.
  fileprivate var repeated: [Element] {
    var seen: Set<Element> = []
    return filter { !seen.insert($0).inserted }
  }
}
