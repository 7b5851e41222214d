/// A variable, or what a constraint's terms add up to. (Its value is kept apart, in `Tableau.values`.)
struct Node: BitwiseCopyable {
  enum Role: UInt8, BitwiseCopyable { case unused, variable, constraint }

  var role = Role.unused
  /// For a constraint: how the sum should compare with `bound`, and how much that matters.
  var relation = Relation.equal
  var level: Float = 0
  var bound = 0.0
  /// For a defined constraint: on which side of the bound it counts as being, 1 or -1. On the bound
  /// itself either; 0 for a required equality that holds.
  var side: Int8 = 0

  /// For a constraint: how many entries it came with.
  var length: Int32 = 0

  /// First of the entries that mention this node.
  var column: Int32 = -1
  /// The entry of this node in the row that defines it; -1 for a leaf.
  var definition: Int32 = -1
  /// For a leaf: first of the levels at which moving it changes what is missed.
  var gradient: Int32 = -1
  /// For a variable: the constraint that `suggest` moves.
  var edit: Int32 = -1

  var isQueued = false
  var isQueuedAsRequired = false

  /// Scratch of the pass upwards (`Tableau.collectColumn`).
  var above: UInt32 = 0
  var position: Int32 = 0
  var rate = 0.0
  /// Scratch of the pass downwards (`Tableau.collectLeaves`).
  var below: UInt32 = 0
  var weight = 0.0
  /// Scratch of both passes, of free lists and of work on one row.
  var cursor: Int32 = 0
  var loaded: UInt32 = 0
  var entry: Int32 = 0

  /// What a repeated shift of this leaf does, while `version` is current.
  var plan: Int32 = -1
  var planVersion = -1

  @inline(__always) var isLeaf: Bool { definition < 0 }
  @inline(__always) var isRequired: Bool { level >= requiredLevel }

  /// By how much being off by one more unit upwards counts, on the present side.
  @inline(__always) var slope: Double {
    switch relation {
    case .equal: Double(side)
    case .greaterThanOrEqual: side < 0 ? -1 : 0
    case .lessThanOrEqual: side > 0 ? 1 : 0
    }
  }

  /// Whether a constraint on its bound misses it when moved up (1) or down (-1).
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
