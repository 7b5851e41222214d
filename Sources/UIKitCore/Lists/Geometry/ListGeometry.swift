package import Foundation

/// The positions of the sections, headers, rows and footers along the direction of a list.
package struct ListGeometry {
  package private(set) var sections: [SectionGeometry] = []
  private var sums = PartialSums()
  /// The start of the first section.
  package var origin: CGFloat = 0 { didSet { if origin != oldValue { version += 1 } } }
  /// A number that changes with every change of the geometry.
  package private(set) var version = 0

  package init(sections: [SectionGeometry] = []) {
    self.sections = sections
    sums = PartialSums(sections.map(\.total))
  }

  package var sectionCount: Int { sections.count }
  /// The end of the last section.
  package var end: CGFloat { origin + sums.total }

  /// A range of positions in the list.
  package struct Span: Equatable {
    package var start: CGFloat
    package var length: CGFloat
    package var end: CGFloat { start + length }
  }

  package func span(ofSection section: Int) -> Span {
    Span(start: origin + sums.sum(ofFirst: section), length: sums[section])
  }

  package func span(ofHeader section: Int) -> Span {
    let start = origin + sums.sum(ofFirst: section) + sections[section].topPadding
    return Span(start: start, length: sections[section].header.value)
  }

  package func span(ofFooter section: Int) -> Span {
    let length = sections[section].footer.value
    return Span(start: span(ofSection: section).end - length, length: length)
  }

  package func span(ofRow row: Int, in section: Int) -> Span {
    place(ofRow: row, in: section).span
  }

  /// Returns the position of a row, and its height.
  package func place(ofRow row: Int, in section: Int) -> (span: Span, height: RowHeights.Height) {
    let (offset, height) = sections[section].rows.place(of: row)
    let start = origin + sums.sum(ofFirst: section) + sections[section].rowsOffset + offset
    return (Span(start: start, length: height.value), height)
  }

  package func height(ofRow row: Int, in section: Int) -> RowHeights.Height {
    sections[section].rows.height(at: row)
  }

  package func section(at offset: CGFloat) -> Int? {
    sums.index(at: offset - origin)
  }

  /// Returns the first row that ends after `offset`, or `nil` if all rows end before it.
  package func firstRow(endingAfter offset: CGFloat) -> (section: Int, row: Int)? {
    guard var section = section(at: offset) else { return nil }
    let start = span(ofSection: section).start + sections[section].rowsOffset
    let rows = sections[section].rows
    if rows.count > 0, start + rows.total > offset, let row = rows.index(at: max(0, offset - start))
    {
      return (section, row)
    }
    section += 1
    while section < sections.count {
      if sections[section].rows.count > 0 { return (section, 0) }
      section += 1
    }
    return nil
  }

  /// Returns the first and the last row between two offsets, or `nil` if there is none.
  package func rows(
    from start: CGFloat, to end: CGFloat
  ) -> (first: (section: Int, row: Int), last: (section: Int, row: Int))? {
    guard let first = firstRow(endingAfter: start),
      span(ofRow: first.row, in: first.section).start < end
    else { return nil }
    var last = first
    if let next = firstRow(endingAfter: end) {
      if span(ofRow: next.row, in: next.section).start < end {
        last = next
      } else if let before = row(before: next.row, in: next.section) {
        last = before
      }
    } else if let section = sections.lastIndex(where: { $0.rows.count > 0 }) {
      last = (section, sections[section].rows.count - 1)
    }
    return ((first.section, first.row), (last.section, last.row))
  }

  /// Returns the row at `offset`, or `nil` if there is none.
  package func row(at offset: CGFloat) -> (section: Int, row: Int)? {
    guard let section = section(at: offset), offset >= origin else { return nil }
    let start = span(ofSection: section).start + sections[section].rowsOffset
    let rows = sections[section].rows
    guard offset >= start, offset < start + rows.total, let row = rows.index(at: offset - start)
    else { return nil }
    return (section, row)
  }

  package func rowCount(inSection section: Int) -> Int { sections[section].rows.count }

  package func row(after row: Int, in section: Int) -> (section: Int, row: Int)? {
    if row + 1 < sections[section].rows.count { return (section, row + 1) }
    return sections[(section + 1)...].firstIndex { $0.rows.count > 0 }.map { ($0, 0) }
  }

  package func row(before row: Int, in section: Int) -> (section: Int, row: Int)? {
    if row > 0 { return (section, row - 1) }
    return sections[..<section].lastIndex { $0.rows.count > 0 }
      .map { ($0, sections[$0].rows.count - 1) }
  }

  // MARK: Changing

  package mutating func changeRows(in section: Int, _ change: (inout RowHeights) -> Void) {
    version += 1
    change(&sections[section].rows)
    sums[section] = sections[section].total
  }

  /// Reorders the sections.
  ///
  /// - Parameter sources: The former index of every section; `nil` for a new one.
  package mutating func rearrange(_ sources: [Int?], make: (Int) -> SectionGeometry) {
    version += 1
    let former = sections
    sections = sources.enumerated().map { index, source in
      source.map { former[$0] } ?? make(index)
    }
    sums = PartialSums(sections.map(\.total))
  }

  /// Marks the heights of the last two rows as estimates.
  package mutating func forgetExactEnd(in section: Int) {
    let count = sections[section].rows.count
    for row in max(0, count - 2)..<count { forgetExactRow(row, in: section) }
  }

  package mutating func setHeight(_ height: RowHeights.Height, ofRow row: Int, in section: Int) {
    // An estimate that was right moves nothing.
    if self.height(ofRow: row, in: section).value != height.value { version += 1 }
    sections[section].rows.set(height, at: row)
    sums[section] = sections[section].total
  }

  package mutating func setHeader(
    _ height: RowHeights.Height, topPadding: CGFloat, in section: Int
  ) {
    version += 1
    sections[section].header = height
    sections[section].topPadding = topPadding
    sums[section] = sections[section].total
  }

  package mutating func setFooter(_ height: RowHeights.Height, in section: Int) {
    version += 1
    sections[section].footer = height
    sums[section] = sections[section].total
  }

  /// Marks the heights of all rows as estimates.
  package mutating func forgetExactRows() {
    version += 1
    for section in sections.indices { sections[section].rows.forgetExactness() }
  }

  package mutating func forgetExactRow(_ row: Int, in section: Int) {
    version += 1
    let height = sections[section].rows.height(at: row).value
    sections[section].rows.set(RowHeights.Height(height, isExact: false), at: row)
  }
}
