import Cassowary
import Testing

@Suite struct ChangeTests {
  let solver = Solver()

  @Test("An edit hands out what moves with it and nothing else")
  func onlyWhatMoves() throws {
    let v = solver.makeVariables(6)
    try solver.add(v[1] - v[0], .equal, 8)
    try solver.add(v[2] - v[1], .equal, 8)
    try solver.add(v[4] - v[3], .equal, 8)
    try solver.add(v[5] + v[0] - Expression(v[2]), .equal, 100)
    solver.addEdit(v[0], strength: Strength(priority: 999))
    _ = solver.takeChanges()
    for value in [10.0, 20, 30, 40] {
      solver.suggest(v[0], value)
      #expect(
        solver.takeChanges() == [v[0]: value, v[1]: value + 8, v[2]: value + 16])
    }
    #expect(solver.value(of: v[5]) == 116)
  }

  @Test("What comes back to its old value has not changed")
  func thereAndBack() throws {
    let x = solver.makeVariable()
    let constraint = try solver.add(x, .equal, 1)
    #expect(solver.takeChanges() == [x: 1])
    try solver.setConstant(constraint, to: -5)
    try solver.setConstant(constraint, to: -1)
    #expect(solver.takeChanges().isEmpty)
  }

  @Test("An edit gives way to what is required, and moves again when it may")
  func editWithinLimits() throws {
    let x = solver.makeVariable()
    try solver.add(x, .lessThanOrEqual, 50)
    solver.addEdit(x, strength: Strength(priority: 500))
    for (suggestion, result) in [(20.0, 20.0), (30, 30), (70, 50), (80, 50), (40, 40)] {
      solver.suggest(x, suggestion)
      #expect(solver.value(of: x) == result)
    }
    solver.removeEdit(x)
    #expect(solver.value(of: x) == 40)
  }

  @Test("Thousands of edits don't let rounding add up")
  func noDrift() throws {
    let v = solver.makeVariables(30)
    for (a, b) in zip(v, v.dropFirst()) { try solver.add(b * 3 - a * 2.9, .equal, 0.1) }
    solver.addEdit(v[0], strength: Strength(priority: 500))
    for step in 0..<5000 {
      // Large values leave coarse errors behind.
      solver.suggest(v[0], Double(step % 97) / 7 * (step < 3000 ? 1e9 : 1))
      solver.solve()
    }
    var expected = Double(4999 % 97) / 7
    for variable in v {
      #expect(abs(solver.value(of: variable) - expected) < 1e-10)
      expected = (expected * 2.9 + 0.1) / 3
    }
  }

  @Test("A variable that was given back starts anew")
  func recycling() throws {
    let (x, y) = (solver.makeVariable(), solver.makeVariable())
    let constraint = try solver.add(x - y, .equal, 5)
    _ = solver.takeChanges()
    solver.remove(constraint)
    solver.removeVariable(x)
    let z = solver.makeVariable()
    #expect(solver.value(of: z) == 0 && solver.takeChanges().isEmpty)
    try solver.add(z - y, .equal, 1)
    #expect(solver.takeChanges().count == 1)
  }

  @Test("A constraint outlives its solver and can be added to another")
  func anotherSolver() throws {
    let constraint: Constraint
    do {
      let solver = Solver()
      constraint = try solver.add(solver.makeVariable(), .equal, 3)
    }
    #expect(!constraint.isInSolver)
    let x = solver.makeVariable()
    try solver.add(constraint)
    #expect(solver.value(of: x) == 3)
  }
}
