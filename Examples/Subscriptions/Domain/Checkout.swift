/// The sides of an experiment: how many steps it takes to buy.
package enum Checkout: String, CaseIterable, Sendable {
  /// Choose a plan, read about it, pay.
  case stepByStep
  /// Choose a plan, pay.
  case atOnce

  /// The side that a person is on for good, by a number of theirs.
  package init(person: Int) {
    self = person.isMultiple(of: 2) ? .stepByStep : .atOnce
  }
}
