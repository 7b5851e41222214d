/// A part of a list: elements that belong together, with a title above and a text below.
///
/// What a view model gives a table or collection that is bound by
/// `bindSections(to:_:as:animated:configure:)`:
///
/// ```swift
/// var sections: [ListSection<Priority, Task>] {
///   Priority.allCases.map { priority in
///     ListSection(id: priority, header: priority.name, items: tasks.filter { $0.priority == priority })
///   }
/// }
/// ```
public struct ListSection<ID: Hashable & Sendable, Element: Identifiable & Equatable>: Identifiable,
  Equatable
where Element.ID: Sendable {
  /// What tells this section from the others.
  public let id: ID
  /// What stands above its elements.
  public var header: String?
  /// What stands below its elements.
  public var footer: String?
  /// In order. Their `id`s are unique in the whole list, not only in the section.
  public var items: [Element]

  public init(id: ID, header: String? = nil, footer: String? = nil, items: [Element]) {
    self.id = id
    self.header = header
    self.footer = footer
    self.items = items
  }
}

extension ListSection: Sendable where Element: Sendable {}
