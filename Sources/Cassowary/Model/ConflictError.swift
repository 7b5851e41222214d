/// A required constraint contradicts required ones that were there before.
///
/// Unchecked, because it names constraints, which are used on the solver's thread only: it must be
/// caught there.
package struct ConflictError: Error, @unchecked Sendable {
  /// The constraint that was added or changed.
  package let constraint: Constraint
  /// The required constraints that, together, leave no room for it.
  package let conflicting: [Constraint]
}
