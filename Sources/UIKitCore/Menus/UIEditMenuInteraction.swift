public import Foundation

/// Displays an edit menu for the content of a view.
@preconcurrency @MainActor open class UIEditMenuInteraction: NSObject, UIInteraction {
  open private(set) weak var delegate: (any UIEditMenuInteractionDelegate)?
  open private(set) weak var view: UIView?
  private weak var menu: MenuController?
  private var configuration: UIEditMenuConfiguration?

  public init(delegate: (any UIEditMenuInteractionDelegate)?) {
    self.delegate = delegate
    super.init()
  }

  open func willMove(to view: UIView?) {
    if view == nil { dismissMenu() }
  }

  open func didMove(to view: UIView?) {
    self.view = view
  }

  /// Presents the menu, unless it's empty.
  open func presentEditMenu(with configuration: UIEditMenuConfiguration) {
    guard menu == nil, let view else { return }
    let responder = view.window?.firstResponder ?? view
    let standard = UIMenu(
      identifier: .standardEdit, options: .displayInline,
      children: EditCommand.commands(for: responder))
    let suggested = UIMenuSystem.context.build(
      UIMenu(identifier: .root, children: [standard]), from: responder
    ).children.flatMap { element -> [UIMenuElement] in
      guard let menu = element as? UIMenu, menu.identifier == .standardEdit else {
        return [element]
      }
      return menu.children
    }
    let elements =
      delegate?.editMenuInteraction(self, menuFor: configuration, suggestedActions: suggested)
      ?? UIMenu(children: suggested)
    guard !elements.children.isEmpty else { return }
    let animator = Animator()
    delegate?.editMenuInteraction(self, willPresentMenuFor: configuration, animator: animator)
    self.configuration = configuration
    menu = MenuController.present(elements, from: view) { [weak self] in self?.menuDidEnd() }
    animator.finish()
  }

  private func menuDidEnd() {
    menu = nil
    guard let configuration else { return }
    self.configuration = nil
    let animator = Animator()
    delegate?.editMenuInteraction(self, willDismissMenuFor: configuration, animator: animator)
    animator.finish()
  }

  open func dismissMenu() {
    menu?.presentingViewController?.dismiss(animated: true)
  }

  /// Dismisses the menu and presents it again, with the delegate's current elements.
  open func reloadVisibleMenu() {
    guard let configuration, let presenting = menu?.presentingViewController else { return }
    presenting.dismiss(animated: false) { [weak self] in
      self?.presentEditMenu(with: configuration)
    }
  }

  /// Has no effect.
  open func updateVisibleMenuPosition(animated: Bool) {}

  /// The location of the menu, in the coordinate system of `view`, or of the window if `view` is `nil`.
  open func location(in view: UIView?) -> CGPoint {
    guard let configuration, let own = self.view else { return .zero }
    return own.convert(configuration.sourcePoint, to: view)
  }

  private final class Animator: NSObject, UIEditMenuInteractionAnimating {
    private var animations: [() -> Void] = []
    private var completions: [() -> Void] = []

    func addAnimations(_ animations: @escaping () -> Void) { self.animations.append(animations) }
    func addCompletion(_ completion: @escaping () -> Void) { completions.append(completion) }

    func finish() {
      UIView.animate(withDuration: 0.25) { [animations] in
        for animation in animations { animation() }
      } completion: { [completions] _ in
        for completion in completions { completion() }
      }
    }
  }
}
