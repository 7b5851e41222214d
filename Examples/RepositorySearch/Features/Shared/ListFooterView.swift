import RepositorySearchDomain
import RepositorySearchPresentation
import UIKit

/// The view below a list: more elements are being loaded, or the reason why loading failed.
final class ListFooterView: UIView {
  /// Called when the user wants to try again.
  var onRetry: @MainActor () -> Void = {}

  private let activity = UIActivityIndicatorView(style: .medium)
  private let text = UILabel()
  private let retry = UIButton(type: .system)
  private let stack: UIStackView

  init() {
    stack = UIStackView(arrangedSubviews: [activity, text, retry])
    super.init(frame: .zero)
    text.textColor = .secondaryLabel
    text.textAlignment = .center
    text.numberOfLines = 0
    retry.setTitle("Try again", for: .normal)
    retry.addAction(UIAction { [weak self] _ in self?.onRetry() }, for: .primaryActionTriggered)
    stack.axis = .vertical
    stack.alignment = .center
    addSubview(stack)
    show(nil, isLoading: false)
  }

  required init?(coder: NSCoder) {
    fatalError("init(coder:) has not been implemented")
  }

  func show(_ message: ListMessage?, isLoading: Bool) {
    if isLoading { activity.startAnimating() } else { activity.stopAnimating() }
    text.text = message.map { "\($0.title): \($0.text)" }
    text.isHidden = message == nil
    retry.isHidden = message?.offersRetry != true
    fit()
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    stack.frame = bounds
    fit()
  }

  /// Sets its own height to that of its content, because a table doesn't resize its footer.
  private func fit() {
    guard bounds.width > 0 else { return }
    let height = stack.systemLayoutSizeFitting(
      CGSize(width: bounds.width, height: 0), withHorizontalFittingPriority: .required,
      verticalFittingPriority: .fittingSizeLevel
    ).height
    guard height != frame.height else { return }
    frame.size.height = height
    if let tableView = superview as? UITableView { tableView.tableFooterView = self }
  }
}
