import UIKit

/// The terms, to which the user agrees.
final class TermsViewController: StoryboardViewController, SubscriptionsScreen {
  weak var nameLabel: UILabel!
  weak var agreeButton: UIButton!

  private let form: NewAccountForm
  private weak var coordinator: (any NewAccountCoordinating)?

  static func make(
    _ form: NewAccountForm, _ coordinator: any NewAccountCoordinating
  ) -> TermsViewController {
    instantiate { TermsViewController(coder: $0, form, coordinator) }
  }

  private init?(
    coder: NSCoder, _ form: NewAccountForm, _ coordinator: any NewAccountCoordinating
  ) {
    self.form = form
    self.coordinator = coordinator
    super.init(coder: coder)
  }

  required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

  override func viewDidLoad() {
    super.viewDidLoad()
    nameLabel.text = "One last thing, \(form.name)."
    agreeButton.onTap { [weak self] in
      guard let self else { return }
      coordinator?.create(form)
    }
  }
}
