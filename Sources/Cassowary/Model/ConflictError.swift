/// An error that's thrown if a required constraint contradicts required constraints that were added earlier.
///
/// It's unchecked `Sendable`, because it refers to constraints, which are used only on the solver's thread. Catch
/// it on that thread.
package struct ConflictError: Error, @unchecked Sendable {
  /// The constraint that was added or changed.
  package let constraint: Constraint
  /// The required constraints that together contradict it.
  package let conflicting: [Constraint]
}
