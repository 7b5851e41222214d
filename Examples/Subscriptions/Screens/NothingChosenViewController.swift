import UIKit

/// The second column while nothing is chosen in the first one.
final class NothingChosenViewController: UIViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Nothing chosen"
    view.backgroundColor = .systemBackground
    var configuration = UIContentUnavailableConfiguration.empty()
    configuration.text = "Nothing chosen"
    configuration.secondaryText = "Choose an action beside this column."
    contentUnavailableConfiguration = configuration
  }
}
