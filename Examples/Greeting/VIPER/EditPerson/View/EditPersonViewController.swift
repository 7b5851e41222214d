import UIKit

final class EditPersonViewController: UIViewController, EditPersonView {
  private let presenter: any EditPersonEventHandler
  private let firstNameField = UITextField()
  private let lastNameField = UITextField()

  init(presenter: any EditPersonEventHandler) {
    self.presenter = presenter
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) {
    fatalError("init(coder:) has not been implemented")
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    navigationItem.leftBarButtonItem = UIBarButtonItem(
      systemItem: .cancel, primaryAction: UIAction { [presenter] _ in presenter.cancel() })
    navigationItem.rightBarButtonItem = UIBarButtonItem(
      systemItem: .done, primaryAction: UIAction { [weak self] _ in self?.done() })
    firstNameField.placeholder = "First name"
    lastNameField.placeholder = "Last name"
    let stack = UIStackView(arrangedSubviews: [firstNameField, lastNameField])
    stack.axis = .vertical
    stack.spacing = 16
    stack.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(stack)
    let margins = view.layoutMarginsGuide
    NSLayoutConstraint.activate([
      stack.topAnchor.constraint(equalTo: margins.topAnchor, constant: 16),
      stack.leadingAnchor.constraint(equalTo: margins.leadingAnchor),
      stack.trailingAnchor.constraint(equalTo: margins.trailingAnchor),
    ])
    presenter.viewDidLoad()
  }

  func show(firstName: String, lastName: String) {
    firstNameField.text = firstName
    lastNameField.text = lastName
  }

  private func done() {
    presenter.done(firstName: firstNameField.text ?? "", lastName: lastNameField.text ?? "")
  }
}
