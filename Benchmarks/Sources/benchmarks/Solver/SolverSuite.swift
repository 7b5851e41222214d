import Foundation
import Cassowary

/// The constraint solver beside kiwi, the C++ solver of kiwisolver.
struct SolverSuite: Suite {
  static let name = "solver"

  func run() -> Report {
    let peer = KiwiPeer.measure()
    var report = Report(title: "Constraint solver", peerName: "kiwi", notes: [peer.note])
    func add(_ name: String, goal: Double, _ ours: Double) {
      report.lines.append(
        Report.Line(name: name, ours: ours, peer: peer.times[name], goal: goal))
    }
    for (count, goal) in [(10, 1.0), (100, 2), (1000, 10)] {
      for hugs in [true, false] {
        let name = "chain\(hugs ? "+hug" : "") \(count)"
        add("\(name) build", goal: goal, measure { _ in _ = Chain(count: count, hugs: hugs) })
        var chain = Chain(count: count, hugs: hugs)
        add("\(name) width edit", goal: goal, measure { chain.editWidth($0) })
        chain = Chain(count: count, hugs: hugs)
        add("\(name) intrinsic change", goal: goal, measure { chain.changeHeight($0) })
      }
    }
    for (depth, goal) in [(5, 2.0), (6, 10)] {
      let name = "tree \(depth)"
      add("\(name) build", goal: goal, measure { _ in _ = Tree(depth: depth) })
      let tree = Tree(depth: depth)
      add("\(name) width edit", goal: goal, measure { tree.editWidth($0) })
    }
    return report
  }
}

private struct Box {
  let left, top, width, height: Variable

  init(_ solver: Solver) {
    left = solver.makeVariable()
    top = solver.makeVariable()
    width = solver.makeVariable()
    height = solver.makeVariable()
  }
}

extension Solver {
  fileprivate func require(_ terms: [Term], plus constant: Double = 0) {
    do {
      try add(Constraint(Expression(terms, constant: constant), .equal))
    } catch {
      fatalError("The benchmark's constraints can be satisfied")
    }
  }

  fileprivate func prefer(_ constraint: Constraint) {
    do {
      try add(constraint)
    } catch {
      fatalError("Only required constraints conflict")
    }
  }

  fileprivate func makeRoot(editsHeight: Bool) -> Box {
    let root = Box(self)
    require([Term(root.left)])
    require([Term(root.top)])
    addEdit(root.width, strength: Strength(priority: 999))
    suggest(root.width, 320)
    if editsHeight {
      addEdit(root.height, strength: Strength(priority: 999))
      suggest(root.height, 480)
    }
    return root
  }

  /// Solves and takes what changed, as a layout would.
  fileprivate func finish() {
    var sum = 0.0
    takeChanges { sum += $1 }
    precondition(sum.isFinite)
  }
}

/// Views below each other, as wide as their container, each at least (and best exactly) as high as its content.
private final class Chain {
  let solver = Solver()
  let root: Box
  private var middle: Constraint
  private let middleHeight: Variable

  init(count: Int, hugs: Bool) {
    root = solver.makeRoot(editsHeight: false)
    var previous: Box?
    var minima: [Constraint] = []
    var heights: [Variable] = []
    for index in 0..<count {
      let box = Box(solver)
      solver.require([Term(box.left), Term(root.left, -1)], plus: -8)
      solver.require(
        [Term(box.left), Term(box.width), Term(root.left, -1), Term(root.width, -1)], plus: 8)
      if let previous {
        solver.require(
          [Term(box.top), Term(previous.top, -1), Term(previous.height, -1)], plus: -8)
      } else {
        solver.require([Term(box.top), Term(root.top, -1)], plus: -8)
      }
      let height = Double(20 + 4 * (index % 5))
      let minimum = Self.minimum(box.height, height)
      solver.prefer(minimum)
      if hugs {
        solver.prefer(
          Constraint(
            Expression([Term(box.height)], constant: -height), .lessThanOrEqual,
            strength: Strength(priority: 250)))
      }
      minima.append(minimum)
      heights.append(box.height)
      previous = box
    }
    middle = minima[count / 2]
    middleHeight = heights[count / 2]
    solver.finish()
  }

  private static func minimum(_ height: Variable, _ value: Double) -> Constraint {
    Constraint(
      Expression([Term(height)], constant: -value), .greaterThanOrEqual,
      strength: Strength(priority: 750))
  }

  func editWidth(_ call: Int) {
    solver.suggest(root.width, Double(320 + call % 100))
    solver.finish()
  }

  func changeHeight(_ call: Int) {
    solver.remove(middle)
    middle = Self.minimum(middleHeight, Double(20 + 3 * (call % 7)))
    solver.prefer(middle)
    solver.finish()
  }
}

/// Boxes within boxes, four in each, sized and placed in proportion.
private final class Tree {
  let solver = Solver()
  let root: Box

  init(depth: Int) {
    root = solver.makeRoot(editsHeight: true)
    addChildren(to: root, levels: depth - 1)
    solver.finish()
  }

  private func addChildren(to parent: Box, levels: Int) {
    if levels == 0 { return }
    let children = (0..<4).map { index in
      let box = Box(solver)
      solver.require([
        Term(box.left), Term(box.width, 0.5), Term(parent.left, -1),
        Term(parent.width, -(Double(index) + 0.5) / 4),
      ])
      solver.require([
        Term(box.top), Term(box.height, 0.5), Term(parent.top, -1), Term(parent.height, -0.5),
      ])
      solver.require([Term(box.width), Term(parent.width, -0.22)])
      solver.require([Term(box.height), Term(parent.height, -0.8)])
      return box
    }
    for child in children { addChildren(to: child, levels: levels - 1) }
  }

  func editWidth(_ call: Int) {
    solver.suggest(root.width, Double(320 + call % 100))
    solver.finish()
  }
}
