/// The requests of the screens that buy a subscription.
@MainActor protocol BuyCoordinating: AnyObject {
  func choose(_ plan: Plan)
  func buy(_ plan: Plan)
  func pay(for plan: Plan)
}
