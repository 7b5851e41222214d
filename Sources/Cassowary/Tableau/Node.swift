/// A variable, or the sum of a constraint's terms. Its value is stored separately, in `Tableau.values`.
struct Node: BitwiseCopyable {
  enum Role: UInt8, BitwiseCopyable { case unused, variable, constraint }

  var role = Role.unused
  /// For a constraint: the relation between the sum and `bound`, and its strength.
  var relation = Relation.equal
  var level: Float = 0
  var bound = 0.0
  /// For a defined constraint: the side of its bound on which it counts as being, 1 (above) or -1 (below). A
  /// constraint that's exactly on its bound may be on either side; 0 for a required equality that's satisfied.
  var side: Int8 = 0

  /// For a constraint: the number of entries with which it was added.
  var length: Int32 = 0

  /// The first of the entries that refer to this node.
  var column: Int32 = -1
  /// The entry of this node in the row that defines it; -1 for a leaf.
  var definition: Int32 = -1
  /// For a leaf: the first of the levels at which moving it changes the violations.
  var gradient: Int32 = -1
  /// For a variable: the constraint that `suggest` moves.
  var edit: Int32 = -1

  var isQueued = false
  var isQueuedAsRequired = false

  /// Scratch storage for the upward pass (`Tableau.collectColumn`).
  var above: UInt32 = 0
  var position: Int32 = 0
  var rate = 0.0
  /// Scratch storage for the downward pass (`Tableau.collectLeaves`).
  var below: UInt32 = 0
  var weight = 0.0
  /// Scratch storage for both passes, for free lists, and for work on a single row.
  var cursor: Int32 = 0
  var loaded: UInt32 = 0
  var entry: Int32 = 0

  /// The plan for moving this leaf repeatedly, valid while `planVersion` is the tableau's version.
  var plan: Int32 = -1
  var planVersion = -1

  @inline(__always) var isLeaf: Bool { definition < 0 }
  @inline(__always) var isRequired: Bool { level >= requiredLevel }

  /// The change of the violation when the value increases by one, on the current side of the bound.
  @inline(__always) var slope: Double {
    switch relation {
    case .equal: Double(side)
    case .greaterThanOrEqual: side < 0 ? -1 : 0
    case .lessThanOrEqual: side > 0 ? 1 : 0
    }
  }

  /// Returns `true` if a constraint on its bound is violated when it moves up (1) or down (-1).
  @inline(__always) func costs(_ direction: Double) -> Bool {
    guard role == .constraint else { return false }
    return switch relation {
    case .equal: true
    case .greaterThanOrEqual: direction < 0
    case .lessThanOrEqual: direction > 0
    }
  }
}

let requiredLevel: Float = 1000
