import UIKit

class ViewController: UIViewController {
  var titleLabel: UILabel!
  var button: UIButton!

  override func viewDidLoad() {
    super.viewDidLoad()
    button.addAction(
      UIAction { [titleLabel] _ in titleLabel?.text = "One espresso, please" }, for: .touchUpInside)
  }
}
