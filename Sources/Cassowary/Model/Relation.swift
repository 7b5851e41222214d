/// The relation between the two sides of a constraint.
package enum Relation: UInt8, Sendable, BitwiseCopyable {
  case lessThanOrEqual, equal, greaterThanOrEqual
}
