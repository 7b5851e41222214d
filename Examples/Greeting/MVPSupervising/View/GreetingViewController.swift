import Portico
import UIKit

final class GreetingViewController: UIViewController, GreetingView {
  private let presenter: GreetingPresenter
  private let person: Person
  private let greetingLabel = UILabel()
  private let showGreetingButton = UIButton(type: .system)

  init(presenter: GreetingPresenter) {
    self.presenter = presenter
    person = presenter.model
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) {
    fatalError("init(coder:) has not been implemented")
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    greetingLabel.accessibilityIdentifier = "Greeting"
    greetingLabel.numberOfLines = 0
    greetingLabel.textAlignment = .center
    showGreetingButton.accessibilityIdentifier = "ShowGreeting"
    showGreetingButton.setTitle("Show greeting", for: .normal)
    showGreetingButton.addAction(
      UIAction { [presenter] _ in presenter.showGreeting() }, for: .primaryActionTriggered)
    for subview in [greetingLabel, showGreetingButton] {
      subview.translatesAutoresizingMaskIntoConstraints = false
      view.addSubview(subview)
    }
    let margins = view.layoutMarginsGuide
    NSLayoutConstraint.activate([
      greetingLabel.topAnchor.constraint(greaterThanOrEqualTo: margins.topAnchor),
      greetingLabel.leadingAnchor.constraint(equalTo: margins.leadingAnchor),
      greetingLabel.trailingAnchor.constraint(equalTo: margins.trailingAnchor),
      greetingLabel.bottomAnchor.constraint(equalTo: showGreetingButton.topAnchor, constant: -16),
      showGreetingButton.centerXAnchor.constraint(equalTo: view.centerXAnchor),
      showGreetingButton.centerYAnchor.constraint(equalTo: view.centerYAnchor),
    ])
    greetingLabel.isHidden = true
    greetingLabel.bind(\.text, to: person, \.greeting)
  }

  func revealGreeting() {
    greetingLabel.isHidden = false
  }
}
