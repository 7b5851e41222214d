extension Tableau {
  /// Removes the row of a constraint. Other values don't change until `optimize`.
  mutating func detach(_ node: Int32) {
    version += 1
    if nodes[node].isLeaf {
      loosen(node)
      nodes[node].side = 0
      pushGradients(from: node)
    } else {
      withdrawPush(of: node)
    }
    let definition = nodes[node].definition
    let row = entries[definition].row
    // Eliminate the constraint's node from the rows that were combined with its row.
    while true {
      var entry = nodes[node].column
      if entry == definition { entry = entries[entry].nextInColumn }
      if entry < 0 { break }
      let other = entries[entry].row
      let mark = load(other)
      _ = eliminate(node, from: other, loaded: mark, counting: 0)
    }
    originalCount -= nodes[node].length
    freeRow(row)
    nodes[node].definition = -1
    freeNode(node)
  }

  private mutating func withdrawPush(of node: Int32) {
    let slope = nodes[node].slope
    nodes[node].side = 0
    if slope == 0 { return }
    if nodes[node].isRequired { missedRequired -= 1 }
    push(-slope, at: nodes[node].level, from: node)
  }

  /// Makes a leaf defined, and a variable that depends on it a leaf in its place.
  private mutating func loosen(_ node: Int32) {
    let only = nodes[node].column
    let dependent = rows[entries[only].row].defined
    if entries[only].nextInColumn < 0, nodes[dependent].role == .variable {
      rows[entries[only].row].defined = node
      nodes[node].definition = only
      nodes[dependent].definition = -1
      enqueue(dependent)
      return
    }
    collectColumn(of: node)
    computeRates()
    // The sum of the terms moves with the node, so at least one of the variables moves.
    var index = order.count - 1
    var leaving: Int32 = -1
    while index > 0 {
      index -= 1
      let candidate = order[index]
      guard nodes[candidate].role == .variable else { continue }
      if leaving < 0 || abs(nodes[candidate].rate) > 1000 * abs(nodes[leaving].rate) {
        leaving = candidate
        if abs(nodes[candidate].rate) > 1e-3 { break }
      }
    }
    pivot(entering: node, leaving: leaving)
    enqueue(leaving)
  }
}
