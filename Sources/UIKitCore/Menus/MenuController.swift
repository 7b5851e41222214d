import Foundation

/// Displays a menu in a popover at its source view.
@MainActor package final class MenuController: UIViewController {
  private let menu: UIMenu
  private weak var source: UIView?
  /// The sender of the chosen actions.
  private weak var sender: AnyObject?
  /// Called when the menu was dismissed, for any reason.
  private let ended: (() -> Void)?
  /// Called with the element that the user chose.
  private let chosen: ((UIMenuElement) -> Void)?

  private init(
    _ menu: UIMenu, from source: UIView, sender: AnyObject, ended: (() -> Void)?,
    chosen: ((UIMenuElement) -> Void)?
  ) {
    self.ended = ended
    self.chosen = chosen
    self.menu = menu
    self.source = source
    self.sender = sender
    super.init(nibName: nil, bundle: nil)
    modalPresentationStyle = .custom
    title = menu.title
  }

  package required init?(coder: NSCoder) { nil }

  /// Presents `menu` on the topmost presented view controller in the window of `source`.
  @discardableResult
  package static func present(
    _ menu: UIMenu, from source: UIView, sender: AnyObject? = nil,
    by configuration: UIContextMenuConfiguration? = nil, ended: (() -> Void)? = nil,
    chosen: ((UIMenuElement) -> Void)? = nil
  ) -> MenuController? {
    guard var top = source.window?.rootViewController else { return nil }
    while let presented = top.presentation.presented { top = presented }
    let controller = MenuController(
      menu, from: source, sender: sender ?? source, ended: ended, chosen: chosen)
    let presentation = MenuPresentationController(
      presentedViewController: controller, presenting: top)
    presentation.sourceView = source
    if let control = source as? UIControl {
      let point = control.menuAttachmentPoint(
        for: configuration ?? UIContextMenuConfiguration(actionProvider: { _ in menu }))
      // At the default point the popover points to the whole control.
      if point != CGPoint(x: control.bounds.midX, y: control.bounds.maxY) {
        presentation.sourceRect = CGRect(origin: point, size: .zero)
      }
    }
    presentation.prepare()
    top.present(controller, animated: true)
    return controller
  }

  package override func loadView() {
    view = MenuView()
  }

  package override func viewDidLoad() {
    super.viewDidLoad()
    show(menu.children, title: menu.title)
  }

  private func show(_ elements: [UIMenuElement], title: String) {
    guard let view = view as? MenuView else { return }
    view.show(rows(of: elements, parent: menu), title: title)
    preferredContentSize = view.contentSize
  }

  package override func viewIsAppearing(_ animated: Bool) {
    super.viewIsAppearing(animated)
    view.window?.focusedView = (view as? MenuView)?.firstButton
  }

  package override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    ended?()
  }

  // MARK: Rows

  private func rows(of elements: [UIMenuElement], parent: UIMenu) -> [MenuView.Row] {
    var rows: [MenuView.Row] = []
    for element in elements {
      switch element {
      case let inner as UIMenu where inner.options.contains(.displayInline):
        let group = self.rows(of: inner.children, parent: inner)
        if !rows.isEmpty, !group.isEmpty { rows.append(.rule) }
        rows += group
        if !group.isEmpty { rows.append(.rule) }
      case let inner as UIMenu:
        rows.append(
          .button(
            MenuView.Button(
              title: inner.title, image: inner.image, isSubmenu: true,
              isDestructive: inner.options.contains(.destructive)
            ) { [weak self] in self?.open(inner) }))
      case let deferred as UIDeferredMenuElement:
        rows += self.rows(of: self.elements(of: deferred), parent: parent)
      case let leaf as any UIMenuLeaf & UIMenuElement:
        if leaf.attributes.contains(.hidden) { continue }
        rows.append(.button(button(for: leaf, in: parent)))
      default: break
      }
    }
    if case .rule = rows.last { rows.removeLast() }
    return rows
  }

  private func button(for leaf: any UIMenuLeaf & UIMenuElement, in parent: UIMenu)
    -> MenuView.Button
  {
    MenuView.Button(
      title: leaf.title, subtitle: leaf.subtitle, image: leaf.image, state: leaf.state,
      isDestructive: leaf.attributes.contains(.destructive),
      isEnabled: !leaf.attributes.contains(.disabled)
    ) { [weak self] in self?.choose(leaf, in: parent) }
  }

  private func elements(of deferred: UIDeferredMenuElement) -> [UIMenuElement] {
    if deferred.isCached, let elements = deferred.elements { return elements }
    var isHere = false
    deferred.provider { [weak self, weak deferred] elements in
      deferred?.elements = elements
      isHere = true
      guard let self, isViewLoaded else { return }
      show(menu.children, title: menu.title)
    }
    return isHere ? deferred.elements ?? [] : []
  }

  // MARK: Choosing

  private func open(_ inner: UIMenu) {
    show(inner.children, title: inner.title)
    view.window?.focusedView = (view as? MenuView)?.firstButton
  }

  private func choose(_ leaf: any UIMenuLeaf & UIMenuElement, in parent: UIMenu) {
    if parent.options.contains(.singleSelection) {
      for case let other as any UIMenuLeaf in parent.children { other.state = .off }
      leaf.state = .on
    }
    (source as? UIControl)?.menuElementWasChosen(leaf)
    chosen?(leaf)
    let sender: Any? = self.sender
    guard !leaf.attributes.contains(.keepsMenuPresented) else {
      leaf.performWithSender(sender, target: nil)
      show(menu.children, title: menu.title)
      return
    }
    presentingViewController?.dismiss(animated: true)
    leaf.performWithSender(sender, target: nil)
  }
}
