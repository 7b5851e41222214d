extension Solver {
  /// Solves the constraints, and then verifies the result independently. It's slow, and meant for tests.
  ///
  /// - Returns: A description of an error, or `nil` if the result is correct.
  package func invariantViolation() -> String? {
    solve()
    for case let constraint? in constraints {
      let node = constraint.node
      let sum = constraint.terms.reduce(0) { $0 + $1.coefficient * value(of: $1.variable) }
      if abs(sum - tableau.values[node]) > 1e-6 {
        return "Row \(node) is off by \(sum - tableau.values[node])"
      }
    }
    return tableau.invariantViolation()
  }
}

extension Tableau {
  mutating func invariantViolation() -> String? {
    if missedRequired != 0 { return "\(missedRequired) required constraints are missed" }
    return cycle() ?? wrongSide() ?? wrongGradient() ?? improvement()
  }

  private func cycle() -> String? {
    var state = [Int8](repeating: 0, count: Int(nodes.count))
    func visit(_ node: Int32) -> Bool {
      if state[Int(node)] != 0 || nodes[node].isLeaf { return state[Int(node)] == 1 }
      state[Int(node)] = 1
      var entry = rows[entries[nodes[node].definition].row].first
      while entry >= 0 {
        if entry != nodes[node].definition, visit(entries[entry].node) { return true }
        entry = entries[entry].nextInRow
      }
      state[Int(node)] = 2
      return false
    }
    for node in 0..<nodes.count where nodes[node].role != .unused && visit(node) {
      return "Node \(node) is defined by itself"
    }
    return nil
  }

  private func wrongSide() -> String? {
    for index in 0..<nodes.count where nodes[index].role == .constraint {
      let difference = values[index] - nodes[index].bound
      if nodes[index].isLeaf {
        if difference != 0 { return "Leaf \(index) is \(difference) off its bound" }
        continue
      }
      if abs(difference) > tolerance, (difference > 0) != (nodes[index].side > 0) {
        return "Node \(index) counts as on the wrong side"
      }
      if abs(definedValue(of: index) - values[index]) > 1e-7 {
        return "Node \(index) has not the value that its row says"
      }
    }
    return nil
  }

  private mutating func wrongGradient() -> String? {
    var pushes: [Int32: [Float: Double]] = [:]
    for node in 0..<nodes.count
    where nodes[node].role == .constraint && !nodes[node].isLeaf && nodes[node].slope != 0 {
      collectLeaves(of: node)
      for index in 0..<leaves.count {
        let leaf = leaves[index]
        pushes[leaf, default: [:]][nodes[node].level, default: 0] +=
          nodes[node].slope * nodes[leaf].weight
      }
    }
    for leaf in 0..<nodes.count where nodes[leaf].role != .unused {
      var left = nodes[leaf].isLeaf ? pushes[leaf] ?? [:] : [:]
      var gradient = nodes[leaf].gradient
      while gradient >= 0 {
        left[gradients[gradient].level, default: 0] -= gradients[gradient].value
        gradient = gradients[gradient].next
      }
      if let wrong = left.first(where: { abs($0.value) > 1e-7 }) {
        return "Leaf \(leaf) is pushed by \(wrong) otherwise than noted"
      }
    }
    return nil
  }

  private func improvement() -> String? {
    for leaf in 0..<nodes.count where direction(toImprove: leaf) != 0 {
      return "Moving leaf \(leaf) would be better"
    }
    return nil
  }
}
