import Foundation
import Portico
import UIKit

/// The whole app: shows it by the coordinator for wide or for narrow screens, and swaps them when the window changes.
///
/// Make it with a window, as an app does, or start it as a child.
package final class SubscriptionsCoordinator: Coordinator<Never> {
  /// What the links of the app begin with.
  package static let base = URL(string: "portico://subscriptions")!

  private let session: Session
  private let checkout: Checkout
  private let hasWindow: Bool
  /// Where the person was when the app ran last.
  private let saved: Data?

  /// - Parameters:
  ///   - checkout: The side of the experiment that the person is on.
  ///   - saved: The ``savedState`` of the last time.
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

  /// Makes the app a part of another one.
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

  /// Goes where a link leads.
  ///
  /// - Throws: `LinkError`, which says why it can't be followed. Nothing has changed then.
  package func open(_ link: URL) throws {
    try main?.open(link, under: Self.base)
  }

  /// Where the person is, to be kept while the app does not run.
  package var savedState: Data? { main?.state?.data }

  private var main: MainCoordinator? { childCoordinators.first as? MainCoordinator }
}
