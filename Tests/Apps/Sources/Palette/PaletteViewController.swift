import UIKit

final class PaletteViewController: UIViewController {
  private let colors = ["Coral", "Moss"]
  private let nameLabel = UILabel()

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Palette"
    view.backgroundColor = .systemBackground
    nameLabel.text = "No colour"
    let logo = UIImageView(image: UIImage(named: "Logo"))
    logo.accessibilityLabel = logo.image.map { "Logo, \(Int($0.size.width)) points wide" }
    let stack = UIStackView(arrangedSubviews: [logo, nameLabel] + colors.map(button))
    stack.axis = .vertical
    stack.alignment = .leading
    stack.spacing = 16
    stack.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(stack)
    NSLayoutConstraint.activate([
      stack.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor, constant: 16),
      stack.leadingAnchor.constraint(equalTo: view.safeAreaLayoutGuide.leadingAnchor, constant: 16),
    ])
  }

  private func button(for name: String) -> UIButton {
    let action = UIAction(title: name) { [weak self] _ in self?.show(name) }
    return UIButton(type: .system, primaryAction: action)
  }

  private func show(_ name: String) {
    nameLabel.textColor = UIColor(named: name)
    nameLabel.text = UIColor(named: name) == nil ? "\(name) is missing" : "\(name) it is"
  }
}
