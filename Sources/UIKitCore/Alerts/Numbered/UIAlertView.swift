import UIKitDiagnostics

/// Tells a person something, or asks them; a ``UIAlertController`` of the style `alert` in apps of today.
@preconcurrency @MainActor open class UIAlertView: UIView {
  private lazy var alert = NumberedAlert(self, style: .alert)

  /// A cancel button, if any, is the first.
  ///
  /// - Parameter delegate: An object that conforms to ``UIAlertViewDelegate``, which is not kept.
  public convenience init(
    title: String?, message: String?, delegate: Any?, cancelButtonTitle: String?
  ) {
    self.init(frame: .zero)
    self.title = title
    self.message = message
    self.delegate = delegate as? any UIAlertViewDelegate
    if let cancelButtonTitle { cancelButtonIndex = addButton(withTitle: cancelButtonTitle) }
  }

  public convenience init(
    title: String, message: String, delegate: (any UIAlertViewDelegate)?,
    cancelButtonTitle: String?, otherButtonTitles firstButtonTitle: String,
    _ moreButtonTitles: String...
  ) {
    self.init(
      title: title, message: message, delegate: delegate, cancelButtonTitle: cancelButtonTitle)
    for title in [firstButtonTitle] + moreButtonTitles { addButton(withTitle: title) }
  }

  open weak var delegate: AnyObject?
  open var title: String!
  open var message: String?

  /// What fields the alert has; without any at first.
  open var alertViewStyle = UIAlertViewStyle.default {
    didSet {
      switch alertViewStyle {
      case .default: alert.setFields([])
      case .secureTextInput: alert.setFields([(nil, true)])
      case .plainTextInput: alert.setFields([(nil, false)])
      case .loginAndPasswordInput: alert.setFields([("Login", false), ("Password", true)])
      }
    }
  }

  /// A field of the ``alertViewStyle``. Traps where there are not as many.
  open func textField(at textFieldIndex: Int) -> UITextField? {
    require(
      alert.fields.indices.contains(textFieldIndex),
      "textFieldIndex (\(textFieldIndex)) is outside of the bounds of the array of text fields")
    return alert.fields[textFieldIndex]
  }

  // MARK: Buttons

  /// - Returns: The button's number.
  @discardableResult
  open func addButton(withTitle title: String?) -> Int { alert.add(title) }

  open func buttonTitle(at buttonIndex: Int) -> String? { alert.title(at: buttonIndex) }

  open var numberOfButtons: Int { alert.titles.count }

  /// -1 where no button cancels.
  open var cancelButtonIndex: Int {
    get { alert.cancelIndex }
    set { alert.cancelIndex = newValue }
  }

  /// The first button that does not cancel; -1 where there is none.
  open var firstOtherButtonIndex: Int { alert.firstOtherIndex }

  // MARK: Showing

  open var isVisible: Bool { alert.isVisible }

  open func show() { alert.show(title, message) }

  open func dismiss(withClickedButtonIndex buttonIndex: Int, animated: Bool) {
    alert.dismiss(at: buttonIndex, animated: animated)
  }

  private var told: (any UIAlertViewDelegate)? { delegate as? any UIAlertViewDelegate }
}

extension UIAlertView: NumberedAlertOwner {
  func alertWillShow() { told?.willPresent(self) }
  func alertDidShow() { told?.didPresent(self) }
  func alertWasClicked(at index: Int) { told?.alertView(self, clickedButtonAt: index) }
  func alertWillGo(at index: Int) { told?.alertView(self, willDismissWithButtonIndex: index) }
  func alertDidGo(at index: Int) { told?.alertView(self, didDismissWithButtonIndex: index) }
  var isFirstOtherEnabled: Bool { told?.alertViewShouldEnableFirstOtherButton(self) ?? true }
}
