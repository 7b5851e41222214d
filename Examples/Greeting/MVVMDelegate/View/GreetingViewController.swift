import UIKit

final class GreetingViewController: UIViewController, GreetingViewModelDelegate {
  private let viewModel: GreetingViewModel
  private let greetingLabel = UILabel()
  private let showGreetingButton = UIButton(type: .system)

  init(viewModel: GreetingViewModel) {
    self.viewModel = viewModel
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
      UIAction { [viewModel] _ in viewModel.showGreeting() }, for: .primaryActionTriggered)
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
    viewModel.delegate = self
  }

  func greetingDidChange(in viewModel: GreetingViewModel) {
    greetingLabel.text = viewModel.greeting
  }
}
