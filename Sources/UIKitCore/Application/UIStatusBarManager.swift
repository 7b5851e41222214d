import DisplayInterface
public import Foundation

/// The properties of a scene's status bar, which is in the display's top safe area if there is one.
@preconcurrency @MainActor open class UIStatusBarManager: NSObject {
  private let scene: UIWindowScene

  package init(of scene: UIWindowScene) {
    self.scene = scene
  }

  /// The frame; `CGRect.zero` if the status bar is hidden.
  open var statusBarFrame: CGRect {
    isStatusBarHidden
      ? .zero : CGRect(x: 0, y: 0, width: scene.screen.bounds.width, height: height)
  }

  open var isStatusBarHidden: Bool {
    height == 0 || controller(\.childForStatusBarHidden)?.prefersStatusBarHidden ?? false
  }

  open var statusBarStyle: UIStatusBarStyle {
    controller(\.childForStatusBarStyle)?.preferredStatusBarStyle ?? .default
  }

  private var height: CGFloat { UIApplication.shared.display.traits.safeArea.top }

  /// Returns the visible controller that determines the status bar.
  private func controller(
    _ child: (UIViewController) -> UIViewController?
  ) -> UIViewController? {
    var controller = scene.keyWindow?.rootViewController
    while let next = controller?.presentedViewController ?? controller.flatMap(child) {
      guard next !== controller else { break }
      controller = next
    }
    return controller
  }
}
