import Cassowary
import Testing

@Suite struct AmbiguityTests {
  let solver = Solver()

  @Test("A variable is ambiguous until something determines it")
  func untilDetermined() throws {
    let (x, y) = (solver.makeVariable(), solver.makeVariable())
    #expect(solver.isAmbiguous(x))
    let link = try solver.add(x - y, .equal, 5)
    #expect(solver.isAmbiguous(x) && solver.isAmbiguous(y))
    try solver.add(y, .equal, 1, 10)
    #expect(!solver.isAmbiguous(x) && !solver.isAmbiguous(y))
    solver.remove(link)
    #expect(solver.isAmbiguous(x) && !solver.isAmbiguous(y))
  }

  @Test("A limit alone leaves room; a limit from each side at one place doesn't")
  func limits() throws {
    let x = solver.makeVariable()
    try solver.add(x, .greaterThanOrEqual, 20, 750)
    #expect(solver.isAmbiguous(x))
    try solver.add(x, .lessThanOrEqual, 20, 250)
    #expect(!solver.isAmbiguous(x))
  }

  @Test("Two views that hug equally are ambiguous where one has to stretch")
  func equalHugging() throws {
    let (x, y) = (solver.makeVariable(), solver.makeVariable())
    for view in [x, y] {
      try solver.add(view, .greaterThanOrEqual, 20, 750)
    }
    let first = try solver.add(x, .lessThanOrEqual, 20, 250)
    try solver.add(y, .lessThanOrEqual, 20, 250)
    try solver.add(x + y, .equal, 100)
    #expect(solver.isAmbiguous(x) && solver.isAmbiguous(y))
    solver.setStrength(first, to: Strength(priority: 251))
    #expect(!solver.isAmbiguous(x) && !solver.isAmbiguous(y))
    #expect(solver.value(of: x) == 20 && solver.value(of: y) == 80)
  }
}
