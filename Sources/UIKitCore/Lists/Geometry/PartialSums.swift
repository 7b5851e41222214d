package import Foundation

/// Numbers whose partial sums are calculated and updated in logarithmic time (a Fenwick tree).
package struct PartialSums {
  private var values: [CGFloat] = []
  private var tree: [CGFloat] = []

  package init(_ values: [CGFloat] = []) {
    self.values = values
    tree = [0] + values
    for index in 1..<max(tree.count, 1) {
      let parent = index + (index & -index)
      if parent < tree.count { tree[parent] += tree[index] }
    }
  }

  package var count: Int { values.count }

  package subscript(index: Int) -> CGFloat {
    get { values[index] }
    set {
      let difference = newValue - values[index]
      guard difference != 0 else { return }
      values[index] = newValue
      var position = index + 1
      while position < tree.count {
        tree[position] += difference
        position += position & -position
      }
    }
  }

  /// Returns the sum of the first `count` values.
  package func sum(ofFirst count: Int) -> CGFloat {
    var sum: CGFloat = 0
    var position = count
    while position > 0 {
      sum += tree[position]
      position -= position & -position
    }
    return sum
  }

  package var total: CGFloat { sum(ofFirst: values.count) }

  /// Returns the index of the value whose range contains `offset`: the first one if the offset is before the
  /// start, the last one if it's after the end, `nil` without values.
  package func index(at offset: CGFloat) -> Int? {
    guard !values.isEmpty else { return nil }
    guard offset >= 0 else { return 0 }
    var position = 0
    var rest = offset
    var step = 1
    while step * 2 < tree.count { step *= 2 }
    while step > 0 {
      let next = position + step
      if next < tree.count, tree[next] <= rest {
        position = next
        rest -= tree[next]
      }
      step /= 2
    }
    return min(position, values.count - 1)
  }
}
