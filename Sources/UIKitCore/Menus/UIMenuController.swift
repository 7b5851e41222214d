public import Foundation

/// Displays the edit menu, which contains the commands that the first responder can perform.
@preconcurrency @MainActor open class UIMenuController: NSObject {
  public enum ArrowDirection: Int, Sendable {
    case `default` = 0
    case up = 1
    case down = 2
    case left = 3
    case right = 4
  }

  public nonisolated class var willShowMenuNotification: NSNotification.Name {
    NSNotification.Name("UIMenuControllerWillShowMenuNotification")
  }
  public nonisolated class var didShowMenuNotification: NSNotification.Name {
    NSNotification.Name("UIMenuControllerDidShowMenuNotification")
  }
  public nonisolated class var willHideMenuNotification: NSNotification.Name {
    NSNotification.Name("UIMenuControllerWillHideMenuNotification")
  }
  public nonisolated class var didHideMenuNotification: NSNotification.Name {
    NSNotification.Name("UIMenuControllerDidHideMenuNotification")
  }
  public nonisolated class var menuFrameDidChangeNotification: NSNotification.Name {
    NSNotification.Name("UIMenuControllerMenuFrameDidChangeNotification")
  }

  private static let instance = UIMenuController()
  open class var shared: UIMenuController { instance }

  open var arrowDirection: ArrowDirection = .default
  /// The app's custom commands; they follow the standard ones.
  open var menuItems: [UIMenuItem]?
  open private(set) var menuFrame = CGRect.zero
  private weak var targetView: UIView?
  private weak var menu: MenuController?

  /// Setting this property displays or hides the menu.
  open var isMenuVisible: Bool {
    get { menu != nil }
    set { setMenuVisible(newValue, animated: false) }
  }

  open func setMenuVisible(_ menuVisible: Bool, animated: Bool) {
    if menuVisible { show() } else { hideMenu() }
  }

  open func setTargetRect(_ targetRect: CGRect, in targetView: UIView) {
    self.targetView = targetView
    menuFrame = targetView.convert(targetRect, to: nil)
  }

  open func showMenu(from targetView: UIView, rect targetRect: CGRect) {
    setTargetRect(targetRect, in: targetView)
    show()
  }

  open func hideMenu(from targetView: UIView) {
    if targetView === self.targetView { hideMenu() }
  }

  open func hideMenu() {
    menu?.presentingViewController?.dismiss(animated: true)
  }

  open func update() {}

  /// Displays the menu, if the first responder can perform at least one of its commands.
  private func show() {
    guard menu == nil, let targetView, let responder = targetView.window?.firstResponder else {
      return
    }
    let commands = EditCommand.commands(for: responder, items: menuItems ?? [])
    guard !commands.isEmpty else { return }
    post(UIMenuController.willShowMenuNotification)
    menu = MenuController.present(UIMenu(children: commands), from: targetView) { [weak self] in
      self?.post(UIMenuController.willHideMenuNotification)
      self?.menu = nil
      self?.post(UIMenuController.didHideMenuNotification)
    }
    post(UIMenuController.didShowMenuNotification)
  }

  private func post(_ name: NSNotification.Name) {
    NotificationCenter.default.post(name: name, object: self)
  }
}
