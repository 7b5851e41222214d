import Cassowary
import SeededRandom
import Testing

@Suite struct RandomSystemTests {
  @Test(
    "Whatever is added, removed and changed, the values are the best there are", arguments: [4, 0])
  func valuesAreBest(patience: Int) throws {
    for seed in 0..<150 {
      var random = SeededGenerator(seed: UInt64(seed))
      let solver = Solver(patience: patience)
      let variables = (0..<random.pick([1, 2, 2, 3])).map { _ in solver.makeVariable() }
      var constraints: [Constraint] = []
      for step in 0..<14 {
        try change(&constraints, of: solver, variables, &random)
        try #require(solver.invariantViolation() == nil, "seed \(seed), step \(step)")
        let truth = BruteForce(variables: variables, constraints: constraints)
        let missed = truth.missed(solver.value)
        let best = try #require(truth.best(), "seed \(seed), step \(step)")
        try #require(
          !truth.precedes(best, missed), "seed \(seed), step \(step): \(missed), best is \(best)")
        try #require(missed[0] < 1e-6, "seed \(seed), step \(step)")
      }
    }
  }

  private func change(
    _ constraints: inout [Constraint], of solver: Solver, _ variables: [Variable],
    _ random: inout SeededGenerator
  ) throws {
    let action = random.pick(constraints.count < 5 ? [0, 0, 0, 1, 2] : [0, 1, 1, 2, 2, 3])
    guard action != 0, let constraint = constraints.randomElement(using: &random) else {
      let constraint = randomConstraint(variables, &random)
      do throws(ConflictError) {
        try solver.add(constraint)
        constraints.append(constraint)
      } catch {
        #expect(error.constraint === constraint)
        try expectConflict(error, among: constraints, variables)
      }
      return
    }
    switch action {
    case 1:
      solver.remove(constraint)
      constraints.removeAll { $0 === constraint }
    case 2:
      let (old, new) = (constraint.constant, Double(random.pick(Array(-10...10))))
      do throws(ConflictError) {
        try solver.setConstant(constraint, to: new)
      } catch {
        #expect(constraint.constant == old)
        let changed = Constraint(
          Expression(constraint.terms, constant: new), constraint.relation)
        let others = constraints.filter { $0 !== constraint && $0.strength == .required }
        #expect(
          BruteForce(variables: variables, constraints: others + [changed]).best() == nil)
      }
    default:
      if constraint.strength < .required {
        solver.setStrength(constraint, to: random.pick(Self.strengths))
      }
    }
  }

  private func expectConflict(
    _ error: ConflictError, among constraints: [Constraint], _ variables: [Variable]
  ) throws {
    for other in error.conflicting {
      #expect(other.strength == .required && constraints.contains { $0 === other })
    }
    let culprits = [error.constraint] + error.conflicting
    #expect(BruteForce(variables: variables, constraints: culprits).best() == nil)
  }

  private static let strengths = [750, 500, 250].map { Strength(priority: $0) }

  private func randomConstraint(
    _ variables: [Variable], _ random: inout SeededGenerator
  ) -> Constraint {
    let terms = (0..<random.pick([1, 1, 2, 2, 3])).map { _ in
      Term(random.pick(variables), random.pick([1, 1, 1, -1, -1, 2, 0.5, -3]))
    }
    return Constraint(
      Expression(terms, constant: Double(random.pick(Array(-10...10)))),
      random.pick([.lessThanOrEqual, .equal, .greaterThanOrEqual]),
      strength: random.chance(35) ? .required : random.pick(Self.strengths))
  }
}
