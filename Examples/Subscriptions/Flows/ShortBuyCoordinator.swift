import Portico

/// The other variant of the checkout: from the plans directly to the payment.
final class ShortBuyCoordinator: BuyCoordinator {
  override func path(to route: BuyRoute) throws -> [BuyRoute] {
    try super.path(to: route).filter { step in
      if case .pay = route, case .plan = step { false } else { true }
    }
  }

  override func choose(_ plan: Plan) { buy(plan) }
}

extension Checkout {
  @MainActor func makeBuyCoordinator(_ session: Session) -> BuyCoordinator {
    switch self {
    case .stepByStep: BuyCoordinator(session)
    case .atOnce: ShortBuyCoordinator(session)
    }
  }
}
