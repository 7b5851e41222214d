import Cassowary
import Testing

/// Views below each other that fill a container: one equation that mentions all of them.
@Suite struct StackTests {
  @Test("Equal shares of a container follow it, and stay right while the stack is taken apart")
  func equalShares() throws {
    let solver = Solver()
    let container = solver.makeVariable()
    let heights = solver.makeVariables(80)
    solver.addEdit(container, strength: Strength(priority: 999))
    var links: [Constraint] = []
    for height in heights {
      try solver.add(height, .greaterThanOrEqual, 20, 750)
      try solver.add(height, .lessThanOrEqual, 20, 250)
    }
    let sum = try solver.add(
      Expression(heights.map { Term($0) } + [Term(container, -1)]), .equal, 0)
    for (a, b) in zip(heights, heights.dropFirst()) {
      links.append(try solver.add(a - b, .equal, 0))
    }
    for share in [30.0, 25, 40] {
      solver.suggest(container, share * 80)
      #expect(heights.allSatisfy { abs(solver.value(of: $0) - share) < 1e-9 })
    }
    #expect(solver.invariantViolation() == nil)

    for link in links.dropFirst() { solver.remove(link) }
    #expect(solver.invariantViolation() == nil)
    let total = heights.reduce(0) { $0 + solver.value(of: $1) }
    #expect(abs(total - 3200) < 1e-7)
    #expect(solver.value(of: heights[0]) == solver.value(of: heights[1]))

    solver.remove(sum)
    #expect(heights.allSatisfy { abs(solver.value(of: $0) - 20) < 1e-9 })
    #expect(solver.invariantViolation() == nil)
  }

  @Test("The view that hugs least takes what is left over, the one that resists least gives")
  func sharing() throws {
    let solver = Solver()
    let container = solver.makeVariable()
    let widths = solver.makeVariables(5)
    for (index, width) in widths.enumerated() {
      try solver.add(width, .greaterThanOrEqual, 50, index == 3 ? 749 : 750)
      try solver.add(width, .lessThanOrEqual, 50, index == 1 ? 249 : 250)
      try solver.add(width, .greaterThanOrEqual, 0)
    }
    try solver.add(Expression(widths.map { Term($0) } + [Term(container, -1)]), .equal, 0)
    solver.addEdit(container, strength: Strength(priority: 999))
    solver.suggest(container, 300)
    #expect(widths.map(solver.value) == [50, 100, 50, 50, 50])
    solver.suggest(container, 230)
    #expect(widths.map(solver.value) == [50, 50, 50, 30, 50])
    solver.suggest(container, 250)
    #expect(widths.map(solver.value) == [50, 50, 50, 50, 50])
  }
}
