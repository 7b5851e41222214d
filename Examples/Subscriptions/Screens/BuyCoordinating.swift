/// What the screens may ask for on which a subscription is bought.
@MainActor protocol BuyCoordinating: AnyObject {
  func choose(_ plan: Plan)
  func buy(_ plan: Plan)
  func pay(for plan: Plan)
}
