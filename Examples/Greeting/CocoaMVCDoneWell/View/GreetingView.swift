import UIKit

final class GreetingView: UIView {
  let greetingLabel = UILabel()
  let showGreetingButton = UIButton(type: .system)

  override init(frame: CGRect) {
    super.init(frame: frame)
    backgroundColor = .systemBackground
    greetingLabel.accessibilityIdentifier = "Greeting"
    greetingLabel.numberOfLines = 0
    greetingLabel.textAlignment = .center
    showGreetingButton.accessibilityIdentifier = "ShowGreeting"
    showGreetingButton.setTitle("Show greeting", for: .normal)
    for subview in [greetingLabel, showGreetingButton] {
      subview.translatesAutoresizingMaskIntoConstraints = false
      addSubview(subview)
    }
    let margins = layoutMarginsGuide
    NSLayoutConstraint.activate([
      greetingLabel.topAnchor.constraint(greaterThanOrEqualTo: margins.topAnchor),
      greetingLabel.leadingAnchor.constraint(equalTo: margins.leadingAnchor),
      greetingLabel.trailingAnchor.constraint(equalTo: margins.trailingAnchor),
      greetingLabel.bottomAnchor.constraint(equalTo: showGreetingButton.topAnchor, constant: -16),
      showGreetingButton.centerXAnchor.constraint(equalTo: centerXAnchor),
      showGreetingButton.centerYAnchor.constraint(equalTo: centerYAnchor),
    ])
  }

  required init?(coder: NSCoder) {
    fatalError("init(coder:) has not been implemented")
  }
}
