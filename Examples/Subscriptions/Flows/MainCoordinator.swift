import Foundation
import Portico
import UIKit

/// The routes and requests that wide and narrow screens share.
class MainCoordinator: Coordinator<Void>, RoutedCoordinator {
  let session: Session
  let checkout: Checkout
  private var saved: Data?

  init(_ session: Session, _ checkout: Checkout, restoring saved: Data?) {
    self.session = session
    self.checkout = checkout
    self.saved = saved
    super.init()
  }

  override func start() {
    if let saved, (try? restore(FlowState(data: saved))) != nil { return }
    begin()
  }

  /// Shows the first screen, without a saved state.
  func begin() { show(.home, animated: false) }

  /// The placement of the flows that the user selects.
  var details: Placement { .stack }

  func makeHome() -> Destination { .screen { HomeViewController.make(self.session, self) } }

  /// Continues after a flow that the user selected has finished.
  func goOn() { try? navigate(to: .home) }

  func path(to route: SubscriptionsRoute) throws -> [SubscriptionsRoute] {
    switch route {
    case .account, .saved:
      if session.account == nil { throw LinkError("Log in first.") }
    case .home, .buy, .newAccount: break
    }
    return route == .home ? [.home] : [.home, route]
  }

  func destination(for route: SubscriptionsRoute) -> Destination {
    switch route {
    case .home: makeHome()
    case .buy(let route):
      .flow(checkout.makeBuyCoordinator(session), to: route, in: details) { [weak self] outcome in
        if outcome.output != nil { self?.goOn() }
      }
    case .account:
      .flow(AccountCoordinator(session), in: details) { [weak self] outcome in
        if outcome.output != nil { self?.goOn() }
      }
    case .saved: .flow(SavedCoordinator(), in: details)
    case .newAccount: .flow(NewAccountCoordinator(session), in: .modal)
    }
  }
}

extension MainCoordinator: HomeCoordinating {
  func buySubscription() { choose(.buy(.plans)) }
  func createAccount() { choose(.newAccount) }
  func showAccount() { chooseLoggedIn(.account) }
  func showSavedIssues() { chooseLoggedIn(.saved) }

  private func choose(_ route: SubscriptionsRoute) { _ = show(route) }

  private func chooseLoggedIn(_ route: SubscriptionsRoute) {
    perform {
      guard await self.logIn(to: self.session) != nil else { return }
      self.choose(route)
    }
  }
}
