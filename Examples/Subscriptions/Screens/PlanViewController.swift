import UIKit

/// The description of a plan.
final class PlanViewController: StoryboardViewController, SubscriptionsScreen {
  weak var priceLabel: UILabel!
  weak var detailsLabel: UILabel!
  weak var buyButton: UIButton!

  private let plan: Plan
  private weak var coordinator: (any BuyCoordinating)?

  static func make(_ plan: Plan, _ coordinator: any BuyCoordinating) -> PlanViewController {
    instantiate { PlanViewController(coder: $0, plan, coordinator) }
  }

  private init?(coder: NSCoder, _ plan: Plan, _ coordinator: any BuyCoordinating) {
    self.plan = plan
    self.coordinator = coordinator
    super.init(coder: coder)
    title = plan.title
  }

  required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

  override func viewDidLoad() {
    super.viewDidLoad()
    priceLabel.text = plan.price
    detailsLabel.text = plan.details
    buyButton.onTap { [weak self] in
      guard let self else { return }
      coordinator?.buy(plan)
    }
  }
}
