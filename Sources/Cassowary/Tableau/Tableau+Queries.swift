extension Tableau {
  /// Calls `body` with the variables whose values differ from those that were last passed to it.
  mutating func takeChanges(_ body: (Variable, Double) -> Void) {
    for index in 0..<changed.count {
      let node = changed[index]
      isChanged[node] = false
      let value = values[node]
      // Such a small difference is a rounding error.
      if abs(value - reported[node]) < 1e-9 || nodes[node].role != .variable { continue }
      reported[node] = value
      body(Variable(index: node), value)
    }
    changed.removeAll()
  }

  /// Collects into `leaves` the required constraints that contradict each other, after `satisfyRequired` failed.
  mutating func collectConflict() {
    leaves.removeAll()
    for index in 0..<nodes.count {
      guard nodes[index].role == .constraint, nodes[index].isRequired else { continue }
      if nodes[index].isLeaf {
        let gradient = nodes[index].gradient
        if gradient >= 0, gradients[gradient].level >= requiredLevel,
          abs(gradients[gradient].value) > 1e-9
        {
          leaves.append(index)
        }
      } else if nodes[index].slope != 0 {
        leaves.append(index)
      }
    }
  }

  /// Returns `true` if a leaf on which `node` depends can be moved without increasing a violation.
  mutating func isAmbiguous(_ node: Int32) -> Bool {
    collectLeaves(of: node)
    for index in 0..<leaves.count {
      let leaf = leaves[index]
      if abs(nodes[leaf].weight) < 1e-9 { continue }
      let isFreeUp = rank(leaf, 1) == 0
      let isFreeDown = rank(leaf, -1) == 0
      if !isFreeUp && !isFreeDown { continue }
      collectColumn(of: leaf)
      computeRates()
      if isFreeUp && !isBlocked(1) || isFreeDown && !isBlocked(-1) { return true }
    }
    return false
  }

  /// Returns `true` if moving the leaf of `order` immediately takes a constraint across its bound.
  private mutating func isBlocked(_ direction: Double) -> Bool {
    collectBreakpoints(direction)
    for index in 0..<breakpoints.count where breakpoints[index].distance < tolerance {
      return true
    }
    return false
  }
}
