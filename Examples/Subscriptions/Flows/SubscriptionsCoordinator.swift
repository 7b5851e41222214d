import Foundation
import Portico
import UIKit

/// The whole app. It uses a coordinator for wide or narrow screens, and swaps them when the window changes.
///
/// Create it with a window, as an app does, or start it as a child.
package final class SubscriptionsCoordinator: Coordinator<Never> {
  /// The common beginning of the app's links.
  package static let base = URL(string: "portico://subscriptions")!

  private let session: Session
  private let checkout: Checkout
  private let hasWindow: Bool
  /// The saved state of the last launch.
  private let saved: Data?

  /// - Parameters:
  ///   - checkout: The variant of the checkout for this user.
  ///   - saved: The ``savedState`` of the last launch.
  package init(
    window: UIWindow, session: Session = Session(), checkout: Checkout = .stepByStep,
    restoring saved: Data? = nil
  ) {
    self.session = session
    self.checkout = checkout
    self.saved = saved
    hasWindow = true
    super.init(window: window)
  }

  /// Creates a coordinator for the app as a part of another app.
  package init(session: Session = Session(), checkout: Checkout = .stepByStep) {
    self.session = session
    self.checkout = checkout
    saved = nil
    hasWindow = false
    super.init()
  }

  package override func start() {
    let (session, checkout, hasWindow) = (session, checkout, hasWindow)
    var saved = saved
    let factory = CoordinatorFactory {
      $0.horizontalSizeClass == .regular
    } make: { isWide in
      defer { saved = nil }
      return isWide
        ? WideCoordinator(session, checkout, restoring: saved, isRoot: hasWindow)
        : NarrowCoordinator(session, checkout, restoring: saved)
    }
    startChild(from: factory)
  }

  /// Navigates to the route of a link.
  ///
  /// - Throws: `LinkError` with the reason why the link can't be followed. Then nothing has changed.
  package func open(_ link: URL) throws {
    try main?.open(link, under: Self.base)
  }

  /// The user's place in the app, to save between launches.
  package var savedState: Data? { main?.state?.data }

  private var main: MainCoordinator? { childCoordinators.first as? MainCoordinator }
}
