public import Foundation

/// A choice between several actions. Newer apps use a ``UIAlertController`` with the style `actionSheet`.
@preconcurrency @MainActor open class UIActionSheet: UIView {
  private lazy var alert = NumberedAlert(self, style: .actionSheet)

  /// Creates a sheet in which a destructive button, if any, is the first, followed by a cancel button.
  public convenience init(
    title: String?, delegate: (any UIActionSheetDelegate)?, cancelButtonTitle: String?,
    destructiveButtonTitle: String?
  ) {
    self.init(frame: .zero)
    self.title = title
    self.delegate = delegate
    if let destructiveButtonTitle {
      destructiveButtonIndex = addButton(withTitle: destructiveButtonTitle)
    }
    if let cancelButtonTitle { cancelButtonIndex = addButton(withTitle: cancelButtonTitle) }
  }

  public convenience init(
    title: String?, delegate: (any UIActionSheetDelegate)?, cancelButtonTitle: String?,
    destructiveButtonTitle: String?, otherButtonTitles firstButtonTitle: String,
    _ moreButtonTitles: String...
  ) {
    self.init(
      title: title, delegate: delegate, cancelButtonTitle: cancelButtonTitle,
      destructiveButtonTitle: destructiveButtonTitle)
    for title in [firstButtonTitle] + moreButtonTitles { addButton(withTitle: title) }
  }

  open weak var delegate: (any UIActionSheetDelegate)?
  open var title: String!
  /// Has no effect.
  open var actionSheetStyle = UIActionSheetStyle.automatic

  // MARK: Buttons

  /// - Returns: The number of the button.
  @discardableResult
  open func addButton(withTitle title: String?) -> Int { alert.add(title) }

  open func buttonTitle(at buttonIndex: Int) -> String? { alert.title(at: buttonIndex) }

  open var numberOfButtons: Int { alert.titles.count }

  /// -1 if there is no cancel button.
  open var cancelButtonIndex: Int {
    get { alert.cancelIndex }
    set { alert.cancelIndex = newValue }
  }

  /// -1 if there is no destructive button.
  open var destructiveButtonIndex: Int {
    get { alert.destructiveIndex }
    set { alert.destructiveIndex = newValue }
  }

  /// The first button that is neither the cancel button nor the destructive one; -1 if there is none.
  open var firstOtherButtonIndex: Int { alert.firstOtherIndex }

  // MARK: Showing

  open var isVisible: Bool { alert.isVisible }

  open func show(in view: UIView) { show(from: view.bounds, in: view, animated: true) }

  open func show(from view: UIToolbar) { show(in: view) }

  open func show(from view: UITabBar) { show(in: view) }

  open func show(from item: UIBarButtonItem, animated: Bool) {
    alert.show(title, nil) { $0.barButtonItem = item }
  }

  open func show(from rect: CGRect, in view: UIView, animated: Bool) {
    alert.show(title, nil, in: view) { popover in
      popover.sourceView = view
      popover.sourceRect = rect
    }
  }

  open func dismiss(withClickedButtonIndex buttonIndex: Int, animated: Bool) {
    alert.dismiss(at: buttonIndex, animated: animated)
  }
}

extension UIActionSheet: NumberedAlertOwner {
  func alertWillShow() { delegate?.willPresent(self) }
  func alertDidShow() { delegate?.didPresent(self) }
  func alertWasClicked(at index: Int) { delegate?.actionSheet(self, clickedButtonAt: index) }
  func alertWillGo(at index: Int) {
    delegate?.actionSheet(self, willDismissWithButtonIndex: index)
  }
  func alertDidGo(at index: Int) { delegate?.actionSheet(self, didDismissWithButtonIndex: index) }
  var isFirstOtherEnabled: Bool { true }
}
