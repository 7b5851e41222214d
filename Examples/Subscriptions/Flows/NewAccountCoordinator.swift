import Portico
import UIKit

/// The flow that creates an account: name and password, then the terms.
final class NewAccountCoordinator: Coordinator<Account> {
  private let session: Session

  init(_ session: Session) {
    self.session = session
    super.init()
  }

  override func start() {
    let screen = NewAccountViewController.make(self)
    if navigationController?.viewControllers.isEmpty == true {
      screen.navigationItem.leftBarButtonItem = UIBarButtonItem(
        systemItem: .cancel, primaryAction: UIAction { [weak self] _ in self?.cancel() })
    }
    push(screen)
  }
}

extension NewAccountCoordinator: NewAccountCoordinating {
  func problem(with form: NewAccountForm) -> String? {
    session.problem(name: form.name, email: form.email, password: form.password)
  }

  func agree(to form: NewAccountForm) {
    push(TermsViewController.make(form, self))
  }

  func create(_ form: NewAccountForm) {
    let account = Account(name: form.name, email: form.email)
    session.add(account, password: form.password)
    finish(account)
  }
}
