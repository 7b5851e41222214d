import RepositorySearchDomain
import RepositorySearchPresentation
import UIKit

/// A message in place of a list: a title, a description, and buttons.
final class MessageView: UIView {
  /// Called when the user wants to try again.
  var onRetry: @MainActor () -> Void = {}
  /// Called when the user selects the alternative.
  var onAlternative: @MainActor () -> Void = {}

  private let title = UILabel()
  private let text = UILabel()
  private let retry = UIButton(type: .system)
  private let alternative = UIButton(type: .system)

  init() {
    super.init(frame: .zero)
    title.font = .preferredFont(forTextStyle: .headline)
    title.textAlignment = .center
    title.numberOfLines = 0
    text.textColor = .secondaryLabel
    text.textAlignment = .center
    text.numberOfLines = 0
    retry.setTitle("Try again", for: .normal)
    retry.addAction(UIAction { [weak self] _ in self?.onRetry() }, for: .primaryActionTriggered)
    alternative.addAction(
      UIAction { [weak self] _ in self?.onAlternative() }, for: .primaryActionTriggered)
    let stack = UIStackView(arrangedSubviews: [title, text, retry, alternative])
    stack.axis = .vertical
    stack.alignment = .center
    stack.spacing = UIStackView.spacingUseSystem
    stack.translatesAutoresizingMaskIntoConstraints = false
    addSubview(stack)
    NSLayoutConstraint.activate([
      stack.centerYAnchor.constraint(equalTo: centerYAnchor),
      stack.topAnchor.constraint(greaterThanOrEqualTo: topAnchor),
      stack.leadingAnchor.constraint(equalTo: layoutMarginsGuide.leadingAnchor),
      stack.trailingAnchor.constraint(equalTo: layoutMarginsGuide.trailingAnchor),
      stack.bottomAnchor.constraint(lessThanOrEqualTo: bottomAnchor),
    ])
    isHidden = true
  }

  required init?(coder: NSCoder) {
    fatalError("init(coder:) has not been implemented")
  }

  /// - Parameters:
  ///   - message: The message; `nil` hides the view.
  ///   - alternative: The title of the button for the alternative.
  func show(_ message: ListMessage?, alternative alternativeTitle: String? = nil) {
    isHidden = message == nil
    guard let message else { return }
    title.text = message.title
    text.text = message.text
    retry.isHidden = !message.offersRetry
    alternative.setTitle(alternativeTitle, for: .normal)
    alternative.isHidden = alternativeTitle == nil
  }
}
