/// A section of a list: its elements, with a header and a footer.
///
/// A view model returns sections for a table or collection that is bound with
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
  /// The identity of the section.
  public let id: ID
  /// The text above its elements.
  public var header: String?
  /// The text below its elements.
  public var footer: String?
  /// The elements in order. Their `id`s must be unique in the whole list, not only in the section.
  public var items: [Element]

  public init(id: ID, header: String? = nil, footer: String? = nil, items: [Element]) {
    self.id = id
    self.header = header
    self.footer = footer
    self.items = items
  }
}

extension ListSection: Sendable where Element: Sendable {}
