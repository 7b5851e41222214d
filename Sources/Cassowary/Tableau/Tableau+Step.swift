extension Tableau {
  /// Moves a leaf in a direction for as long as that reduces the violation, and exchanges it with the constraint on
  /// whose bound it stops.
  mutating func step(_ leaf: Int32, _ direction: Double, _ search: inout Search) {
    collectSlopes(of: leaf, direction)
    if !search.isCautious, let leaving = nearStop(of: leaf, direction) {
      search.note(0)
      exchange(
        entering: leaf, side: direction > 0 ? 1 : -1, leaving: leaving, distance: 0)
      return
    }
    collectColumn(of: leaf)
    computeRates()
    collectBreakpoints(direction)
    makeHeap(byIndex: search.isCautious)
    var leaving: Breakpoint?
    var passed: Int32 = 0
    while let point = popBreakpoint(byIndex: search.isCautious) {
      if stopsMovement(at: point, direction) {
        leaving = point
        break
      }
      passed += 1
    }
    // A violation can't decrease forever, so a breakpoint always stops the movement, except for rounding errors.
    guard let leaving else {
      assertionFailure("A gain without an end")
      search.note(0)
      return
    }
    // Popped breakpoints are stored behind the heap. The leaving one precedes those that were passed.
    for index in 0..<passed {
      let node = breakpoints[breakpoints.count - 1 - index].node
      setSide(-nodes[node].side, of: node)
    }
    search.note(leaving.distance)
    exchange(
      entering: leaf, side: direction > 0 ? 1 : -1, leaving: leaving.node,
      distance: leaving.distance * direction)
  }

  /// Returns a constraint adjacent to the leaf that's on its bound already and prevents any movement, or `nil` if
  /// there's none. `order` then contains the path to it.
  ///
  /// An intrinsic content size adds such a pair of constraints: a strong minimum and a weak maximum. They're
  /// exchanged without visiting everything that depends on the size.
  private mutating func nearStop(of leaf: Int32, _ direction: Double) -> Int32? {
    let first = nodes[leaf].column
    guard first >= 0, entries[first].nextInColumn < 0 else { return nil }
    let row = entries[first].row
    let middle = rows[row].defined
    // The leaf's column has only this entry, so there's no other path from here to the leaf.
    guard nodes[middle].role == .variable else { return nil }
    let middleRate =
      -entries[first].coefficient / entries[nodes[middle].definition].coefficient
    var entry = nodes[middle].column
    var tries = 4
    while entry >= 0, tries > 0 {
      tries -= 1
      let row = entries[entry].row
      let node = rows[row].defined
      let coefficient = entries[entry].coefficient
      entry = entries[entry].nextInColumn
      guard node != middle, nodes[node].role == .constraint,
        abs(values[node] - nodes[node].bound) < 1e-12,
        hasOnlyLeaves(row, besides: node, and: middle)
      else { continue }
      let rate = -coefficient / entries[nodes[node].definition].coefficient * middleRate
      let side = nodes[node].side
      guard abs(rate) > 1e-3, side == 0 || (side > 0) == (rate * direction < 0) else { continue }
      let point = Breakpoint(distance: 0, rate: rate, node: node)
      if stopsMovement(at: point, direction) {
        let mark = nextStamp()
        order.removeAll()
        for (position, member) in [node, middle, leaf].enumerated() {
          nodes[member].above = mark
          nodes[member].position = Int32(position)
          order.append(member)
        }
        return node
      }
      collectSlopes(of: leaf, direction)
    }
    return nil
  }

  private func hasOnlyLeaves(_ row: Int32, besides one: Int32, and other: Int32) -> Bool {
    var entry = rows[row].first
    var length = 0
    while entry >= 0 {
      length += 1
      if length > 8 { return false }
      let node = entries[entry].node
      if node != one, node != other, !nodes[node].isLeaf { return false }
      entry = entries[entry].nextInRow
    }
    return true
  }

  /// Collects into `slopes` the cost of moving the leaf before the first breakpoint.
  private mutating func collectSlopes(of leaf: Int32, _ direction: Double) {
    slopes.removeAll()
    var gradient = nodes[leaf].gradient
    while gradient >= 0 {
      var current = gradients[gradient]
      gradient = current.next
      if current.level >= requiredLevel && missedRequired == 0 { continue }
      current.value *= direction
      slopes.append(current)
    }
    if nodes[leaf].costs(direction) { addSlope(1, at: nodes[leaf].level) }
  }

  private mutating func addSlope(_ amount: Double, at level: Float) {
    var index: Int32 = 0
    while index < slopes.count, slopes[index].level > level { index += 1 }
    if index < slopes.count, slopes[index].level == level {
      slopes[index].value += amount
      return
    }
    slopes.append(Gradient(value: amount, level: level, next: -1))
    var last = slopes.count - 1
    while last > index {
      slopes[last] = slopes[last - 1]
      last -= 1
    }
    slopes[index] = Gradient(value: amount, level: level, next: -1)
  }

  private var pays: Bool {
    for index in 0..<slopes.count {
      if slopes[index].value < -1e-9 { return true }
      if slopes[index].value > 1e-9 { return false }
    }
    return false
  }

  private mutating func stopsMovement(at point: Breakpoint, _ direction: Double) -> Bool {
    let node = point.node
    let isEquality = nodes[node].relation == .equal
    if nodes[node].isRequired, isEquality || nodes[node].slope == 0 { return true }
    addSlope(abs(point.rate) * (isEquality ? 2 : 1), at: nodes[node].level)
    return !pays
  }

  /// Collects the constraints that reach their bounds when the leaf moves.
  mutating func collectBreakpoints(_ direction: Double) {
    breakpoints.removeAll()
    for index in 0..<(order.count - 1) {
      let node = order[index]
      guard nodes[node].role == .constraint else { continue }
      let rate = nodes[node].rate * direction
      if abs(rate) < 1e-9 { continue }
      let side = nodes[node].side
      if side == 0 || (side > 0) == (rate < 0) {
        let distance = (nodes[node].bound - values[node]) / rate
        breakpoints.append(Breakpoint(distance: distance, rate: rate, node: node))
      }
    }
    heapCount = breakpoints.count
  }

  // The breakpoints form a heap, because usually only the first one or two of them are needed.

  @inline(__always)
  private func comesBefore(_ a: Breakpoint, _ b: Breakpoint, byIndex: Bool) -> Bool {
    if abs(a.distance - b.distance) > 1e-10 { return a.distance < b.distance }
    if byIndex { return a.node < b.node }
    return abs(a.rate) > abs(b.rate)
  }

  private mutating func makeHeap(byIndex: Bool) {
    var index = heapCount / 2
    while index > 0 {
      index -= 1
      siftDown(index, byIndex: byIndex)
    }
  }

  private mutating func popBreakpoint(byIndex: Bool) -> Breakpoint? {
    if heapCount == 0 { return nil }
    heapCount -= 1
    let top = breakpoints[0]
    breakpoints[0] = breakpoints[heapCount]
    breakpoints[heapCount] = top
    siftDown(0, byIndex: byIndex)
    return top
  }

  private mutating func siftDown(_ start: Int32, byIndex: Bool) {
    var index = start
    while true {
      var first = index
      let child = 2 * index + 1
      if child < heapCount, comesBefore(breakpoints[child], breakpoints[first], byIndex: byIndex) {
        first = child
      }
      if child + 1 < heapCount,
        comesBefore(breakpoints[child + 1], breakpoints[first], byIndex: byIndex)
      {
        first = child + 1
      }
      if first == index { return }
      let moved = breakpoints[index]
      breakpoints[index] = breakpoints[first]
      breakpoints[first] = moved
      index = first
    }
  }
}
