import Portico
import UIKit

/// The flow that shows the current user, and logs the user out.
final class AccountCoordinator: Coordinator<Void> {
  private let session: Session

  init(_ session: Session) {
    self.session = session
    super.init()
  }

  override func start() { push(AccountViewController.make(session, self)) }
}

extension AccountCoordinator: AccountCoordinating {
  func logOut() {
    session.logOut()
    finish()
  }
}
