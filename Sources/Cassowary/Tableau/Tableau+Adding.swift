extension Tableau {
  /// Adds the row of a constraint. The constraint may be violated afterwards (`missedRequired`, `queue`).
  mutating func attach(
    _ node: Int32, terms: [Term], relation: Relation, bound: Double, level: Float
  ) {
    nodes[node].relation = relation
    nodes[node].bound = bound
    nodes[node].level = level
    nodes[node].side = 0
    version += 1
    let row = makeRow()
    let mark = nextStamp()
    var fresh: Int32 = -1
    var free: Int32 = -1
    for term in terms where term.coefficient != 0 {
      let variable = term.variable.index
      assert(nodes[variable].role == .variable, "A variable of another solver")
      if nodes[variable].loaded == mark {
        entries[nodes[variable].entry].coefficient += term.coefficient
        continue
      }
      if nodes[variable].isLeaf {
        if nodes[variable].column < 0 {
          if fresh < 0 { fresh = variable }
        } else if free < 0, nodes[variable].gradient < 0 {
          free = variable
        }
      }
      nodes[variable].loaded = mark
      nodes[variable].entry = insertEntry(
        row: row, node: variable, coefficient: term.coefficient)
    }
    let definition = insertEntry(row: row, node: node, coefficient: -1)
    nodes[node].length = rowLength(row)
    originalCount += nodes[node].length

    if fresh >= 0, entries[nodes[fresh].entry].coefficient != 0 {
      // Nothing else depends on the variable, so it takes the value that satisfies the constraint.
      values[node] = bound
      nodes[node].definition = -1
      define(fresh, by: nodes[fresh].entry)
      values[fresh] = definedValue(of: fresh)
      noteChange(of: fresh)
      pushGradients(from: fresh)
      return
    }
    define(node, by: definition)
    values[node] = definedValue(of: node)
    if free >= 0, absorb(node, in: free, loaded: mark) { return }
    updateSide(of: node)
  }

  private mutating func define(_ node: Int32, by entry: Int32) {
    nodes[node].definition = entry
    rows[entries[entry].row].defined = node
  }

  private func rowLength(_ row: Int32) -> Int32 {
    var length: Int32 = 0
    var entry = rows[row].first
    while entry >= 0 {
      length += 1
      entry = entries[entry].nextInRow
    }
    return length
  }

  /// Satisfies a new constraint by moving an undetermined variable among its terms, if only a few nodes and no
  /// other constraint depend on that variable. Returns `false` if not.
  private mutating func absorb(_ node: Int32, in variable: Int32, loaded mark: UInt32) -> Bool {
    let entry = nodes[variable].entry
    if entries[entry].coefficient == 0 { return false }
    guard collectColumn(of: variable, limit: 32) else { return false }
    for index in 0..<(order.count - 1) {
      let dependent = order[index]
      if dependent == node { continue }
      if nodes[dependent].role == .constraint || nodes[dependent].loaded == mark { return false }
    }
    computeRates()
    move(by: (nodes[node].bound - values[node]) / nodes[node].rate)
    nodes[node].definition = -1
    values[node] = nodes[node].bound
    define(variable, by: entry)
    return true
  }
}
