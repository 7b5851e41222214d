import Portico

/// The routes of the app, each with a link:
///
/// - `portico://subscriptions`
/// - `portico://subscriptions/buy/monthly`, `…/buy/monthly/pay`
/// - `portico://subscriptions/account`, `…/account/new`, `…/saved`
package enum SubscriptionsRoute: LinkedRoute {
  case home
  case buy(BuyRoute)
  case account
  case newAccount
  case saved

  private enum Head: String, LinkValue, CaseIterable { case buy, account, saved }
  private enum AccountPart: String, LinkValue, CaseIterable { case new }

  package init(from link: inout LinkReader) throws {
    switch try link.nextIfAny("place") as Head? {
    case nil: self = .home
    case .buy: self = .buy(try BuyRoute(from: &link))
    case .saved: self = .saved
    case .account:
      let part: AccountPart? = try link.nextIfAny("part of the account")
      self = part == .new ? .newAccount : .account
    }
  }

  package func write(to link: inout LinkWriter) {
    switch self {
    case .home: break
    case .buy(let route):
      link.append(Head.buy)
      route.write(to: &link)
    case .account: link.append(Head.account)
    case .newAccount:
      link.append(Head.account)
      link.append(AccountPart.new)
    case .saved: link.append(Head.saved)
    }
  }
}
