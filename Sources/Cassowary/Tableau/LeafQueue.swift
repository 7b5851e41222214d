/// A queue of leaves to examine. It begins with those that need the least repair when they move: undetermined
/// variables, then weak constraints, then strong ones.
struct LeafQueue: ~Copyable {
  private var variables = Pool<Int32>()
  private var weak = Pool<Int32>()
  private var strong = Pool<Int32>()

  var isEmpty: Bool { variables.isEmpty && weak.isEmpty && strong.isEmpty }

  mutating func append(_ leaf: Int32, _ node: borrowing Node) {
    if node.role == .variable {
      variables.append(leaf)
    } else if node.level < 500 {
      weak.append(leaf)
    } else {
      strong.append(leaf)
    }
  }

  mutating func popFirst() -> Int32? {
    if !variables.isEmpty { return variables.popLast() }
    if !weak.isEmpty { return weak.popLast() }
    if !strong.isEmpty { return strong.popLast() }
    return nil
  }
}
