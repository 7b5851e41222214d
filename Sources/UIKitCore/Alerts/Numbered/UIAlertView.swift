import UIKitDiagnostics

/// A message or a question to the user. Newer apps use a ``UIAlertController`` with the style `alert`.
@preconcurrency @MainActor open class UIAlertView: UIView {
  private lazy var alert = NumberedAlert(self, style: .alert)

  /// Creates an alert in which a cancel button, if any, is the first.
  ///
  /// - Parameter delegate: An object that conforms to ``UIAlertViewDelegate``. It's not retained.
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

  /// The kinds of text fields; by default there are none.
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

  /// Returns a text field of the ``alertViewStyle``. Traps if the index is out of bounds.
  open func textField(at textFieldIndex: Int) -> UITextField? {
    require(
      alert.fields.indices.contains(textFieldIndex),
      "textFieldIndex (\(textFieldIndex)) is outside of the bounds of the array of text fields")
    return alert.fields[textFieldIndex]
  }

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

  /// The first button that isn't the cancel button; -1 if there is none.
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
