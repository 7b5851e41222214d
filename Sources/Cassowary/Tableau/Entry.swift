/// A number of the matrix, linked into its row and its column.
struct Entry: BitwiseCopyable {
  var coefficient: Double
  var row: Int32
  var node: Int32
  var nextInRow: Int32
  var previousInRow: Int32
  var nextInColumn: Int32
  var previousInColumn: Int32
}

/// An equation: the entries' coefficients times their nodes' values add up to zero.
struct Row: BitwiseCopyable {
  var first: Int32
  /// The node that this row defines in terms of the others.
  var defined: Int32
}

/// What moving a leaf up by one changes at one strength.
struct Gradient: BitwiseCopyable {
  var value: Double
  var level: Float
  var next: Int32
}

/// Where, on the way of a moving leaf, a constraint meets its bound.
struct Breakpoint: BitwiseCopyable {
  var distance: Double
  var rate: Double
  var node: Int32
}

/// A repeated shift: by how much each node moves with the leaf.
struct PlanStep: BitwiseCopyable {
  var rate: Double
  var node: Int32
}

struct Plan: BitwiseCopyable {
  var start: Int32
  /// Variables up to here, constraints from here.
  var middle: Int32
  var end: Int32
}

/// An exchange made while looking for a place for required constraints, to take it back.
struct Exchange: BitwiseCopyable {
  var entering: Int32
  var leaving: Int32
  var value: Double
  var side: Int8
}
