import GreetingLayout
import UIKit

final class GreetingViewController: UIViewController {
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
    view.layOut(greeting: greetingLabel, above: showGreetingButton)
    showGreetingButton.addAction(
      UIAction { [viewModel] _ in viewModel.showGreeting() }, for: .primaryActionTriggered)
    viewModel.greetingDidChange = { [weak self] in self?.greetingLabel.text = $0 }
  }
}
