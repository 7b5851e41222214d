import Cassowary

/// Finds the best that any values can do, by trying every corner. For a handful of variables.
struct BruteForce {
  let variables: [Variable]
  let constraints: [Constraint]

  /// What `values` miss, by strength, the strongest first. The first sum is that of required constraints.
  func missed(_ value: (Variable) -> Double) -> [Double] {
    let strengths =
      [.required] + Set(constraints.map(\.strength)).subtracting([.required]).sorted(by: >)
    var sums = [Double](repeating: 0, count: strengths.count)
    for constraint in constraints {
      sums[strengths.firstIndex(of: constraint.strength)!] += constraint.missed(value)
    }
    return sums
  }

  /// The least that can be missed; `nil` if required constraints contradict each other.
  func best() -> [Double]? {
    // Some best point is where as many bounds meet as there are dimensions. Where bounds don't pin
    // everything down, zeros do.
    var planes = constraints.map { constraint in
      var row = [Double](repeating: 0, count: variables.count + 1)
      for term in constraint.terms {
        row[variables.firstIndex(of: term.variable)!] += term.coefficient
      }
      row[variables.count] = -constraint.constant
      return row
    }
    for index in variables.indices {
      var row = [Double](repeating: 0, count: variables.count + 1)
      row[index] = 1
      planes.append(row)
    }
    var best: [Double]?
    forEachCombination(of: planes, variables.count) { chosen in
      guard let point = solve(chosen) else { return }
      let missed = self.missed { point[variables.firstIndex(of: $0)!] }
      if missed[0] > 1e-6 { return }
      if best == nil || precedes(missed, best!) { best = missed }
    }
    return best
  }

  func precedes(_ a: [Double], _ b: [Double]) -> Bool {
    for (x, y) in zip(a, b) where abs(x - y) > 1e-6 { return x < y }
    return false
  }

  private func forEachCombination(
    of planes: [[Double]], _ count: Int, _ body: ([[Double]]) -> Void
  ) {
    func extend(_ chosen: [[Double]], from start: Int) {
      if chosen.count == count { return body(chosen) }
      for index in planes.indices.dropFirst(start) {
        extend(chosen + [planes[index]], from: index + 1)
      }
    }
    extend([], from: 0)
  }

  /// Gauss's elimination; `nil` if the planes don't meet in one point.
  private func solve(_ planes: [[Double]]) -> [Double]? {
    var m = planes
    let n = m.count
    for column in 0..<n {
      guard let pivot = (column..<n).max(by: { abs(m[$0][column]) < abs(m[$1][column]) }),
        abs(m[pivot][column]) > 1e-9
      else { return nil }
      m.swapAt(column, pivot)
      for row in 0..<n where row != column && m[row][column] != 0 {
        let factor = m[row][column] / m[column][column]
        for k in column...n { m[row][k] -= factor * m[column][k] }
      }
    }
    return (0..<n).map { m[$0][n] / m[$0][$0] }
  }
}

extension Constraint {
  func missed(_ value: (Variable) -> Double) -> Double {
    let sum = terms.reduce(constant) { $0 + $1.coefficient * value($1.variable) }
    return switch relation {
    case .equal: abs(sum)
    case .lessThanOrEqual: max(0, sum)
    case .greaterThanOrEqual: max(0, -sum)
    }
  }
}
