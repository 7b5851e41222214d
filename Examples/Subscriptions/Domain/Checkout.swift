/// The variants of the checkout in an experiment: how many steps it takes to buy.
package enum Checkout: String, CaseIterable, Sendable {
  /// Select a plan, read about it, pay.
  case stepByStep
  /// Select a plan, pay.
  case atOnce

  /// Creates the variant for a user, which is always the same for the same number.
  package init(person: Int) {
    self = person.isMultiple(of: 2) ? .stepByStep : .atOnce
  }
}
