extension Tableau {
  mutating func enqueue(_ leaf: Int32) {
    if !nodes[leaf].isQueued {
      nodes[leaf].isQueued = true
      queue.append(leaf, nodes[leaf])
    }
  }

  mutating func enqueueAsRequired(_ leaf: Int32) {
    if !nodes[leaf].isQueuedAsRequired {
      nodes[leaf].isQueuedAsRequired = true
      requiredQueue.append(leaf, nodes[leaf])
    }
  }

  /// Adds an amount to the cost of moving `leaf` at a level.
  mutating func addGradient(_ amount: Double, at level: Float, to leaf: Int32) {
    if amount == 0 { return }
    enqueue(leaf)
    if level >= requiredLevel { enqueueAsRequired(leaf) }
    var previous: Int32 = -1
    var current = nodes[leaf].gradient
    while current >= 0, gradients[current].level > level {
      previous = current
      current = gradients[current].next
    }
    if current >= 0, gradients[current].level == level {
      gradients[current].value += amount
      if abs(gradients[current].value) > 1e-10 { return }
      link(gradients[current].next, after: previous, of: leaf)
      freeGradient(current)
    } else {
      let gradient = Gradient(value: amount, level: level, next: current)
      var index = firstFreeGradient
      if index >= 0 {
        firstFreeGradient = gradients[index].next
        gradients[index] = gradient
      } else {
        index = gradients.count
        gradients.append(gradient)
      }
      link(index, after: previous, of: leaf)
    }
  }

  private mutating func link(_ next: Int32, after previous: Int32, of leaf: Int32) {
    if previous >= 0 { gradients[previous].next = next } else { nodes[leaf].gradient = next }
  }

  private mutating func freeGradient(_ index: Int32) {
    gradients[index].next = firstFreeGradient
    firstFreeGradient = index
  }

  /// Propagates a change of the cost of moving `node` to the leaves on which it depends.
  mutating func push(_ amount: Double, at level: Float, from node: Int32) {
    collectLeaves(of: node)
    for index in 0..<leaves.count {
      let leaf = leaves[index]
      addGradient(nodes[leaf].weight * amount, at: level, to: leaf)
    }
  }

  /// Propagates the gradients of a leaf that has just become defined to the leaves on which it depends.
  mutating func pushGradients(from node: Int32) {
    var gradient = nodes[node].gradient
    if gradient < 0 { return }
    nodes[node].gradient = -1
    collectLeaves(of: node)
    while gradient >= 0 {
      let (value, level, next) = (
        gradients[gradient].value, gradients[gradient].level, gradients[gradient].next
      )
      freeGradient(gradient)
      for index in 0..<leaves.count {
        let leaf = leaves[index]
        addGradient(nodes[leaf].weight * value, at: level, to: leaf)
      }
      gradient = next
    }
  }

  /// Sets the side of its bound on which a defined constraint counts as being.
  mutating func setSide(_ side: Int8, of node: Int32) {
    let old = nodes[node].slope
    nodes[node].side = side
    let new = nodes[node].slope
    if new == old { return }
    if nodes[node].isRequired { missedRequired += (new != 0 ? 1 : 0) - (old != 0 ? 1 : 0) }
    push(new - old, at: nodes[node].level, from: node)
  }

  /// Updates the side of a defined constraint to match its value.
  @inline(__always) mutating func updateSide(of node: Int32) {
    let difference = values[node] - nodes[node].bound
    var side = nodes[node].side
    if difference > tolerance {
      side = 1
    } else if difference < -tolerance {
      side = -1
    } else if side == 0 || nodes[node].isRequired {
      switch nodes[node].relation {
      case .equal: side = nodes[node].isRequired ? 0 : 1
      case .greaterThanOrEqual: side = 1
      case .lessThanOrEqual: side = -1
      }
    }
    if side != nodes[node].side { setSide(side, of: node) }
  }
}
