import GreetingLayout
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
    view.layOut(greeting: greetingLabel, above: showGreetingButton)
    showGreetingButton.addAction(
      UIAction { [presenter] _ in presenter.showGreeting() }, for: .primaryActionTriggered)
    greetingLabel.isHidden = true
    greetingLabel.bind(\.text, to: person, \.greeting)
  }

  func revealGreeting() {
    greetingLabel.isHidden = false
  }
}
