/// A part of a longer list.
package struct Page<Element> {
  package let elements: [Element]
  /// The token of the next page; `nil` on the last page.
  package let next: PageToken?
  /// The number of elements in the whole list, if it is known.
  package let total: Int?

  package init(elements: [Element], next: PageToken? = nil, total: Int? = nil) {
    self.elements = elements
    self.next = next
    self.total = total
  }
}

extension Page: Sendable where Element: Sendable {}
extension Page: Equatable where Element: Equatable {}
