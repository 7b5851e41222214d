import Portico
import UIKit

/// Takes the payment.
final class PayViewController: StoryboardViewController, SubscriptionsScreen {
  weak var planLabel: UILabel!
  weak var accountLabel: UILabel!
  weak var payButton: UIButton!
  weak var problemLabel: UILabel!

  private let plan: Plan
  private let session: Session
  private weak var coordinator: (any BuyCoordinating)?

  static func make(
    _ plan: Plan, _ session: Session, _ coordinator: any BuyCoordinating
  ) -> PayViewController {
    instantiate { PayViewController(coder: $0, plan, session, coordinator) }
  }

  private init?(
    coder: NSCoder, _ plan: Plan, _ session: Session, _ coordinator: any BuyCoordinating
  ) {
    self.plan = plan
    self.session = session
    self.coordinator = coordinator
    super.init(coder: coder)
  }

  required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

  override func viewDidLoad() {
    super.viewDidLoad()
    planLabel.text = "\(plan.title), \(plan.price)"
    accountLabel.text = session.account.map { "\($0.name), \($0.email)" }
    payButton.bind(\.isEnabled, to: session, \.canPay)
    problemLabel.bind(\.text, to: session, \.paymentProblem)
    payButton.onTap { [weak self] in
      guard let self else { return }
      coordinator?.pay(for: plan)
    }
  }
}
