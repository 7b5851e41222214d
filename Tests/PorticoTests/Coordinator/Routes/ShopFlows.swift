import Portico
import UIKit

/// What happened to the flows of a shop.
@MainActor final class ShopRecord {
  let world = World()
  private(set) var started = 0
  private(set) var ended = 0
  var endedTwice: [String] = []
  var transitions = 0
  var isPaying = false

  /// Counts the end of a flow.
  func end<Output>(of name: String) -> (Outcome<Output>) -> Void {
    started += 1
    var hasEnded = false
    return { [weak self] _ in
      self?.ended += 1
      if hasEnded { self?.endedTwice.append(name) }
      hasEnded = true
    }
  }
}

/// Counts what a person sees to move.
final class CountingNavigationController: UINavigationController {
  var record: ShopRecord?

  convenience init(_ record: ShopRecord) {
    self.init(nibName: nil, bundle: nil)
    self.record = record
  }

  override func setViewControllers(_ viewControllers: [UIViewController], animated: Bool) {
    if animated { record?.transitions += 1 }
    super.setViewControllers(viewControllers, animated: animated)
  }

  override func pushViewController(_ viewController: UIViewController, animated: Bool) {
    if animated { record?.transitions += 1 }
    super.pushViewController(viewController, animated: animated)
  }

  override func present(
    _ viewControllerToPresent: UIViewController, animated flag: Bool, completion: (() -> Void)?
  ) {
    if flag { record?.transitions += 1 }
    super.present(viewControllerToPresent, animated: flag, completion: completion)
  }

  override func dismiss(animated flag: Bool, completion: (() -> Void)?) {
    if flag { record?.transitions += 1 }
    super.dismiss(animated: flag, completion: completion)
  }
}

final class ShopCoordinator: Coordinator<Never>, RoutedCoordinator {
  let record: ShopRecord

  init(_ record: ShopRecord) {
    self.record = record
    let navigation = CountingNavigationController(record)
    super.init(navigationController: navigation)
    record.world.window.rootViewController = navigation
    record.world.window.makeKeyAndVisible()
  }

  override func start() { show(.home, animated: false) }

  func path(to route: ShopRoute) throws -> [ShopRoute] {
    switch route {
    case .home: [.home]
    case .shelf(let number) where number > 9: throw LinkError("There is no shelf \(number).")
    default: [.home, route]
    }
  }

  func destination(for route: ShopRoute) -> Destination {
    switch route {
    case .home, .shelf: .screen { Screen("\(route)") }
    case .note: .presented { Screen("\(route)") }
    case .help:
      .flow(
        Flow("help", navigationController: CountingNavigationController(record)) {
          $0.push(Screen("help"))
        }, in: .modal, completion: record.end(of: "help"))
    case .account(let route):
      .flow(AccountCoordinator(record), to: route, completion: record.end(of: "account"))
    case .buy(let route):
      .flow(BuyCoordinator(record), to: route, in: .modal, completion: record.end(of: "buy"))
    }
  }
}

final class AccountCoordinator: Coordinator<Void>, RoutedCoordinator {
  let record: ShopRecord

  init(_ record: ShopRecord) {
    self.record = record
    super.init()
  }

  func path(to route: AccountRoute) throws -> [AccountRoute] {
    switch route {
    case .profile: [.profile]
    case .orders, .buy: [.profile, route]
    case .order: [.profile, .orders, route]
    }
  }

  func destination(for route: AccountRoute) -> Destination {
    switch route {
    case .profile, .orders, .order: .screen { Screen("\(route)") }
    case .buy(let route):
      .flow(BuyCoordinator(record), to: route, in: .modal, completion: record.end(of: "buy"))
    }
  }
}

final class BuyCoordinator: Coordinator<Plan>, RoutedCoordinator {
  let record: ShopRecord

  init(_ record: ShopRecord) {
    self.record = record
    super.init(navigationController: CountingNavigationController(record))
  }

  func path(to route: BuyRoute) throws -> [BuyRoute] {
    switch route {
    case .plans: [.plans]
    case .plan: [.plans, route]
    case .pay: [.plans, .plan(.monthly), .pay]
    }
  }

  func destination(for route: BuyRoute) -> Destination {
    switch route {
    case .plans, .plan: .screen { Screen("\(route)") }
    case .pay: .flow(PayCoordinator(record), completion: record.end(of: "pay"))
    }
  }
}

final class PayCoordinator: Coordinator<Void> {
  let record: ShopRecord

  init(_ record: ShopRecord) {
    self.record = record
    super.init()
  }

  override func start() { push([Screen("card"), Screen("confirm")]) }

  override func shouldLeave() throws {
    if record.isPaying { throw LinkError("A payment is under way.") }
  }
}
