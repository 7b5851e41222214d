/// An unknown of a ``Solver``: a handle that's valid until ``Solver/removeVariable(_:)``.
package struct Variable: Hashable, Sendable {
  let index: Int32
}
