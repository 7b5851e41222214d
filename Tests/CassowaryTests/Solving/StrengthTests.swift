import Cassowary
import Testing

@Suite struct StrengthTests {
  let solver = Solver()

  @Test("A stronger constraint wins over weaker ones, however many", arguments: [false, true])
  func strongerWins(isFirst: Bool) throws {
    let x = solver.makeVariable()
    if isFirst { try solver.add(x, .equal, 10, 251) }
    for _ in 0..<1000 { try solver.add(x, .equal, 0, 250) }
    if !isFirst { try solver.add(x, .equal, 10, 251) }
    #expect(solver.value(of: x) == 10)
  }

  @Test("A stronger constraint wins by however little it is missed")
  func smallMissOfStronger() throws {
    let (x, y) = (solver.makeVariable(), solver.makeVariable())
    try solver.add(x * 0.001 + Expression(y), .equal, 0)
    try solver.add(y, .equal, 1, 500)
    try solver.add(x, .equal, 0, 499)
    #expect(abs(solver.value(of: y) - 1) < 1e-9)
    #expect(abs(solver.value(of: x) + 1000) < 1e-6)
  }

  @Test("Among constraints of one strength the majority decides")
  func majority() throws {
    let x = solver.makeVariable()
    for value in [1, 5, 5, 9, 5.0] { try solver.add(x, .equal, value, 500) }
    #expect(solver.value(of: x) == 5)
  }

  @Test("Every pair of UIKit's priorities is told apart")
  func allPriorities() throws {
    let x = solver.makeVariable()
    for priority in 1...999 { try solver.add(x, .equal, Double(priority), Float(priority)) }
    #expect(solver.value(of: x) == 999)
  }

  @Test("A content's size resists compression more than it hugs")
  func intrinsicSize() throws {
    let (width, limit) = (solver.makeVariable(), solver.makeVariable())
    try solver.add(width, .greaterThanOrEqual, 100, 750)
    try solver.add(width, .lessThanOrEqual, 100, 250)
    let fits = try solver.add(width - limit, .equal, 0, 500)
    solver.addEdit(limit, strength: Strength(priority: 999))
    solver.suggest(limit, 150)
    #expect(solver.value(of: width) == 150)
    solver.suggest(limit, 50)
    #expect(solver.value(of: width) == 100)
    solver.remove(fits)
    #expect(solver.value(of: width) == 100)
  }

  @Test("A constraint's strength changes in place")
  func strengthChanges() throws {
    let x = solver.makeVariable()
    let low = try solver.add(x, .equal, 1, 100)
    let high = try solver.add(x, .equal, 2, 200)
    #expect(solver.value(of: x) == 2)
    solver.setStrength(low, to: Strength(priority: 300))
    #expect(solver.value(of: x) == 1)
    solver.setStrength(high, to: Strength(priority: 300.5))
    #expect(solver.value(of: x) == 2)
    #expect(solver.invariantViolation() == nil)
  }
}
