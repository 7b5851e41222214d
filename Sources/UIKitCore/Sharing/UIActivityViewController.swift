public import Foundation

/// Offers actions for items: the app's own activities, and copying.
@preconcurrency @MainActor open class UIActivityViewController: UIViewController {
  public typealias CompletionHandler = (UIActivity.ActivityType?, Bool) -> Void
  public typealias CompletionWithItemsHandler = (
    UIActivity.ActivityType?, Bool, [Any]?, (any Error)?
  ) -> Void

  private let items: [Any]
  private let ownActivities: [UIActivity]
  open var excludedActivityTypes: [UIActivity.ActivityType]? { willSet { checkThread() } }
  /// Has no effect.
  open var allowsProminentActivity = true { willSet { checkThread() } }
  open var completionHandler: CompletionHandler? { willSet { checkThread() } }
  /// Called after an activity has ended, or with `nil` and `false` if the user chose none.
  open var completionWithItemsHandler: CompletionWithItemsHandler? { willSet { checkThread() } }

  public init(activityItems: [Any], applicationActivities: [UIActivity]?) {
    items = activityItems
    ownActivities = applicationActivities ?? []
    super.init(nibName: nil, bundle: nil)
    modalPresentationStyle = .pageSheet
  }

  public required init?(coder: NSCoder) { nil }

  private var placeholders: [Any] {
    items.map {
      ($0 as? any UIActivityItemSource)?.activityViewControllerPlaceholderItem(self) ?? $0
    }
  }

  /// The offered activities.
  package final var activities: [UIActivity] {
    let placeholders = placeholders
    return (ownActivities + [CopyActivity()]).filter { activity in
      !(excludedActivityTypes ?? []).contains { $0 == activity.activityType }
        && activity.canPerform(withActivityItems: placeholders)
    }
  }

  open override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    let buttons = activities.map { activity in
      UIButton(
        configuration: .plain(),
        primaryAction: UIAction(
          title: activity.activityTitle ?? "", image: activity.activityImage
        ) { [weak self] _ in self?.perform(activity) })
    }
    let cancel = UIButton(
      configuration: .plain(),
      primaryAction: UIAction(title: "Cancel") { [weak self] _ in
        self?.end(nil, completed: false)
      })
    let stack = UIStackView(arrangedSubviews: buttons + [cancel])
    stack.axis = .vertical
    stack.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(stack)
    NSLayoutConstraint.activate([
      stack.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor),
      stack.leadingAnchor.constraint(equalTo: view.layoutMarginsGuide.leadingAnchor),
      stack.trailingAnchor.constraint(equalTo: view.layoutMarginsGuide.trailingAnchor),
    ])
  }

  package final func perform(_ activity: UIActivity) {
    let type = activity.activityType
    activity.prepare(
      withActivityItems: items.compactMap { item in
        guard let source = item as? any UIActivityItemSource else { return item }
        return source.activityViewController(self, itemForActivityType: type)
      })
    activity.finish = { [weak self] completed in self?.end(type, completed: completed) }
    if let controller = activity.activityViewController {
      present(controller, animated: true)
    } else {
      activity.perform()
    }
  }

  private func end(_ type: UIActivity.ActivityType?, completed: Bool) {
    let tell = { [self] in
      completionHandler?(type, completed)
      completionWithItemsHandler?(type, completed, nil, nil)
    }
    if presentingViewController != nil { dismiss(animated: true, completion: tell) } else { tell() }
  }
}
