public import Foundation

/// Opens a menu on a long press in a view, or on a click with the secondary button.
@preconcurrency @MainActor open class UIContextMenuInteraction: NSObject, UIInteraction {
  public enum Appearance: Int, Sendable {
    case unknown = 0
    case rich = 1
    case compact = 2
  }

  open private(set) weak var delegate: (any UIContextMenuInteractionDelegate)?
  open private(set) weak var view: UIView?
  open var menuAppearance: Appearance { .compact }
  private let press = MenuPressGestureRecognizer()

  public init(delegate: any UIContextMenuInteractionDelegate) {
    self.delegate = delegate
    super.init()
    press.reaction = { [weak self] press in
      if press.state == .began { self?.show(at: press.location(in: self?.view)) }
    }
  }

  open func willMove(to view: UIView?) {
    if view == nil { self.view?.removeGestureRecognizer(press) }
  }

  open func didMove(to view: UIView?) {
    self.view = view
    view?.addGestureRecognizer(press)
  }

  open func location(in view: UIView?) -> CGPoint { press.location(in: view) }

  private func show(at location: CGPoint) {
    guard let view,
      let configuration = delegate?.contextMenuInteraction(
        self, configurationForMenuAtLocation: location),
      let menu = configuration.makeMenu()
    else { return }
    delegate?.contextMenuInteraction(self, willDisplayMenuFor: configuration, animator: nil)
    MenuController.present(menu, from: view, by: configuration) { [weak self] in
      guard let self else { return }
      delegate?.contextMenuInteraction(self, willEndFor: configuration, animator: nil)
    }
  }

  /// Has no effect.
  open func updateVisibleMenu(_ block: (UIMenu) -> UIMenu) {}

  open func dismissMenu() {
    var top = view?.window?.rootViewController
    while let presented = top?.presentedViewController { top = presented }
    (top as? MenuController)?.dismiss(animated: true)
  }
}
