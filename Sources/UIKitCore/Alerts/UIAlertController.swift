import UIKitDiagnostics
package import Foundation

/// Displays a message to the user or offers a choice.
@preconcurrency @MainActor open class UIAlertController: UIViewController {
  public enum Style: Int, Sendable {
    case actionSheet = 0
    case alert = 1
  }

  open private(set) var preferredStyle: Style = .actionSheet
  /// The actions in the order in which they were added.
  open private(set) var actions: [UIAlertAction] = []

  public convenience init(title: String?, message: String?, preferredStyle: Style) {
    self.init(nibName: nil, bundle: nil)
    self.title = title
    self.message = message
    self.preferredStyle = preferredStyle
  }

  open var message: String? {
    willSet { checkThread() }
    didSet { if message != oldValue { contentDidChange() } }
  }

  open override var title: String? {
    didSet { if title != oldValue { contentDidChange() } }
  }

  open var severity: UIAlertControllerSeverity = .default { willSet { checkThread() } }

  open func addAction(_ action: UIAlertAction) {
    require(
      action.style != .cancel || !actions.contains { $0.style == .cancel },
      "UIAlertController can only have one action with a style of UIAlertActionStyleCancel: "
        + "\(self)")
    actions.append(action)
    action.changed = { [weak self] in self?.contentDidChange() }
    contentDidChange()
  }

  /// The action that the return key performs; must be one of ``actions``.
  open var preferredAction: UIAlertAction? {
    willSet { checkThread() }
    didSet { contentDidChange() }
  }

  // MARK: Fields

  /// The text fields from top to bottom; `nil` if there are none.
  open var textFields: [UITextField]? { fields.isEmpty ? nil : fields }
  private var fields: [UITextField] = []

  /// Adds a field to an alert.
  ///
  /// - Parameter configurationHandler: Called immediately to configure the field.
  open func addTextField(configurationHandler: ((UITextField) -> Void)? = nil) {
    require(
      preferredStyle == .alert,
      "Text fields can only be added to an alert controller of style UIAlertControllerStyleAlert: "
        + "\(self)")
    let field = UITextField(frame: .zero)
    field.borderStyle = .roundedRect
    configurationHandler?(field)
    add(field)
  }

  /// Adds a text field that is already configured.
  final func add(_ field: UITextField) {
    field.addAction(
      UIAction { [weak self, weak field] _ in
        if let field { self?.fieldDidReturn(field) }
      }, for: .editingDidEndOnExit)
    fields.append(field)
    contentDidChange()
  }

  /// Moves the focus to the next text field, or after the last performs the preferred action or the only one
  /// besides cancel.
  private func fieldDidReturn(_ field: UITextField) {
    guard let index = fields.firstIndex(of: field) else { return }
    if index + 1 < fields.count {
      fields[index + 1].becomeFirstResponder()
    } else if let action = preferredAction ?? onlyDefaultAction {
      choose(action)
    }
  }

  private var onlyDefaultAction: UIAlertAction? {
    let others = actions.filter { $0.style != .cancel }
    return others.count == 1 ? others[0] : nil
  }

  private func contentDidChange() {
    (viewIfLoaded as? AlertView)?.isStale = true
    viewIfLoaded?.setNeedsLayout()
    viewIfLoaded?.superview?.setNeedsLayout()
  }

  // MARK: View

  open override func loadView() {
    let view = AlertView(frame: .zero)
    view.alert = self
    self.view = view
  }

  package final func panelSize(within room: CGSize) -> CGSize {
    (viewIfLoaded as? AlertView)?.size(within: room) ?? .zero
  }

  open override func viewIsAppearing(_ animated: Bool) {
    super.viewIsAppearing(animated)
    if let field = fields.first {
      field.becomeFirstResponder()
    } else if let button = (viewIfLoaded as? AlertView)?.defaultButton {
      view.window?.focusedView = button
    }
  }

  // MARK: Choosing

  /// Dismisses the alert and then calls the action's handler, like a tap on its button.
  package final func choose(_ action: UIAlertAction) {
    guard action.isEnabled, presentation.presenting != nil, !isBeingDismissed else { return }
    numbered?.alert.wasChosen(at: actions.firstIndex { $0 === action })
    // The delegate may already have dismissed it.
    guard !isBeingDismissed else { return }
    presentingViewController?.dismiss(animated: true) { [numbered] in
      action.handler?(action)
      numbered?.alert.didGo()
    }
  }

  /// The displayed alert view or action sheet; retained while it's displayed.
  final var numbered: (alert: NumberedAlert, owner: any NumberedAlertOwner)?

  /// Performs the cancel action. Without a cancel action, it dismisses an action sheet or an alert without
  /// buttons, but no other alert.
  ///
  /// - Returns: Whether the alert is being dismissed.
  @discardableResult
  package final func cancel() -> Bool {
    if let action = actions.first(where: { $0.style == .cancel }) {
      guard action.isEnabled else { return false }
      choose(action)
      return true
    }
    guard preferredStyle == .actionSheet || actions.isEmpty else { return false }
    numbered?.alert.wasChosen(at: nil)
    presentingViewController?.dismiss(animated: true) { [numbered] in numbered?.alert.didGo() }
    return true
  }

  package override func goBackHere() -> Bool {
    cancel()
    return true
  }

  package override func makeOwnPresentation(
    presenting: UIViewController?
  ) -> UIPresentationController? {
    AlertPresentationController(presentedViewController: self, presenting: presenting)
  }

  package override func accepts(_ presentation: UIPresentationController) -> Bool {
    presentation is AlertPresentationController
  }
}

public enum UIAlertControllerSeverity: Int, Sendable {
  case `default` = 0
  case critical = 1
}
