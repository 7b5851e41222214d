extension Tableau {
  /// Collects into `order` the nodes that depend on `leaf`, each before the nodes on which it depends, and `leaf`
  /// last.
  ///
  /// Returns `false` if there are more than `limit` nodes.
  @discardableResult
  mutating func collectColumn(of leaf: Int32, limit: Int32 = .max) -> Bool {
    let mark = nextStamp()
    order.removeAll()
    stack.removeAll()
    visitAbove(leaf, mark)
    var visited: Int32 = 1
    while !stack.isEmpty {
      let node = stack.last
      var entry = nodes[node].cursor
      var next: Int32 = -1
      while entry >= 0 {
        let dependent = rows[entries[entry].row].defined
        entry = entries[entry].nextInColumn
        if nodes[dependent].above != mark {
          next = dependent
          break
        }
      }
      if next >= 0 {
        visited += 1
        if visited > limit { return false }
        nodes[node].cursor = entry
        visitAbove(next, mark)
      } else {
        stack.removeLast()
        nodes[node].position = order.count
        order.append(node)
      }
    }
    return true
  }

  @inline(__always) private mutating func visitAbove(_ node: Int32, _ mark: UInt32) {
    nodes[node].above = mark
    nodes[node].rate = 0
    nodes[node].cursor = nodes[node].column
    stack.append(node)
  }

  /// Computes how far each node in `order` moves when the leaf moves by one.
  mutating func computeRates() {
    let leaf = order.last
    var index = order.count
    while index > 0 {
      index -= 1
      let node = order[index]
      var rate = 1.0
      if node != leaf {
        rate = -nodes[node].rate / entries[nodes[node].definition].coefficient
        if abs(rate) < 1e-12 { rate = 0 }
      }
      nodes[node].rate = rate
      if rate == 0 { continue }
      var entry = nodes[node].column
      while entry >= 0 {
        let dependent = rows[entries[entry].row].defined
        if dependent != node { nodes[dependent].rate += entries[entry].coefficient * rate }
        entry = entries[entry].nextInColumn
      }
    }
  }

  /// Collects into `leaves` the leaves on which `node` depends, and sets their `weight` to the amount by which they
  /// determine it.
  mutating func collectLeaves(of node: Int32) {
    leaves.removeAll()
    let mark = nextStamp()
    nodes[node].below = mark
    nodes[node].weight = 1
    if nodes[node].isLeaf {
      leaves.append(node)
      return
    }
    var last = sortBelow(node, mark)
    // `sortBelow` linked the defined nodes, each before the nodes on which it depends.
    while last >= 0 {
      let definition = nodes[last].definition
      let factor = -nodes[last].weight / entries[definition].coefficient
      var entry = rows[entries[definition].row].first
      while entry >= 0 {
        let other = entries[entry].node
        if other != last { nodes[other].weight += factor * entries[entry].coefficient }
        entry = entries[entry].nextInRow
      }
      last = nodes[last].cursor
    }
  }

  /// Links the defined nodes on which `root` depends by `cursor`, beginning with `root`, each before the nodes on
  /// which it depends, and collects the leaves.
  private mutating func sortBelow(_ root: Int32, _ mark: UInt32) -> Int32 {
    stack.removeAll()
    stack.append(root)
    nodes[root].cursor = rows[entries[nodes[root].definition].row].first
    var linked: Int32 = -1
    while !stack.isEmpty {
      let node = stack.last
      var entry = nodes[node].cursor
      var next: Int32 = -1
      while entry >= 0 {
        let other = entries[entry].node
        entry = entries[entry].nextInRow
        if nodes[other].below != mark {
          nodes[other].below = mark
          nodes[other].weight = 0
          if nodes[other].isLeaf {
            leaves.append(other)
          } else {
            next = other
            break
          }
        }
      }
      if next >= 0 {
        nodes[node].cursor = entry
        nodes[next].cursor = rows[entries[nodes[next].definition].row].first
        stack.append(next)
      } else {
        stack.removeLast()
        nodes[node].cursor = linked
        linked = node
      }
    }
    return linked
  }

  /// Recomputes all values from those of the leaves, to discard accumulated rounding errors.
  mutating func refreshValues() {
    roundings = 0
    let mark = nextStamp()
    for row in 0..<rows.count {
      let root = rows[row].defined
      if root < 0 || nodes[root].below == mark { continue }
      nodes[root].below = mark
      leaves.removeAll()
      var node = sortBelow(root, mark)
      stack.removeAll()
      while node >= 0 {
        stack.append(node)
        node = nodes[node].cursor
      }
      while !stack.isEmpty {
        let node = stack.popLast()
        let value = definedValue(of: node)
        if value != values[node] {
          values[node] = value
          if nodes[node].role == .variable { noteChange(of: node) }
        }
      }
    }
  }

  func definedValue(of node: Int32) -> Double {
    let definition = nodes[node].definition
    var sum = 0.0
    var entry = rows[entries[definition].row].first
    while entry >= 0 {
      if entry != definition { sum += entries[entry].coefficient * values[entries[entry].node] }
      entry = entries[entry].nextInRow
    }
    return -sum / entries[definition].coefficient
  }
}
