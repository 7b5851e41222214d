public import Foundation

/// Previews a file or offers actions for it. Here no other app can open it.
@preconcurrency @MainActor open class UIDocumentInteractionController: NSObject {
  open var url: URL?
  open weak var delegate: (any UIDocumentInteractionControllerDelegate)?
  open var annotation: Any?
  private weak var shown: UIViewController?
  private var isShown: Bool { shown?.presentingViewController != nil }

  public init(url URL: URL) {
    url = URL
    super.init()
  }

  private var ownType: String?
  /// The type of the file; by default that of its extension.
  open var uti: String? {
    get { ownType ?? url.map { TypeIdentifiers.identifier(forExtension: $0.pathExtension) } }
    set { ownType = newValue }
  }

  private var ownName: String?
  /// The displayed name of the file; by default the last component of its path.
  open var name: String? {
    get { ownName ?? url?.lastPathComponent }
    set { ownName = newValue }
  }

  open var icons: [UIImage] { UIImage(systemName: "doc").map { [$0] } ?? [] }
  open var gestureRecognizers: [UIGestureRecognizer] { [] }

  // MARK: Preview

  /// Displays the file.
  ///
  /// - Returns: Whether it can be displayed, which requires a text or an image, and a delegate.
  @discardableResult
  open func presentPreview(animated: Bool) -> Bool {
    guard !isShown, let delegate, let url, let content = PreviewController.content(of: url)
    else { return false }
    let presenting = delegate.documentInteractionControllerViewControllerForPreview(self)
    guard presenting.viewIfLoaded?.window != nil else { return false }
    delegate.documentInteractionControllerWillBeginPreview(self)
    let preview = PreviewController(content, title: name) { [weak self] in
      guard let self else { return }
      self.delegate?.documentInteractionControllerDidEndPreview(self)
    }
    shown = preview
    presenting.present(preview, animated: animated)
    return true
  }

  open func dismissPreview(animated: Bool) {
    (shown as? PreviewController)?.dismiss(animated: animated)
  }

  // MARK: Menus

  /// Offers actions for the file.
  @discardableResult
  open func presentOptionsMenu(from rect: CGRect, in view: UIView, animated: Bool) -> Bool {
    guard !isShown, let url, var top = view.window?.rootViewController else { return false }
    while let presented = top.presentedViewController { top = presented }
    let menu = UIActivityViewController(activityItems: [url], applicationActivities: nil)
    menu.completionWithItemsHandler = { [weak self] _, _, _, _ in
      guard let self else { return }
      delegate?.documentInteractionControllerDidDismissOptionsMenu(self)
    }
    delegate?.documentInteractionControllerWillPresentOptionsMenu(self)
    shown = menu
    top.present(menu, animated: animated)
    return true
  }

  @discardableResult
  open func presentOptionsMenu(from item: UIBarButtonItem, animated: Bool) -> Bool {
    guard let view = item.viewInBar else { return false }
    return presentOptionsMenu(from: view.bounds, in: view, animated: animated)
  }

  /// - Returns: Always `false`, because no other app can open the file.
  @discardableResult
  open func presentOpenInMenu(from rect: CGRect, in view: UIView, animated: Bool) -> Bool { false }

  @discardableResult
  open func presentOpenInMenu(from item: UIBarButtonItem, animated: Bool) -> Bool { false }

  open func dismissMenu(animated: Bool) {
    (shown as? UIActivityViewController)?.dismiss(animated: animated)
  }
}
