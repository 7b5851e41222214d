import Portico
import UIKit

/// The flow that buys a subscription: plans, a plan, payment.
class BuyCoordinator: Coordinator<Plan>, RoutedCoordinator {
  let session: Session

  init(_ session: Session) {
    self.session = session
    super.init()
  }

  override func start() { show(.plans) }

  /// A link can't close this flow during a payment.
  override func shouldLeave() throws {
    if session.isPaying { throw LinkError("A payment is under way.") }
  }

  func path(to route: BuyRoute) throws -> [BuyRoute] {
    if session.isPaying { throw LinkError("A payment is under way.") }
    switch route {
    case .plans: return [.plans]
    case .plan: return [.plans, route]
    case .pay(let plan):
      if session.account == nil { throw LinkError("Log in first.") }
      return [.plans, .plan(plan), route]
    }
  }

  func destination(for route: BuyRoute) -> Destination {
    switch route {
    case .plans: .screen { PlansViewController.make(self) }
    case .plan(let plan): .screen { PlanViewController.make(plan, self) }
    case .pay(let plan): .screen { PayViewController.make(plan, self.session, self) }
    }
  }

  func choose(_ plan: Plan) { show(.plan(plan)) }
}

extension BuyCoordinator: BuyCoordinating {
  func buy(_ plan: Plan) {
    perform {
      guard await self.logIn(to: self.session) != nil else { return }
      self.show(.pay(plan))
    }
  }

  func pay(for plan: Plan) {
    perform {
      if await self.session.buy(plan) { self.finish(plan) }
    }
  }
}
