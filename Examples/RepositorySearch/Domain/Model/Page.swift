/// Some of the elements of a longer list.
package struct Page<Element> {
  package let elements: [Element]
  /// Where the list goes on; `nil` on its last page.
  package let next: PageToken?
  /// How many elements the whole list has, if that is known.
  package let total: Int?

  package init(elements: [Element], next: PageToken? = nil, total: Int? = nil) {
    self.elements = elements
    self.next = next
    self.total = total
  }
}

extension Page: Sendable where Element: Sendable {}
extension Page: Equatable where Element: Equatable {}
