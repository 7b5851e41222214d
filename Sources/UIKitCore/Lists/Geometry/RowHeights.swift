import DisplayInterface
import UIKitDiagnostics
package import Foundation

/// The heights of rows one below another.
///
/// Adjacent rows of equal height form a run. The runs form a balanced tree (a treap), in which each node stores
/// the count and the height of its subtree. A million rows that share a height need one run. Finding, changing,
/// inserting and removing rows take logarithmic time in the number of runs.
package struct RowHeights {
  /// The height of a row.
  package struct Height: Equatable {
    package var value: CGFloat
    /// Whether the value is specified or measured, and not estimated.
    package var isExact: Bool

    package init(_ value: CGFloat, isExact: Bool) {
      self.value = value
      self.isExact = isExact
    }
  }

  private final class RunNode {
    var height: Height
    var ownCount: Int
    let priority: UInt64
    var left: RunNode?
    var right: RunNode?
    var count: Int
    var total: CGFloat

    init(_ height: Height, count: Int, priority: UInt64) {
      self.height = height
      ownCount = count
      self.priority = priority
      self.count = count
      total = CGFloat(count) * height.value
    }

    func update() {
      count = ownCount + (left?.count ?? 0) + (right?.count ?? 0)
      total =
        CGFloat(ownCount) * height.value + (left?.total ?? 0) + (right?.total ?? 0)
    }
  }

  private var root: RunNode?
  private var random: UInt64 = 0x9E37_79B9_7F4A_7C15

  package init() {}

  package init(count: Int, height: Height) {
    insert(count, of: height, at: 0)
  }

  /// Creates heights from runs in linear time.
  package init(_ runs: some Sequence<(height: Height, count: Int)>) {
    // The nodes from the root along the right edge of the tree. The tree to their left is complete.
    var edge: [RunNode] = []
    var pending: (height: Height, count: Int)?
    func finish() {
      guard let (height, count) = pending else { return }
      let run = makeRun(height, count: count)
      var below: RunNode?
      while let last = edge.last, last.priority < run.priority {
        last.update()
        below = edge.removeLast()
      }
      run.left = below
      edge.last?.right = run
      edge.append(run)
    }
    for (height, count) in runs where count > 0 {
      if pending?.height == height {
        pending!.count += count
      } else {
        finish()
        pending = (height, count)
      }
    }
    finish()
    for run in edge.reversed() { run.update() }
    root = edge.first
  }

  package var count: Int { root?.count ?? 0 }
  package var total: CGFloat { root?.total ?? 0 }

  // MARK: Finding

  package func height(at index: Int) -> Height { place(of: index).height }

  /// Returns the total height of the rows before `index`, and the height of that row.
  package func place(of index: Int) -> (offset: CGFloat, height: Height) {
    require(index >= 0 && index < count, "Row \(index) is beyond the \(count) rows.")
    var index = index
    var offset: CGFloat = 0
    var run = root
    while let present = run {
      if let left = present.left {
        if index < left.count {
          run = left
          continue
        }
        index -= left.count
        offset += left.total
      }
      if index < present.ownCount {
        return (offset + CGFloat(index) * present.height.value, present.height)
      }
      index -= present.ownCount
      offset += CGFloat(present.ownCount) * present.height.value
      run = present.right
    }
    trap("The counts of the tree are wrong")
  }

  /// Returns the total height of the rows before `index`.
  package func offset(of index: Int) -> CGFloat {
    var index = index
    var offset: CGFloat = 0
    var run = root
    while let present = run {
      let before = present.left?.count ?? 0
      if index <= before {
        run = present.left
      } else {
        offset += present.left?.total ?? 0
        index -= before
        offset += CGFloat(min(index, present.ownCount)) * present.height.value
        if index <= present.ownCount { return offset }
        index -= present.ownCount
        run = present.right
      }
    }
    return offset
  }

  /// Returns the index of the row at `offset`: the last row if the offset is after the end, the first row if
  /// it's before the start, `nil` without rows. Rows without height are skipped.
  package func index(at offset: CGFloat) -> Int? {
    guard count > 0 else { return nil }
    guard offset > 0 else { return offset == 0 ? firstWithHeight : 0 }
    guard offset < total else { return count - 1 }
    var offset = offset
    var index = 0
    var run = root
    while let present = run {
      let before = present.left?.total ?? 0
      if offset < before {
        run = present.left
        continue
      }
      offset -= before
      index += present.left?.count ?? 0
      let own = CGFloat(present.ownCount) * present.height.value
      if offset < own {
        return index + min(Int(bounded: offset / present.height.value), present.ownCount - 1)
      }
      offset -= own
      index += present.ownCount
      run = present.right
    }
    return count - 1
  }

  private var firstWithHeight: Int {
    var index = 0
    var run = root
    while let present = run {
      if let left = present.left, left.total > 0 {
        run = left
        continue
      }
      index += present.left?.count ?? 0
      if present.height.value > 0 { return index }
      index += present.ownCount
      run = present.right
    }
    return max(0, count - 1)
  }

  /// Calls `body` for every run, from the first to the last.
  package func forEachRun(_ body: (Height, Int) -> Void) {
    func visit(_ run: RunNode?) {
      guard let run else { return }
      visit(run.left)
      body(run.height, run.ownCount)
      visit(run.right)
    }
    visit(root)
  }

  // MARK: Changing

  package mutating func insert(_ count: Int, of height: Height, at index: Int) {
    guard count > 0 else { return }
    require(
      index >= 0 && index <= self.count, "Row \(index) is beyond the \(self.count) rows.")
    makeUnique()
    let (before, after) = split(root, at: index)
    root = join(before, makeRun(height, count: count), after)
  }

  package mutating func remove(_ range: Range<Int>) {
    guard !range.isEmpty else { return }
    makeUnique()
    let (before, rest) = split(root, at: range.lowerBound)
    let (_, after) = split(rest, at: range.count)
    root = join(before, nil, after)
  }

  package mutating func set(_ height: Height, at index: Int) {
    guard self.height(at: index) != height else { return }
    makeUnique()
    let (before, rest) = split(root, at: index)
    let (_, after) = split(rest, at: 1)
    root = join(before, makeRun(height, count: 1), after)
  }

  /// Marks all heights as estimates.
  package mutating func forgetExactness() {
    var runs: [(height: Height, count: Int)] = []
    forEachRun { runs.append((Height($0.value, isExact: false), $1)) }
    self = RowHeights(runs)
  }

  // MARK: Tree

  /// Copies the tree if another value shares it.
  private mutating func makeUnique() {
    guard root != nil, !isKnownUniquelyReferenced(&root) else { return }
    func copy(_ run: RunNode?) -> RunNode? {
      guard let run else { return nil }
      let result = RunNode(run.height, count: run.ownCount, priority: run.priority)
      result.left = copy(run.left)
      result.right = copy(run.right)
      result.update()
      return result
    }
    root = copy(root)
  }

  private mutating func makeRun(_ height: Height, count: Int) -> RunNode {
    random ^= random << 13
    random ^= random >> 7
    random ^= random << 17
    return RunNode(height, count: count, priority: random)
  }

  private mutating func split(_ run: RunNode?, at index: Int) -> (RunNode?, RunNode?) {
    guard let run else { return (nil, nil) }
    let before = run.left?.count ?? 0
    if index <= before {
      let (first, second) = split(run.left, at: index)
      run.left = second
      run.update()
      return (first, run)
    }
    if index >= before + run.ownCount {
      let (first, second) = split(run.right, at: index - before - run.ownCount)
      run.right = first
      run.update()
      return (run, second)
    }
    let tail = makeRun(run.height, count: run.ownCount - (index - before))
    run.ownCount = index - before
    let right = run.right
    run.right = nil
    run.update()
    return (run, merge(tail, right))
  }

  private func merge(_ a: RunNode?, _ b: RunNode?) -> RunNode? {
    guard let a else { return b }
    guard let b else { return a }
    if a.priority >= b.priority {
      a.right = merge(a.right, b)
      a.update()
      return a
    }
    b.left = merge(a, b.left)
    b.update()
    return b
  }

  /// Joins three adjacent trees. Runs of the same height that meet are merged.
  private mutating func join(_ before: RunNode?, _ run: RunNode?, _ after: RunNode?) -> RunNode? {
    var before = before
    var after = after
    var middle = run ?? popFirst(&after)
    guard let height = middle?.height else { return before }
    if let last = lastRun(before), last.height == height {
      let (rest, tail) = split(before, at: before!.count - last.ownCount)
      before = rest
      middle = makeRun(height, count: middle!.ownCount + tail!.count)
    }
    if let first = firstRun(after), first.height == height {
      let (head, rest) = split(after, at: first.ownCount)
      after = rest
      middle = makeRun(height, count: middle!.ownCount + head!.count)
    }
    return merge(merge(before, middle), after)
  }

  private mutating func popFirst(_ run: inout RunNode?) -> RunNode? {
    guard let first = firstRun(run) else { return nil }
    let (head, rest) = split(run, at: first.ownCount)
    run = rest
    return head
  }

  private func firstRun(_ run: RunNode?) -> RunNode? {
    var run = run
    while let left = run?.left { run = left }
    return run
  }

  private func lastRun(_ run: RunNode?) -> RunNode? {
    var run = run
    while let right = run?.right { run = right }
    return run
  }
}
