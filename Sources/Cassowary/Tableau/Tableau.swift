/// The core of the solver: a sparse simplex method that minimizes the sum of the violations, level by level.
///
/// Every constraint is a row: *terms − node = 0*, where the constraint's own node has a bound. Each row defines one
/// of its nodes in terms of the others, without cycles; a node that no row defines is a leaf. A leaf is a
/// constraint exactly on its bound, or a variable that nothing determines. Thus values propagate from the leaves
/// upwards, and changing a bound takes time for the nodes that depend on it. The defined nodes are the basis of the
/// simplex method, stored as a triangular factor. Rows stay as short as the constraints from which they were made,
/// whereas a textbook tableau expresses every row in terms of leaves and grows with the square of a chain's length.
///
/// To exchange a leaf with a defined node, the definitions on the path between them are reversed. Rows are combined
/// only if there are several paths, between the nodes at which the paths meet.
///
/// The objective function is piecewise linear. Each violated constraint contributes its slope (`Node.slope`), and
/// the slopes add up at the leaves (`Gradient`, by level). A leaf whose gradient outweighs its own constraint moves
/// past the bounds of the nodes that move with it, until that no longer reduces the violation (`Tableau+Step`).
struct Tableau: ~Copyable {
  var nodes = Pool<Node>()
  var values = Pool<Double>()
  var rows = Pool<Row>()
  var entries = Pool<Entry>()
  var gradients = Pool<Gradient>()
  var firstFreeNode: Int32 = -1
  var firstFreeRow: Int32 = -1
  var firstFreeEntry: Int32 = -1
  var firstFreeGradient: Int32 = -1

  /// The leaves that may be worth moving.
  var queue = LeafQueue()
  var requiredQueue = LeafQueue()
  /// The number of required constraints that are currently violated.
  var missedRequired: Int32 = 0
  var isTrailing = false
  var trail = Pool<Exchange>()

  /// The number of steps without progress per node that a search takes before it switches to the slower method.
  var patience: Int32 = 4

  /// A number that changes whenever a definition changes.
  var version = 0
  var plans = Pool<Plan>()
  var planSteps = Pool<PlanStep>()
  var plansVersion = -1

  var isChanged = Pool<Bool>()
  var changed = Pool<Int32>()
  var reported = Pool<Double>()

  var entryCount: Int32 = 0
  /// The number of entries with which constraints were added.
  var originalCount: Int32 = 0
  /// The number of additions to values since the values were computed from the leaves.
  var roundings: Int32 = 0

  var stamp: UInt32 = 0
  var stack = Pool<Int32>()
  var order = Pool<Int32>()
  var leaves = Pool<Int32>()
  var slopes = Pool<Gradient>()
  var breakpoints = Pool<Breakpoint>()
  var heapCount: Int32 = 0

  mutating func makeNode(_ role: Node.Role) -> Int32 {
    var index = firstFreeNode
    if index >= 0 {
      firstFreeNode = nodes[index].cursor
      nodes[index] = Node(role: role)
      values[index] = 0
      reported[index] = 0
    } else {
      index = nodes.count
      nodes.append(Node(role: role))
      values.append(0)
      reported.append(0)
      isChanged.append(false)
    }
    return index
  }

  mutating func freeNode(_ index: Int32) {
    nodes[index].role = .unused
    nodes[index].cursor = firstFreeNode
    firstFreeNode = index
  }

  /// Returns a mark that no node has yet.
  @inline(__always) mutating func nextStamp() -> UInt32 {
    stamp += 1
    return stamp
  }

  /// Resets all marks. Call it only between operations.
  mutating func eraseStamps() {
    for index in 0..<nodes.count {
      nodes[index].above = 0
      nodes[index].below = 0
      nodes[index].loaded = 0
    }
    stamp = 0
  }

  /// Removes all rows. The values don't change.
  mutating func removeRows() {
    rows.removeAll()
    entries.removeAll()
    gradients.removeAll()
    (firstFreeRow, firstFreeEntry, firstFreeGradient) = (-1, -1, -1)
    (entryCount, originalCount, missedRequired) = (0, 0, 0)
    version += 1
    for index in 0..<nodes.count {
      nodes[index].column = -1
      nodes[index].definition = -1
      nodes[index].gradient = -1
    }
  }

  @inline(__always) mutating func noteChange(of node: Int32) {
    if !isChanged[node] {
      isChanged[node] = true
      changed.append(node)
    }
  }
}

/// The distance to its bound within which a constraint counts as being on it.
let tolerance = 1e-8
