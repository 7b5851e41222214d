import GreetingLayout
import UIKit

final class GreetingViewController: UIViewController, GreetingView {
  private let presenter: GreetingPresenter
  private let greetingLabel = UILabel()
  private let showGreetingButton = UIButton(type: .system)

  init(presenter: GreetingPresenter) {
    self.presenter = presenter
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) {
    fatalError("init(coder:) has not been implemented")
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.layOut(greeting: greetingLabel, above: showGreetingButton)
    showGreetingButton.addAction(
      UIAction { [presenter] _ in presenter.showGreeting() }, for: .primaryActionTriggered)
  }

  func show(greeting: String) {
    greetingLabel.text = greeting
  }
}
