import UIKit

/// A form for name, e-mail address and password.
final class NewAccountViewController: StoryboardViewController, SubscriptionsScreen {
  weak var nameField: UITextField!
  weak var emailField: UITextField!
  weak var passwordField: UITextField!
  weak var problemLabel: UILabel!
  weak var continueButton: UIButton!

  private weak var coordinator: (any NewAccountCoordinating)?

  static func make(_ coordinator: any NewAccountCoordinating) -> NewAccountViewController {
    instantiate { NewAccountViewController(coder: $0, coordinator) }
  }

  private init?(coder: NSCoder, _ coordinator: any NewAccountCoordinating) {
    self.coordinator = coordinator
    super.init(coder: coder)
  }

  required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

  override func viewDidLoad() {
    super.viewDidLoad()
    problemLabel.text = nil
    continueButton.onTap { [weak self] in self?.goOn() }
  }

  private func goOn() {
    let form = NewAccountForm(
      name: nameField.text ?? "", email: emailField.text ?? "",
      password: passwordField.text ?? "")
    problemLabel.text = coordinator?.problem(with: form)
    if problemLabel.text == nil { coordinator?.agree(to: form) }
  }
}
