import Portico

enum Plan: String, LinkValue, Codable, CaseIterable { case monthly, yearly }

enum ShopRoute: LinkedRoute {
  case home
  case shelf(Int)
  /// A screen that is presented.
  case note
  /// A flow without routes, presented.
  case help
  case account(AccountRoute)
  case buy(BuyRoute)

  private enum Head: String, LinkValue, CaseIterable { case shelf, note, help, account, buy }

  init(from link: inout LinkReader) throws {
    guard let head: Head = try link.nextIfAny("place") else {
      self = .home
      return
    }
    self =
      switch head {
      case .shelf: .shelf(try link.next("number"))
      case .note: .note
      case .help: .help
      case .account: .account(try AccountRoute(from: &link))
      case .buy: .buy(try BuyRoute(from: &link))
      }
  }

  func write(to link: inout LinkWriter) {
    switch self {
    case .home: break
    case .shelf(let number):
      link.append(Head.shelf)
      link.append(number)
    case .note: link.append(Head.note)
    case .help: link.append(Head.help)
    case .account(let route):
      link.append(Head.account)
      route.write(to: &link)
    case .buy(let route):
      link.append(Head.buy)
      route.write(to: &link)
    }
  }

  static let all: [ShopRoute] =
    [.home, .shelf(1), .shelf(2), .note, .help] + AccountRoute.all.map(ShopRoute.account)
    + BuyRoute.all.map(ShopRoute.buy)
}

/// A flow in the stack of the main flow.
enum AccountRoute: LinkedRoute {
  case profile
  case orders
  case order(Int)
  /// The same flow as the main flow has, presented from here.
  case buy(BuyRoute)

  private enum Head: String, LinkValue, CaseIterable { case orders, buy }

  init(from link: inout LinkReader) throws {
    guard let head: Head = try link.nextIfAny("part of the account") else {
      self = .profile
      return
    }
    switch head {
    case .buy: self = .buy(try BuyRoute(from: &link))
    case .orders:
      self = if let number: Int = try link.nextIfAny("order") { .order(number) } else { .orders }
    }
  }

  func write(to link: inout LinkWriter) {
    switch self {
    case .profile: break
    case .orders: link.append(Head.orders)
    case .order(let number):
      link.append(Head.orders)
      link.append(number)
    case .buy(let route):
      link.append(Head.buy)
      route.write(to: &link)
    }
  }

  static let all: [AccountRoute] = [.profile, .orders, .order(1)] + BuyRoute.all.map(Self.buy)
}

/// A flow that is presented.
enum BuyRoute: LinkedRoute {
  case plans
  case plan(Plan)
  /// A flow in the stack of this one, without routes within.
  case pay

  private enum Head: String, LinkValue, CaseIterable { case plan, pay }

  init(from link: inout LinkReader) throws {
    switch try link.nextIfAny("step") as Head? {
    case nil: self = .plans
    case .plan: self = .plan(try link.next("plan"))
    case .pay: self = .pay
    }
  }

  func write(to link: inout LinkWriter) {
    switch self {
    case .plans: break
    case .plan(let plan):
      link.append(Head.plan)
      link.append(plan)
    case .pay: link.append(Head.pay)
    }
  }

  static let all: [BuyRoute] = [.plans, .plan(.monthly), .plan(.yearly), .pay]
}
