import UIKitDiagnostics
package import Foundation

/// Tells a person something, or asks them to choose.
@preconcurrency @MainActor open class UIAlertController: UIViewController {
  public enum Style: Int, Sendable {
    case actionSheet = 0
    case alert = 1
  }

  open private(set) var preferredStyle: Style = .actionSheet
  /// In the order in which they were added.
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

  /// The action that the return key takes; one of ``actions``.
  open var preferredAction: UIAlertAction? {
    willSet { checkThread() }
    didSet { contentDidChange() }
  }

  // MARK: Fields

  /// From top to bottom; `nil` where none was added.
  open var textFields: [UITextField]? { fields.isEmpty ? nil : fields }
  private var fields: [UITextField] = []

  /// Adds a field to an alert.
  ///
  /// - Parameter configurationHandler: Called at once, to set the field up.
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

  /// Adds a field that is set up.
  final func add(_ field: UITextField) {
    field.addAction(
      UIAction { [weak self, weak field] _ in
        if let field { self?.fieldDidReturn(field) }
      }, for: .editingDidEndOnExit)
    fields.append(field)
    contentDidChange()
  }

  /// The return key goes on to the next field, and from the last takes the preferred action.
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

  /// Dismisses the alert and then runs the action's handler, as a tap on its button does.
  package final func choose(_ action: UIAlertAction) {
    guard action.isEnabled, presentation.presenting != nil, !isBeingDismissed else { return }
    numbered?.alert.wasChosen(at: actions.firstIndex { $0 === action })
    // Its delegate may have taken it away itself.
    guard !isBeingDismissed else { return }
    presentingViewController?.dismiss(animated: true) { [numbered] in
      action.handler?(action)
      numbered?.alert.didGo()
    }
  }

  /// The alert view or action sheet that is shown, which is kept for that long.
  final var numbered: (alert: NumberedAlert, owner: any NumberedAlertOwner)?

  /// Takes the cancel action; without one, an action sheet goes and an alert stays.
  ///
  /// - Returns: Whether the alert is going.
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
