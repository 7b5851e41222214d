import UIKit

/// A control of each kind.
final class ControlsScreen: UIViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Controls"
    view.backgroundColor = .systemBackground
    let button = UIButton(type: .system)
    button.setTitle("Back", for: .normal)
    button.addAction(
      UIAction { [weak self] _ in _ = self?.navigationController?.popViewController(animated: true)
      },
      for: .primaryActionTriggered)
    let spinner = UIActivityIndicatorView(style: .medium)
    spinner.startAnimating()
    let stack = UIStackView(arrangedSubviews: [
      button, UISwitch(), UISlider(), UIStepper(), UISegmentedControl(items: ["A", "B", "C"]),
      spinner,
      UIDatePicker(), UIProgressView(progressViewStyle: .default),
    ])
    stack.axis = .vertical
    stack.alignment = .leading
    stack.frame = view.bounds
    stack.autoresizingMask = [.flexibleWidth]
    view.addSubview(stack)
  }
}
