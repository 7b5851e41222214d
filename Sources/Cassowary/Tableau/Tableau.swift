/// The solver proper: a sparse simplex method for the sum, level by level, of what constraints miss.
///
/// Every constraint is a row: *terms − node = 0*, where the constraint's own node has a bound. Each row
/// defines one of its nodes in terms of its others, without cycles; nodes that no row defines are
/// leaves. A leaf is a constraint that sits exactly on its bound or a variable that nothing
/// determines. So values flow from leaves upwards, and a bound that moves costs what depends on it. This is
/// the simplex method's basis (defined nodes) kept as a triangular factor: rows stay as short as the
/// constraints they came from, where a textbook tableau would have every row in terms of leaves and
/// grow with the square of a chain.
///
/// To exchange a leaf with a defined node, the definitions on the path between them are turned round.
/// Only where there are several paths are rows combined, between the nodes at which the paths meet.
///
/// The goal is piecewise linear: constraints that miss their bound push (`Node.slope`), the pushes add up at
/// leaves (`Gradient`, by level), and a leaf whose push outweighs its own constraint moves, past the
/// bounds of what it carries along until that no longer pays (`Tableau+Step`).
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

  /// Leaves that may be worth moving.
  var queue = LeafQueue()
  var requiredQueue = LeafQueue()
  /// Required constraints that miss their bound at the moment.
  var missedRequired: Int32 = 0
  var isTrailing = false
  var trail = Pool<Exchange>()

  /// How many steps that lead nowhere a search takes per node before it looks for its way slowly.
  var patience: Int32 = 4

  /// Changes whenever a definition does.
  var version = 0
  var plans = Pool<Plan>()
  var planSteps = Pool<PlanStep>()
  var plansVersion = -1

  var isChanged = Pool<Bool>()
  var changed = Pool<Int32>()
  var reported = Pool<Double>()

  var entryCount: Int32 = 0
  /// Entries that constraints came with.
  var originalCount: Int32 = 0
  /// Additions onto values since they were computed from leaves.
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

  /// A mark that no node bears yet.
  @inline(__always) mutating func nextStamp() -> UInt32 {
    stamp += 1
    return stamp
  }

  /// Starts marking anew; only between operations.
  mutating func eraseStamps() {
    for index in 0..<nodes.count {
      nodes[index].above = 0
      nodes[index].below = 0
      nodes[index].loaded = 0
    }
    stamp = 0
  }

  /// Forgets all rows; values stay.
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

/// Nearer than this to its bound, a constraint is on it.
let tolerance = 1e-8
