import UIKitDiagnostics

/// An incremental solver of linear constraints with strengths.
///
/// Adding or changing a required constraint takes effect immediately, and throws if it conflicts with others. Optional
/// constraints and values are updated by ``solve()``, which ``value(of:)`` and ``takeChanges(_:)`` call if necessary.
/// Make all changes first, and read values afterwards. Adding constraints takes time proportional to their number;
/// changing a constant takes time proportional to the number of variables that change. Don't use a solver from
/// several threads at the same time.
package final class Solver {
  var tableau = Tableau()
  /// The constraints, indexed by node.
  private(set) var constraints: ContiguousArray<Constraint?> = []
  private var entryCountAfterRebuild: Int32 = 0

  /// - Parameter patience: The number of steps without progress that a search takes for each variable and
  ///   constraint. After that, it may be cycling, so it continues in a slower way that can't cycle.
  package init(patience: Int = 4) {
    tableau.patience = Int32(patience)
  }

  deinit {
    for constraint in constraints { constraint?.node = -1 }
  }

  // MARK: Variables

  /// Returns a new variable, whose value is 0 until a constraint determines it.
  package func makeVariable() -> Variable {
    Variable(index: makeNode(.variable))
  }

  private func makeNode(_ role: Node.Role) -> Int32 {
    let node = tableau.makeNode(role)
    if Int(node) == constraints.count { constraints.append(nil) }
    return node
  }

  /// Removes a variable. No constraint in the solver may refer to it.
  package func removeVariable(_ variable: Variable) {
    let node = variable.index
    if tableau.nodes[node].column >= 0 {
      // Rounding may leave tiny coefficients of a variable in combined rows; rebuilding removes them.
      rebuild()
      require(tableau.nodes[node].column < 0, "A constraint mentions the variable")
    }
    tableau.freeNode(node)
  }

  // MARK: Constraints

  /// Adds a constraint.
  ///
  /// - Throws: ``ConflictError`` if it's required and can't be satisfied; it isn't added then.
  package func add(_ constraint: Constraint) throws(ConflictError) {
    require(!constraint.isInSolver, "The constraint has already been added to a solver")
    let node = makeNode(.constraint)
    constraint.node = node
    constraints[Int(node)] = constraint
    attach(constraint, bound: -constraint.constant)
    if tableau.missedRequired > 0 {
      do {
        try satisfyRequired(after: constraint)
      } catch {
        take(constraint)
        throw error
      }
    }
  }

  package func remove(_ constraint: Constraint) {
    require(
      constraint.isInSolver && constraints[Int(constraint.node)] === constraint,
      "The constraint is not in this solver")
    take(constraint)
    rebuildIfOvergrown()
  }

  private func attach(_ constraint: Constraint, bound: Double) {
    tableau.attach(
      constraint.node, terms: constraint.terms, relation: constraint.relation,
      bound: bound, level: constraint.strength.priority)
  }

  private func take(_ constraint: Constraint) {
    tableau.detach(constraint.node)
    constraints[Int(constraint.node)] = nil
    constraint.node = -1
  }

  /// Changes the constant of a constraint in place.
  ///
  /// - Throws: ``ConflictError`` if the required constraints can't be satisfied with it; nothing is changed then.
  package func setConstant(_ constraint: Constraint, to constant: Double) throws(ConflictError) {
    let constant = constant.admitted
    guard constraint.isInSolver else {
      constraint.constant = constant
      return
    }
    tableau.setBound(-constant, of: constraint.node)
    if tableau.missedRequired > 0 {
      do {
        try satisfyRequired(after: constraint)
      } catch {
        tableau.setBound(-constraint.constant, of: constraint.node)
        settleRequired()
        throw error
      }
    }
    constraint.constant = constant
  }

  /// Changes several constants at once. Only the final state must be satisfiable.
  package func setConstants(
    _ changes: [(constraint: Constraint, constant: Double)]
  ) throws(ConflictError) {
    let old = changes.map(\.constraint.constant)
    for (constraint, constant) in changes {
      let constant = constant.admitted
      constraint.constant = constant
      if constraint.isInSolver { tableau.setBound(-constant, of: constraint.node) }
    }
    if tableau.missedRequired == 0 { return }
    do {
      try satisfyRequired(after: nil)
    } catch {
      for (change, constant) in zip(changes, old).reversed() {
        change.constraint.constant = constant
        if change.constraint.isInSolver {
          tableau.setBound(-constant, of: change.constraint.node)
        }
      }
      settleRequired()
      throw error
    }
  }

  /// Changes the strength of a constraint. A required constraint can't become optional, nor an optional one
  /// required; remove the constraint and add it again instead.
  package func setStrength(_ constraint: Constraint, to strength: Strength) {
    if constraint.isInSolver, strength != constraint.strength {
      require(
        strength < .required && constraint.strength < .required,
        "A constraint in a solver can't become required, or cease to be")
      tableau.setLevel(strength.priority, of: constraint.node)
    }
    constraint.strength = strength
  }

  // MARK: Edits

  /// Prepares `variable` for ``suggest(_:_:)``, starting at its current value.
  package func addEdit(_ variable: Variable, strength: Strength) {
    require(strength < .required, "An edit can't be required")
    require(tableau.nodes[variable.index].edit < 0, "The variable is already being edited")
    let edit = Constraint(
      Expression([Term(variable)], constant: -value(of: variable)), .equal, strength: strength)
    let node = makeNode(.constraint)
    edit.node = node
    constraints[Int(node)] = edit
    attach(edit, bound: -edit.constant)
    settleRequired()
    tableau.nodes[variable.index].edit = node
  }

  package func suggest(_ variable: Variable, _ value: Double) {
    let edit = tableau.nodes[variable.index].edit
    require(edit >= 0, "The variable is not being edited")
    tableau.setBound(value.admitted, of: edit)
    if tableau.missedRequired > 0 { settleRequired() }
  }

  package func removeEdit(_ variable: Variable) {
    let edit = tableau.nodes[variable.index].edit
    require(edit >= 0, "The variable is not being edited")
    tableau.nodes[variable.index].edit = -1
    remove(constraints[Int(edit)]!)
  }

  // MARK: Values

  /// Satisfies the constraints as well as possible after the changes since the previous call.
  package func solve() {
    if tableau.queue.isEmpty, tableau.roundings < 1000 { return }
    tableau.optimize()
    if tableau.roundings > max(1000, tableau.rows.count) { tableau.refreshValues() }
    if tableau.stamp > UInt32.max / 2 { tableau.eraseStamps() }
    rebuildIfOvergrown()
  }

  package func value(of variable: Variable) -> Double {
    if !tableau.queue.isEmpty { solve() }
    return tableau.values[variable.index]
  }

  /// Calls `body` once with every variable whose value differs from the value that was last passed to it, initially
  /// 0. Takes time proportional to the number of changes. The solver can't be used during the call.
  package func takeChanges(_ body: (Variable, Double) -> Void) {
    solve()
    tableau.takeChanges(body)
  }

  /// Returns `true` if `variable` could have another value without increasing any violation.
  package func isAmbiguous(_ variable: Variable) -> Bool {
    solve()
    return tableau.isAmbiguous(variable.index)
  }

  // MARK: Required constraints

  private func satisfyRequired(after cause: Constraint?) throws(ConflictError) {
    tableau.trail.removeAll()
    tableau.isTrailing = true
    let isSatisfied = tableau.satisfyRequired()
    tableau.isTrailing = false
    if isSatisfied { return }
    tableau.collectConflict()
    var conflicting: [Constraint] = []
    for index in 0..<tableau.leaves.count {
      guard let constraint = constraints[Int(tableau.leaves[index])] else { continue }
      if constraint !== cause { conflicting.append(constraint) }
    }
    tableau.retrace()
    throw ConflictError(constraint: cause ?? conflicting.removeFirst(), conflicting: conflicting)
  }

  /// Satisfies the required constraints after a change that can't have made them contradictory.
  private func settleRequired() {
    let isSatisfied = tableau.satisfyRequired()
    assert(isSatisfied, "Required constraints that held can't any more")
  }

  // MARK: Keeping rows short

  /// Rebuilds the tableau if its rows have become too long. Rows are combined by changes, and stay long after these
  /// changes were undone.
  private func rebuildIfOvergrown() {
    if tableau.entryCount > 4 * tableau.originalCount + 1000,
      tableau.entryCount > 2 * entryCountAfterRebuild
    {
      rebuild()
    }
  }

  private func rebuild() {
    tableau.removeRows()
    for case let constraint? in constraints {
      attach(constraint, bound: tableau.nodes[constraint.node].bound)
      if tableau.missedRequired > 0 { settleRequired() }
    }
    tableau.optimize()
    entryCountAfterRebuild = tableau.entryCount
  }
}
extension Solver {
  package var tableau_debug: String {
    "entries \(tableau.entryCount)/\(tableau.originalCount) node \(MemoryLayout<Node>.stride)"
  }
}
