/// How the two sides of a constraint compare.
package enum Relation: UInt8, Sendable, BitwiseCopyable {
  case lessThanOrEqual, equal, greaterThanOrEqual
}
