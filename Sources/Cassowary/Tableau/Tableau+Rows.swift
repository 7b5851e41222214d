extension Tableau {
  mutating func makeRow() -> Int32 {
    let row = firstFreeRow
    if row >= 0 {
      firstFreeRow = rows[row].first
      rows[row] = Row(first: -1, defined: -1)
      return row
    }
    rows.append(Row(first: -1, defined: -1))
    return rows.count - 1
  }

  mutating func freeRow(_ row: Int32) {
    var entry = rows[row].first
    while entry >= 0 {
      let next = entries[entry].nextInRow
      removeEntry(entry)
      entry = next
    }
    rows[row] = Row(first: firstFreeRow, defined: -1)
    firstFreeRow = row
  }

  @discardableResult
  mutating func insertEntry(row: Int32, node: Int32, coefficient: Double) -> Int32 {
    let nextInRow = rows[row].first
    let nextInColumn = nodes[node].column
    let entry = Entry(
      coefficient: coefficient, row: row, node: node, nextInRow: nextInRow, previousInRow: -1,
      nextInColumn: nextInColumn, previousInColumn: -1)
    var index = firstFreeEntry
    if index >= 0 {
      firstFreeEntry = entries[index].nextInRow
      entries[index] = entry
    } else {
      index = entries.count
      entries.append(entry)
    }
    if nextInRow >= 0 { entries[nextInRow].previousInRow = index }
    if nextInColumn >= 0 { entries[nextInColumn].previousInColumn = index }
    rows[row].first = index
    nodes[node].column = index
    entryCount += 1
    return index
  }

  mutating func removeEntry(_ index: Int32) {
    let entry = entries[index]
    if entry.previousInRow >= 0 {
      entries[entry.previousInRow].nextInRow = entry.nextInRow
    } else {
      rows[entry.row].first = entry.nextInRow
    }
    if entry.nextInRow >= 0 { entries[entry.nextInRow].previousInRow = entry.previousInRow }
    if entry.previousInColumn >= 0 {
      entries[entry.previousInColumn].nextInColumn = entry.nextInColumn
    } else {
      nodes[entry.node].column = entry.nextInColumn
    }
    if entry.nextInColumn >= 0 {
      entries[entry.nextInColumn].previousInColumn = entry.previousInColumn
    }
    entries[index].nextInRow = firstFreeEntry
    firstFreeEntry = index
    entryCount -= 1
  }

  /// Marks the entries of `row`, so that `eliminate` finds them by node.
  mutating func load(_ row: Int32) -> UInt32 {
    let mark = nextStamp()
    var entry = rows[row].first
    while entry >= 0 {
      let node = entries[entry].node
      nodes[node].loaded = mark
      nodes[node].entry = entry
      entry = entries[entry].nextInRow
    }
    return mark
  }

  /// Adds a multiple of the row that defines `node` to the loaded `row`, so that `node` no longer occurs in it.
  ///
  /// - Returns: The increase in the number of entries whose node has the mark `above`.
  mutating func eliminate(
    _ node: Int32, from row: Int32, loaded mark: UInt32, counting above: UInt32
  ) -> Int {
    var growth = 0
    let definition = nodes[node].definition
    let factor =
      -entries[nodes[node].entry].coefficient / entries[definition].coefficient
    var source = rows[entries[definition].row].first
    while source >= 0 {
      let other = entries[source].node
      let added = factor * entries[source].coefficient
      source = entries[source].nextInRow
      if nodes[other].loaded == mark {
        let entry = nodes[other].entry
        let old = entries[entry].coefficient
        let new = old + added
        if other == node || abs(new) < 1e-12 * max(abs(old), abs(added)) {
          removeEntry(entry)
          nodes[other].loaded = 0
          if nodes[other].above == above { growth -= 1 }
        } else {
          entries[entry].coefficient = new
        }
      } else {
        nodes[other].entry = insertEntry(row: row, node: other, coefficient: added)
        nodes[other].loaded = mark
        if nodes[other].above == above { growth += 1 }
      }
    }
    return growth
  }
}
