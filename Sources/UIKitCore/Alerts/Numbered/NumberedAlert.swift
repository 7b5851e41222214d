import UIKitDiagnostics
import Foundation

/// The common part of `UIAlertView` and `UIActionSheet`: its buttons have numbers, and an alert controller
/// displays it.
@MainActor final class NumberedAlert {
  private unowned let owner: any NumberedAlertOwner
  private let style: UIAlertController.Style
  private(set) var titles: [String] = []
  var cancelIndex = -1
  var destructiveIndex = -1
  private(set) var fields: [UITextField] = []
  /// Retained by its presenting view controller.
  private weak var shown: UIAlertController?
  /// The number of the button that dismisses the alert.
  private var lastIndex: Int?
  /// The alerts that the delegate presents during the dismissal of this one. They wait until it ends.
  private var waiting: [() -> Void] = []
  private static weak var going: NumberedAlert?

  init(_ owner: any NumberedAlertOwner, style: UIAlertController.Style) {
    self.owner = owner
    self.style = style
  }

  // MARK: Buttons

  func add(_ title: String?) -> Int {
    titles.append(title ?? "")
    return titles.count - 1
  }

  func title(at index: Int) -> String? { titles.indices.contains(index) ? titles[index] : nil }

  /// The first button that is neither the cancel button nor the destructive one; -1 if there is none.
  var firstOtherIndex: Int {
    titles.indices.first { $0 != cancelIndex && $0 != destructiveIndex } ?? -1
  }

  // MARK: Fields

  func setFields(_ placeholders: [(text: String?, isSecure: Bool)]) {
    fields = placeholders.map { placeholder in
      let field = UITextField(frame: .zero)
      field.borderStyle = .roundedRect
      field.placeholder = placeholder.text
      field.isSecureTextEntry = placeholder.isSecure
      field.addAction(
        UIAction { [weak self] _ in self?.enableFirstOther() }, for: .editingChanged)
      return field
    }
  }

  private func enableFirstOther() {
    guard let shown, shown.actions.indices.contains(firstOtherIndex) else { return }
    shown.actions[firstOtherIndex].isEnabled = owner.isFirstOtherEnabled
  }

  // MARK: Showing

  var isVisible: Bool { shown?.presentingViewController != nil && lastIndex == nil }

  /// - Parameters:
  ///   - view: A view in the window in which the alert appears; `nil` for the key window.
  ///   - anchor: Configures the anchor of the popover.
  func show(
    _ title: String?, _ message: String?, in view: UIView? = nil,
    anchor: ((UIPopoverPresentationController) -> Void)? = nil
  ) {
    guard !isVisible else { return }
    if let going = Self.going {
      going.waiting.append { [owner, self] in
        withExtendedLifetime(owner) { show(title, message, in: view, anchor: anchor) }
      }
      return
    }
    guard let presenter = Self.presenter(for: view) else { return }
    let controller = UIAlertController(title: title, message: message, preferredStyle: style)
    for (index, title) in titles.enumerated() {
      let style: UIAlertAction.Style =
        index == cancelIndex ? .cancel : index == destructiveIndex ? .destructive : .default
      controller.addAction(UIAlertAction(title: title, style: style))
    }
    for field in fields { controller.add(field) }
    controller.numbered = (self, owner)
    if let popover = controller.popoverPresentationController { anchor?(popover) }
    shown = controller
    lastIndex = nil
    enableFirstOther()
    owner.alertWillShow()
    presenter.present(controller, animated: true) { [owner] in owner.alertDidShow() }
  }

  private static func presenter(for view: UIView?) -> UIViewController? {
    let application = UIApplication.shared
    let window = view?.window ?? application.keyWindow ?? application.windows.last
    var top = window?.rootViewController
    while let next = top?.presentedViewController, !next.isBeingDismissed { top = next }
    return top
  }

  // MARK: Going

  /// Dismisses the alert with the number of a button, without telling the delegate of a tap.
  func dismiss(at index: Int, animated: Bool) {
    guard isVisible, let shown else { return }
    go(at: index)
    shown.presentingViewController?.dismiss(animated: animated) { [owner] in
      withExtendedLifetime(owner) { self.didGo() }
    }
  }

  /// Responds to a tap on a button, or, if `index` is `nil`, to a tap outside of an action sheet.
  func wasChosen(at index: Int?) {
    guard isVisible else { return }
    if let index {
      Self.going = self
      owner.alertWasClicked(at: index)
    }
    if isVisible { go(at: index ?? cancelIndex) }
  }

  private func go(at index: Int) {
    Self.going = self
    lastIndex = index
    owner.alertWillGo(at: index)
  }

  func didGo() {
    guard let index = lastIndex else { return }
    shown = nil
    lastIndex = nil
    Self.going = nil
    owner.alertDidGo(at: index)
    let next = waiting
    waiting = []
    for show in next { show() }
  }
}
