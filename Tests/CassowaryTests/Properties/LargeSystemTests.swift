import Cassowary
import SeededRandom
import Testing

/// Systems too large to try everything: of every variable it is said, each at a strength of its own,
/// where it should be, so that there is one solution, which a fresh solver must find as well.
@Suite struct LargeSystemTests {
  @Test("A solver that has lived agrees with a fresh one", arguments: [4, 12, 40])
  func agreesWithFresh(count: Int) throws {
    for seed in 0..<(400 / count) {
      var random = SeededGenerator(seed: UInt64(seed * 100 + count))
      let system = System(count: count, &random)
      for step in 0..<40 {
        try system.change(&random)
        if step % 8 == 7 {
          try #require(
            system.solver.invariantViolation() == nil,
            "\(count) variables, seed \(seed), step \(step)")
          try system.expectAgreement("\(count) variables, seed \(seed), step \(step)")
        }
      }
    }
  }

  @Test("Taking everything away leaves nothing behind")
  func emptying() throws {
    var random = SeededGenerator(seed: 5)
    for _ in 0..<5 {
      let system = System(count: 20, &random)
      for _ in 0..<60 { try system.change(&random) }
      for constraint in system.constraints.shuffled(using: &random) {
        system.solver.remove(constraint)
        try #require(system.solver.invariantViolation() == nil)
      }
      for variable in system.variables {
        system.solver.removeVariable(variable)
      }
      let x = system.solver.makeVariable()
      try system.solver.add(x, .equal, 3)
      #expect(system.solver.value(of: x) == 3)
    }
  }
}

private final class System {
  let solver = Solver()
  let variables: [Variable]
  /// Where all required constraints hold, so that they never conflict.
  let point: [Double]
  var constraints: [Constraint] = []

  init(count: Int, _ random: inout SeededGenerator) {
    variables = solver.makeVariables(count)
    point = (0..<count).map { _ in Double(random.pick(Array(-50...50))) }
    for (index, variable) in variables.enumerated() {
      add([Term(variable)], .equal, Double(random.pick(Array(-50...50))), 1 + Float(index) / 64)
    }
  }

  private func add(_ terms: [Term], _ relation: Relation, _ value: Double, _ priority: Float) {
    let constraint = Constraint(
      Expression(terms, constant: -value), relation, strength: Strength(priority: priority))
    #expect(throws: Never.self) { try solver.add(constraint) }
    constraints.append(constraint)
  }

  private func value(of terms: [Term]) -> Double {
    terms.reduce(0) {
      $0 + $1.coefficient * point[variables.firstIndex(of: $1.variable)!]
    }
  }

  func change(_ random: inout SeededGenerator) throws {
    let later = constraints.dropFirst(variables.count)
    switch random.pick([0, 0, 0, 0, 1, 2]) {
    case 1 where !later.isEmpty:
      let index = later.indices.randomElement(using: &random)!
      solver.remove(constraints.remove(at: index))
    case 2 where !later.isEmpty:
      let constraint = constraints.randomElement(using: &random)!
      let constant =
        constraint.strength == .required
        ? required(constraint.relation, constraint.terms, &random)
        : Double(random.pick(Array(-50...50)))
      try solver.setConstant(constraint, to: -constant)
    default:
      let terms = (0..<random.pick([1, 2, 2, 3, 4])).map { _ in
        Term(random.pick(variables), random.pick([1, 1, 1, -1, -1, 2, 0.5, 0.22]))
      }
      let relation = random.pick([Relation.lessThanOrEqual, .equal, .greaterThanOrEqual])
      if random.chance(50) {
        add(terms, relation, required(relation, terms, &random), 1000)
      } else {
        let value = Double(random.pick(Array(-50...50)))
        add(terms, relation, value, random.pick([250, 500, 750]))
      }
    }
  }

  private func required(
    _ relation: Relation, _ terms: [Term], _ random: inout SeededGenerator
  ) -> Double {
    let room = Double(random.pick([0, 0, 3, 20]))
    return switch relation {
    case .equal: value(of: terms)
    case .lessThanOrEqual: value(of: terms) + room
    case .greaterThanOrEqual: value(of: terms) - room
    }
  }

  func expectAgreement(_ place: String) throws {
    let fresh = Solver()
    _ = fresh.makeVariables(variables.count)
    // Not the order that the solver knows.
    for constraint in constraints.reversed() {
      try fresh.add(
        Constraint(
          Expression(constraint.terms, constant: constraint.constant), constraint.relation,
          strength: constraint.strength))
    }
    for variable in variables {
      let difference = abs(fresh.value(of: variable) - solver.value(of: variable))
      try #require(difference < 1e-5, "\(place), variable \(variable)")
    }
  }
}
