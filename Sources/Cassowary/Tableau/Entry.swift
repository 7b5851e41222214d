/// A coefficient of the matrix, linked into its row and its column.
struct Entry: BitwiseCopyable {
  var coefficient: Double
  var row: Int32
  var node: Int32
  var nextInRow: Int32
  var previousInRow: Int32
  var nextInColumn: Int32
  var previousInColumn: Int32
}

/// An equation: the sum of the entries' coefficients times their nodes' values is zero.
struct Row: BitwiseCopyable {
  var first: Int32
  /// The node that this row defines in terms of the others.
  var defined: Int32
}

/// The change of the violations at one strength when a leaf moves up by one.
struct Gradient: BitwiseCopyable {
  var value: Double
  var level: Float
  var next: Int32
}

/// The distance that a leaf moves until a constraint reaches its bound.
struct Breakpoint: BitwiseCopyable {
  var distance: Double
  var rate: Double
  var node: Int32
}

/// A step of a plan for moving a leaf repeatedly: the distance that a node moves with the leaf, per unit.
struct PlanStep: BitwiseCopyable {
  var rate: Double
  var node: Int32
}

struct Plan: BitwiseCopyable {
  var start: Int32
  /// The end of the plan's variables and the start of its constraints.
  var middle: Int32
  var end: Int32
}

/// An exchange made while satisfying required constraints, recorded so that it can be undone.
struct Exchange: BitwiseCopyable {
  var entering: Int32
  var leaving: Int32
  var value: Double
  var side: Int8
}
