import Portico
import UIKit

/// The flow that logs a user in, which several flows start.
final class LogInCoordinator: Coordinator<Account> {
  private let session: Session

  init(_ session: Session) {
    self.session = session
    super.init()
  }

  override func start() {
    let screen = LogInViewController.make(self)
    screen.navigationItem.leftBarButtonItem = UIBarButtonItem(
      systemItem: .cancel, primaryAction: UIAction { [weak self] _ in self?.cancel() })
    push(screen)
  }
}

extension LogInCoordinator: LogInCoordinating {
  func logIn(email: String, password: String) -> Bool {
    guard let account = session.logIn(email: email, password: password) else { return false }
    finish(account)
    return true
  }

  func createAccount() {
    startChild(NewAccountCoordinator(session)) { [weak self] outcome in
      if let account = outcome.output { self?.finish(account) }
    }
  }
}
