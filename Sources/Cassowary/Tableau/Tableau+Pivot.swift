extension Tableau {
  /// Makes a leaf defined, and a node that depends on it a leaf. Their values don't change.
  ///
  /// `order` must contain the leaf's column.
  mutating func pivot(entering: Int32, leaving: Int32) {
    version += 1
    let above = nodes[entering].above
    var row = entries[nodes[leaving].definition].row
    var upper = leaving
    nodes[leaving].definition = -1
    while true {
      // Find the nodes of this row that depend on the entering node.
      var count = 0
      var lower: Int32 = -1
      var found: Int32 = -1
      var entry = rows[row].first
      while entry >= 0 {
        let node = entries[entry].node
        if nodes[node].above == above, node != upper {
          count += 1
          lower = node
          found = entry
        }
        entry = entries[entry].nextInRow
      }
      if count > 1 {
        // If there are several, replace them by their definitions, from the top, until their paths have met.
        let mark = load(row)
        var position = nodes[upper].position
        while true {
          position += 1
          lower = order[position]
          guard nodes[lower].loaded == mark else { continue }
          if count == 1 { break }
          count += eliminate(lower, from: row, loaded: mark, counting: above)
        }
        found = nodes[lower].entry
      }
      let next = lower == entering ? -1 : entries[nodes[lower].definition].row
      nodes[lower].definition = found
      rows[row].defined = lower
      if next < 0 { return }
      upper = lower
      row = next
    }
  }

  /// Moves the leaf of `order` by `distance`, so that `leaving` reaches its final value, and exchanges the roles of
  /// the two.
  mutating func exchange(entering: Int32, side: Int8, leaving: Int32, distance: Double) {
    if isTrailing {
      trail.append(
        Exchange(
          entering: entering, leaving: leaving, value: values[entering],
          side: nodes[leaving].side))
    }
    move(by: distance)
    let slope = nodes[leaving].slope
    let isMissed = slope != 0 && nodes[leaving].isRequired
    // Update the other constraints first, because their gradients must be propagated by the old definitions.
    for index in 0..<(order.count - 1) {
      let node = order[index]
      if node != leaving, nodes[node].role == .constraint { updateSide(of: node) }
    }
    pivot(entering: entering, leaving: leaving)
    pushGradients(from: entering)
    if nodes[entering].role == .constraint {
      nodes[entering].side = 0
      setSide(side, of: entering)
    }
    if nodes[leaving].role == .constraint {
      values[leaving] = nodes[leaving].bound
      addGradient(-slope, at: nodes[leaving].level, to: leaving)
      nodes[leaving].side = 0
      if isMissed { missedRequired -= 1 }
    }
    enqueue(leaving)
    if missedRequired > 0 { enqueueAsRequired(leaving) }
  }

  /// Moves the leaf of `order`, and the nodes that depend on it, by a distance.
  mutating func move(by distance: Double) {
    if distance == 0 { return }
    roundings += 1
    for index in 0..<order.count {
      let node = order[index]
      let rate = nodes[node].rate
      if rate == 0 { continue }
      values[node] += rate * distance
      if nodes[node].role == .variable { noteChange(of: node) }
    }
  }
}
