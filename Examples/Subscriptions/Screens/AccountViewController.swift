import Portico
import UIKit

/// Shows the current user.
final class AccountViewController: StoryboardViewController, SubscriptionsScreen {
  weak var nameLabel: UILabel!
  weak var emailLabel: UILabel!
  weak var planLabel: UILabel!
  weak var logOutButton: UIButton!

  private let session: Session
  private weak var coordinator: (any AccountCoordinating)?

  static func make(
    _ session: Session, _ coordinator: any AccountCoordinating
  ) -> AccountViewController {
    instantiate { AccountViewController(coder: $0, session, coordinator) }
  }

  private init?(coder: NSCoder, _ session: Session, _ coordinator: any AccountCoordinating) {
    self.session = session
    self.coordinator = coordinator
    super.init(coder: coder)
  }

  required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

  override func viewDidLoad() {
    super.viewDidLoad()
    nameLabel.text = session.account?.name
    emailLabel.text = session.account?.email
    planLabel.bind(\.text, to: session, \.planText)
    logOutButton.onTap { [weak self] in self?.coordinator?.logOut() }
  }
}
