extension Tableau {
  /// Changes the bound of a constraint. Constraints may be violated afterwards.
  mutating func setBound(_ bound: Double, of node: Int32) {
    let distance = bound - nodes[node].bound
    if distance == 0 { return }
    nodes[node].bound = bound
    if !nodes[node].isLeaf {
      updateSide(of: node)
      return
    }
    if nodes[node].planVersion == version {
      if nodes[node].plan < 0 { makePlan(for: node) }
      follow(plans[nodes[node].plan], by: distance)
    } else {
      collectColumn(of: node)
      computeRates()
      move(by: distance)
      for index in 0..<(order.count - 1) where nodes[order[index]].role == .constraint {
        updateSide(of: order[index])
      }
      nodes[node].planVersion = version
      nodes[node].plan = -1
    }
    values[node] = bound
  }

  /// Records what moves with a leaf that's moved repeatedly, as while a window is being resized.
  private mutating func makePlan(for node: Int32) {
    if plansVersion != version {
      plansVersion = version
      plans.removeAll()
      planSteps.removeAll()
    }
    collectColumn(of: node)
    computeRates()
    let start = planSteps.count
    appendSteps(.variable)
    let middle = planSteps.count
    appendSteps(.constraint)
    nodes[node].plan = plans.count
    plans.append(Plan(start: start, middle: middle, end: planSteps.count))
  }

  private mutating func appendSteps(_ role: Node.Role) {
    for index in 0..<order.count {
      let node = order[index]
      if nodes[node].role == role, nodes[node].rate != 0 {
        planSteps.append(PlanStep(rate: nodes[node].rate, node: node))
      }
    }
  }

  private mutating func follow(_ plan: Plan, by distance: Double) {
    roundings += 1
    for index in plan.start..<plan.middle {
      let step = planSteps[index]
      values[step.node] += step.rate * distance
      noteChange(of: step.node)
    }
    for index in plan.middle..<plan.end {
      let step = planSteps[index]
      values[step.node] += step.rate * distance
      if !nodes[step.node].isLeaf { updateSide(of: step.node) }
    }
  }

  mutating func setLevel(_ level: Float, of node: Int32) {
    if nodes[node].isLeaf {
      nodes[node].level = level
      enqueue(node)
      return
    }
    let side = nodes[node].side
    setSide(0, of: node)
    nodes[node].level = level
    setSide(side, of: node)
  }

  /// Undoes the recorded exchanges, the most recent first.
  mutating func retrace() {
    isTrailing = false
    while !trail.isEmpty {
      let last = trail.popLast()
      collectColumn(of: last.leaving)
      computeRates()
      let distance = (last.value - values[last.entering]) / nodes[last.entering].rate
      exchange(
        entering: last.leaving, side: last.side, leaving: last.entering, distance: distance)
      values[last.entering] = last.value
    }
  }
}
