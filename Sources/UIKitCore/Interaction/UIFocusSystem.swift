public import Foundation
import UIKitDiagnostics

/// Moves focus about.
@preconcurrency @MainActor open class UIFocusSystem: NSObject {
  public nonisolated static let didUpdateNotification = Notification.Name(
    "UIFocusDidUpdateNotification")

  private weak var window: UIWindow?

  private init(_ window: UIWindow) {
    self.window = window
    super.init()
  }

  /// The system that an environment belongs to; `nil` while it is in no window.
  open class func focusSystem(for environment: any UIFocusEnvironment) -> UIFocusSystem? {
    view(of: environment)?.window.map { UIFocusSystem($0) }
  }

  open var focusedItem: (any UIFocusEnvironment)? { window?.focusedView }

  open func requestFocusUpdate(to environment: any UIFocusEnvironment) {
    if let view = UIFocusSystem.preferred(in: environment) { window?.focusedView = view }
  }

  private static func view(of environment: any UIFocusEnvironment) -> UIView? {
    environment as? UIView ?? (environment as? UIViewController)?.viewIfLoaded
  }

  /// The first view that an environment would have focus go to and that can have it.
  static func preferred(in environment: any UIFocusEnvironment) -> UIView? {
    for preferred in environment.preferredFocusEnvironments {
      if preferred === environment {
        if let view = view(of: environment), view.canBecomeFocused { return view }
      } else if let view = descend({ self.preferred(in: preferred) }) {
        return view
      }
    }
    return nil
  }

  /// Tells everything around the two views that focus moved.
  static func didMove(from previous: UIView?, to next: UIView?) {
    let context = UIFocusUpdateContext(from: previous, to: next)
    let coordinator = UIFocusAnimationCoordinator()
    var told: Set<ObjectIdentifier> = []
    for start in [previous, next] {
      var responder: UIResponder? = start
      while let present = responder {
        if let environment = present as? any UIFocusEnvironment,
          told.insert(ObjectIdentifier(present)).inserted
        {
          environment.didUpdateFocus(in: context, with: coordinator)
        }
        responder = present.next
      }
    }
    coordinator.complete()
  }
}
