import UIKit

/// A form to log in.
final class LogInViewController: StoryboardViewController, SubscriptionsScreen {
  weak var emailField: UITextField!
  weak var passwordField: UITextField!
  weak var problemLabel: UILabel!
  weak var logInButton: UIButton!
  weak var newAccountButton: UIButton!

  private weak var coordinator: (any LogInCoordinating)?

  static func make(_ coordinator: any LogInCoordinating) -> LogInViewController {
    instantiate { LogInViewController(coder: $0, coordinator) }
  }

  private init?(coder: NSCoder, _ coordinator: any LogInCoordinating) {
    self.coordinator = coordinator
    super.init(coder: coder)
  }

  required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

  override func viewDidLoad() {
    super.viewDidLoad()
    problemLabel.text = nil
    logInButton.onTap { [weak self] in self?.logIn() }
    newAccountButton.onTap { [weak self] in self?.coordinator?.createAccount() }
  }

  private func logIn() {
    let isLoggedIn = coordinator?.logIn(
      email: emailField.text ?? "", password: passwordField.text ?? "")
    if isLoggedIn == false { problemLabel.text = "No account has this address and password." }
  }
}
