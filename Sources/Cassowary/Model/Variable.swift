/// An unknown of a ``Solver``: a handle, valid until it is given back with ``Solver/removeVariable(_:)``.
package struct Variable: Hashable, Sendable {
  let index: Int32
}
