import UIKit

class ViewController: UIViewController {
  var titleLabel: UILabel!
  var button: UIButton!

  override func viewDidLoad() {
    super.viewDidLoad()
    button.addAction(UIAction { [weak self] _ in self?.book() }, for: .touchUpInside)
  }

  private func book() {
    let alert = UIAlertController(
      title: "Book the suite?", message: nil, preferredStyle: .alert)
    alert.addAction(UIAlertAction(title: "No", style: .cancel))
    alert.addAction(
      UIAlertAction(title: "Yes", style: .default) { [titleLabel] _ in
        titleLabel?.text = "Booked"
      })
    present(alert, animated: true)
  }
}
