import UIKit

/// A view controller that displays a message that can't be sent.
final class DraftViewController: UIViewController {
  private let label = UILabel()

  /// - Parameter cancel: A closure that's called when the user taps the Cancel button.
  init(title: String, cancel: @escaping @MainActor () -> Void) {
    super.init(nibName: nil, bundle: nil)
    self.title = title
    navigationItem.leftBarButtonItem = UIBarButtonItem(
      systemItem: .cancel, primaryAction: UIAction { _ in cancel() })
    let send = UIBarButtonItem(title: "Send", primaryAction: UIAction { _ in })
    send.isEnabled = false
    navigationItem.rightBarButtonItem = send
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    label.numberOfLines = 0
    label.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(label)
    let area = view.safeAreaLayoutGuide
    NSLayoutConstraint.activate([
      label.topAnchor.constraint(equalTo: area.topAnchor, constant: 16),
      label.leadingAnchor.constraint(equalTo: area.leadingAnchor, constant: 16),
      label.trailingAnchor.constraint(equalTo: area.trailingAnchor, constant: -16),
    ])
  }

  func show(_ lines: [(name: String, value: String?)]) {
    loadViewIfNeeded()
    label.text = lines.compactMap { line in
      line.value.map { line.name.isEmpty ? $0 : "\(line.name): \($0)" }
    }.joined(separator: "\n")
  }
}
