import Foundation
import Portico
import SeededRandom
import Testing

@Suite("Links")
struct LinkTests {
  enum Plan: String, LinkValue, Codable, CaseIterable { case monthly, yearly }

  enum ShopRoute: LinkedRoute {
    case home
    case buy(Plan?)
    case item(Int, note: String?, isGift: Bool)
    case account(AccountRoute)

    private enum Head: String, LinkValue, CaseIterable { case buy, item, account }

    init(from link: inout LinkReader) throws {
      guard let head: Head = try link.nextIfAny("place") else {
        self = .home
        return
      }
      switch head {
      case .buy: self = .buy(try link.nextIfAny("plan"))
      case .item:
        self = .item(
          try link.next("number"), note: try link.parameterIfAny("note"),
          isGift: try link.parameter("gift"))
      case .account: self = .account(try AccountRoute(from: &link))
      }
    }

    func write(to link: inout LinkWriter) {
      switch self {
      case .home: break
      case .buy(let plan):
        link.append(Head.buy)
        if let plan { link.append(plan) }
      case .item(let number, let note, let isGift):
        link.append(Head.item)
        link.append(number)
        link.set("note", to: note)
        link.set("gift", to: isGift)
      case .account(let route):
        link.append(Head.account)
        route.write(to: &link)
      }
    }
  }

  enum AccountRoute: LinkedRoute {
    case named(String)

    init(from link: inout LinkReader) throws { self = .named(try link.next("name")) }

    func write(to link: inout LinkWriter) {
      if case .named(let name) = self { link.append(name) }
    }
  }

  private let base = URL(string: "portico://shop")!

  private func read(_ text: String, under base: String = "portico://shop") throws -> ShopRoute {
    try ShopRoute(#require(URL(string: text)), under: #require(URL(string: base)))
  }

  private func mistake(in text: String, under base: String = "portico://shop") -> String? {
    do {
      _ = try read(text, under: base)
      return nil
    } catch { return "\(error)" }
  }

  @Test("A link is a route with its parameters, also of the flows within")
  func reads() throws {
    #expect(try read("portico://shop") == .home)
    #expect(try read("portico://shop/") == .home)
    #expect(try read("PORTICO://Shop/buy") == .buy(nil))
    #expect(try read("portico://shop/buy/monthly/") == .buy(.monthly))
    #expect(
      try read("portico://shop/item/-7?gift=true&note=a%26b%3D%2B&utm_source=mail#top")
        == .item(-7, note: "a&b=+", isGift: true))
    #expect(try read("portico://shop/account/J%C3%BCrgen%2FA") == .account(.named("Jürgen/A")))
  }

  @Test("Links can begin with a scheme alone, a port and a path")
  func bases() throws {
    #expect(try read("portico:buy/yearly", under: "portico:") == .buy(.yearly))
    #expect(
      try read("https://example.com:8080/app/shop/buy", under: "https://example.com:8080/app/shop/")
        == .buy(nil))
    #expect(
      mistake(in: "https://example.com/application", under: "https://example.com/app")
        == "https://example.com/application: does not begin with https://example.com/app")
    #expect(mistake(in: "https://example.com:1/", under: "https://example.com") != nil)
    #expect(
      mistake(in: "other://shop/buy") == "other://shop/buy: does not begin with portico://shop")
  }

  @Test("Behind a scheme alone, the host is the first component", arguments: ["app://", "app:"])
  func hosts(base: String) throws {
    #expect(try read("app://buy/yearly", under: base) == .buy(.yearly))
    #expect(try read("app:///buy/yearly", under: base) == .buy(.yearly))
    #expect(try read("app://", under: base) == .home)
    #expect(
      mistake(in: "app://shop/item/42", under: base)
        == "app://shop/item/42: path component 1, “shop”: "
        + "is no place: “buy”, “item” or “account” is expected")
    #expect(mistake(in: "other://buy", under: base) == "other://buy: does not begin with \(base)")
    if base == "app://" {
      let url = ShopRoute.buy(.yearly).url(under: try #require(URL(string: base)))
      #expect(url.absoluteString == "app://buy/yearly")
    }
  }

  @Test("What is wrong with a link is said with the part of it")
  func mistakes() throws {
    #expect(
      mistake(in: "portico://shop/buy/weekly")
        == "portico://shop/buy/weekly: path component 2, “weekly”: "
        + "is no plan: “monthly” or “yearly” is expected")
    #expect(
      mistake(in: "portico://shop/Buy")
        == "portico://shop/Buy: path component 1, “Buy”: "
        + "is no place: “buy”, “item” or “account” is expected")
    #expect(
      mistake(in: "portico://shop/buy/monthly/now")
        == "portico://shop/buy/monthly/now: path component 3, “now”: "
        + "leads nowhere: nothing was expected here")
    #expect(
      mistake(in: "portico://shop/item?gift=true")
        == "portico://shop/item?gift=true: path component 2: is missing: number, a whole number")
    #expect(
      mistake(in: "portico://shop/item/1")
        == "portico://shop/item/1: parameter “gift”: is missing: “true” or “false”")
    #expect(
      mistake(in: "portico://shop/item/1?gift=yes")
        == "portico://shop/item/1?gift=yes: parameter “gift”, “yes”: is not “true” or “false”")
    #expect(
      mistake(in: "portico://shop/item/1?gift=true&gift=false")
        == "portico://shop/item/1?gift=true&gift=false: parameter “gift”: is there twice")
    #expect(
      mistake(in: "portico://shop//buy")
        == "portico://shop//buy: path component 1, “”: is empty")
  }

  @Test("What is written is read again")
  func roundTrips() throws {
    let texts = ["a", "a/b", "a b", "ü?#&=+%", "..", ".", "%2F", "日本", "/", "👩‍👩‍👧"]
    var routes: [ShopRoute] = [.home, .buy(nil), .buy(.monthly), .buy(.yearly)]
    routes += texts.map { .account(.named($0)) }
    routes += (texts + [""]).map { .item(.max, note: $0, isGift: false) }
    routes.append(.item(.min, note: nil, isGift: true))
    for start in ["portico://shop", "https://example.com:80/a%20b/", "portico:", "portico://"] {
      let base = try #require(URL(string: start))
      for route in routes {
        let url = route.url(under: base)
        #expect(try ShopRoute(url, under: base) == route, "\(url)")
      }
      for text in texts {
        let url = AccountRoute.named(text).url(under: base)
        #expect(try AccountRoute(url, under: base) == .named(text), "\(url)")
      }
    }
    #expect(ShopRoute.buy(.monthly).url(under: base).absoluteString == "portico://shop/buy/monthly")
    #expect(
      ShopRoute.item(1, note: "a b", isGift: true).url(under: base).absoluteString
        == "portico://shop/item/1?note=a%20b&gift=true")
  }

  @Test("No text, however strange, is more than an error")
  func rubbish() {
    var random = SeededGenerator()
    let letters = Array("portico://shop/buy/item?gift=true&%2Fé#. \u{0}[]@:+;,")
    for _ in 0..<2_000 {
      let length = Int.random(in: 0..<40, using: &random)
      let tail = String((0..<length).map { _ in letters.randomElement(using: &random)! })
      for text in [tail, "portico://shop/" + tail] {
        guard let url = URL(string: text) else { continue }
        if let route = try? ShopRoute(url, under: base) {
          #expect((try? ShopRoute(route.url(under: base), under: base)) == route, "\(text)")
        }
      }
    }
  }
}
