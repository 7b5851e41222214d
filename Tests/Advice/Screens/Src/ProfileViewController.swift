import UIKit

final class ProfileViewController: UIViewController {
  private let nameLabel: UILabel = {
    let label = UILabel()
    label.font = .preferredFont(forTextStyle: .title1)
    label.text = "Ada"
    return label
  }()
  private let bioLabel = UILabel()
  lazy var followButton: UIButton = {
    let button = UIButton(type: .system)
    button.setTitle("Follow", for: .normal)
    button.addTarget(self, action: #selector(follow), for: .touchUpInside)
    return button
  }()

  private var isFollowed = false

  override func viewDidLoad() {
    super.viewDidLoad()
    self.title = "Profile"
    self.view.backgroundColor = .systemBackground

    // Name over biography.
    let stack = UIStackView(arrangedSubviews: [nameLabel, bioLabel])
    stack.axis = .vertical
    stack.spacing = 16
    stack.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(stack)
    NSLayoutConstraint.activate([
      stack.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor, constant: 16),
      stack.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 16),
    ])

    followButton.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(followButton)
    followButton.topAnchor.constraint(equalTo: nameLabel.bottomAnchor, constant: 64).isActive = true
    followButton.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 16).isActive = true
    update()
  }

  private func update() {
    bioLabel.text = isFollowed ? "You follow her" : "Wrote the first program"
  }

  @objc private func follow() {
    isFollowed.toggle()
    update()
  }
}
