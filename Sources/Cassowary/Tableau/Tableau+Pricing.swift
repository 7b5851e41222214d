extension Tableau {
  /// Returns `true` if moving `leaf` up (1) or down (-1) reduces the violation at the strongest level that changes.
  func improves(_ leaf: Int32, _ direction: Double, requiredOnly: Bool = false) -> Bool {
    rank(leaf, direction, requiredOnly: requiredOnly) < 0
  }

  /// Returns the sign of the change of the violation when `leaf` moves.
  func rank(_ leaf: Int32, _ direction: Double, requiredOnly: Bool = false) -> Int {
    let level = nodes[leaf].level
    var own = nodes[leaf].costs(direction)
    if own && level >= requiredLevel { return 1 }
    var gradient = nodes[leaf].gradient
    while gradient >= 0 {
      let current = gradients[gradient]
      gradient = current.next
      // If no required constraint is violated, gradients at the required level are rounding errors.
      if current.level >= requiredLevel && missedRequired == 0 { continue }
      if own && level > current.level { return 1 }
      var cost = direction * current.value
      if own && level == current.level {
        cost += 1
        own = false
      }
      if cost > 1e-9 { return 1 }
      if cost < -1e-9 { return requiredOnly && current.level < requiredLevel ? 0 : -1 }
    }
    return own ? 1 : 0
  }

  func direction(toImprove leaf: Int32, requiredOnly: Bool = false) -> Double {
    guard nodes[leaf].role != .unused, nodes[leaf].isLeaf else { return 0 }
    if improves(leaf, 1, requiredOnly: requiredOnly) { return 1 }
    if improves(leaf, -1, requiredOnly: requiredOnly) { return -1 }
    return 0
  }

  /// Moves leaves until all required constraints are satisfied.
  ///
  /// - Returns: `false` if that's impossible.
  mutating func satisfyRequired() -> Bool {
    var search = Search(patience: patience, nodeCount: nodes.count)
    while missedRequired > 0 {
      var leaf: Int32 = -1
      var direction = 0.0
      if search.isCautious {
        (leaf, direction) = firstImprovement(requiredOnly: true)
      } else {
        while direction == 0, let next = requiredQueue.popFirst() {
          leaf = next
          nodes[leaf].isQueuedAsRequired = false
          direction = self.direction(toImprove: leaf, requiredOnly: true)
        }
      }
      if direction == 0 || search.isStuck { break }
      step(leaf, direction, &search)
    }
    while let leaf = requiredQueue.popFirst() { nodes[leaf].isQueuedAsRequired = false }
    return missedRequired == 0
  }

  /// Moves leaves until no violation can be reduced any further.
  mutating func optimize() {
    var search = Search(patience: patience, nodeCount: nodes.count)
    while true {
      var leaf: Int32 = -1
      var direction = 0.0
      if search.isCautious {
        (leaf, direction) = firstImprovement(requiredOnly: false)
      } else {
        while direction == 0, let next = queue.popFirst() {
          leaf = next
          nodes[leaf].isQueued = false
          direction = self.direction(toImprove: leaf)
        }
      }
      if direction == 0 || search.isStuck { break }
      step(leaf, direction, &search)
    }
    while let leaf = queue.popFirst() { nodes[leaf].isQueued = false }
  }

  /// Returns the first leaf worth moving, and the direction, which is 0 if there's none. Together with choosing the
  /// first node in case of a tie, this prevents cycling.
  private func firstImprovement(requiredOnly: Bool) -> (Int32, Double) {
    for leaf in 0..<nodes.count {
      let direction = direction(toImprove: leaf, requiredOnly: requiredOnly)
      if direction != 0 { return (leaf, direction) }
    }
    return (-1, 0)
  }
}

/// Counts the steps of a search without progress. If several constraints are on their bounds at the same time, a
/// search can cycle.
struct Search {
  private var idleSteps: Int32 = 0
  private let cautionLimit: Int32
  private let limit: Int32

  init(patience: Int32, nodeCount: Int32) {
    cautionLimit = patience * nodeCount
    limit = 100 * nodeCount + 1000
  }

  var isCautious: Bool { idleSteps > cautionLimit }
  var isStuck: Bool { idleSteps > limit }

  mutating func note(_ distance: Double) {
    idleSteps = abs(distance) > 1e-10 ? 0 : idleSteps + 1
  }
}
