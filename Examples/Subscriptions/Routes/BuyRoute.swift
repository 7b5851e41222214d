import Portico

extension Plan: LinkValue {}

/// The routes of the flow that buys a subscription.
package enum BuyRoute: LinkedRoute {
  case plans
  case plan(Plan)
  case pay(Plan)

  private enum Step: String, LinkValue, CaseIterable { case pay }

  package init(from link: inout LinkReader) throws {
    guard let plan: Plan = try link.nextIfAny("plan") else {
      self = .plans
      return
    }
    let step: Step? = try link.nextIfAny("step")
    self = step == .pay ? .pay(plan) : .plan(plan)
  }

  package func write(to link: inout LinkWriter) {
    switch self {
    case .plans: break
    case .plan(let plan): link.append(plan)
    case .pay(let plan):
      link.append(plan)
      link.append(Step.pay)
    }
  }
}
