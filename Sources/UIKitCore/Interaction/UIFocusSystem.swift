public import Foundation
import UIKitDiagnostics

/// Manages the focus.
@preconcurrency @MainActor open class UIFocusSystem: NSObject {
  public nonisolated static let didUpdateNotification = Notification.Name(
    "UIFocusDidUpdateNotification")

  private weak var window: UIWindow?

  private init(_ window: UIWindow) {
    self.window = window
    super.init()
  }

  /// Returns the focus system of an environment, or `nil` if it isn't in a window.
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

  /// Returns the first focusable view among the preferred focus environments of `environment`.
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

  /// Notifies both views, and the focus environments that contain them, that focus moved.
  static func didMove(from previous: UIView?, to next: UIView?) {
    let context = UIFocusUpdateContext(from: previous, to: next)
    let coordinator = UIFocusAnimationCoordinator()
    var told: Set<ObjectIdentifier> = []
    for start in [previous, next] {
      var responder: UIResponder? = start
      while let present = responder {
        if let environment = environment(of: present),
          told.insert(ObjectIdentifier(present)).inserted
        {
          environment.didUpdateFocus(in: context, with: coordinator)
        }
        responder = present.next
      }
    }
    coordinator.complete()
  }

  /// Casts to the two classes first: that is quick, while the search for a conformance takes longer the more of
  /// them the program has, for every class anew.
  private static func environment(of responder: UIResponder) -> (any UIFocusEnvironment)? {
    switch responder {
    case let view as UIView: view
    case let controller as UIViewController: controller
    default: responder as? any UIFocusEnvironment
    }
  }
}
