import Portico
import UIKit

/// The first screen.
final class HomeViewController: StoryboardViewController, SubscriptionsScreen {
  weak var statusLabel: UILabel!
  weak var buyButton: UIButton!
  weak var accountButton: UIButton!
  weak var savedButton: UIButton!
  weak var newAccountButton: UIButton!

  private let session: Session
  private weak var coordinator: (any HomeCoordinating)?

  static func make(
    _ session: Session, _ coordinator: any HomeCoordinating
  ) -> HomeViewController {
    instantiate { HomeViewController(coder: $0, session, coordinator) }
  }

  private init?(coder: NSCoder, _ session: Session, _ coordinator: any HomeCoordinating) {
    self.session = session
    self.coordinator = coordinator
    super.init(coder: coder)
  }

  required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

  override func viewDidLoad() {
    super.viewDidLoad()
    statusLabel.bind(\.text, to: session, \.status)
    buyButton.onTap { [weak self] in self?.coordinator?.buySubscription() }
    accountButton.onTap { [weak self] in self?.coordinator?.showAccount() }
    savedButton.onTap { [weak self] in self?.coordinator?.showSavedIssues() }
    newAccountButton.onTap { [weak self] in self?.coordinator?.createAccount() }
  }
}
