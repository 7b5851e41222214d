import Foundation
import Portico
import PorticoTesting
import SeededRandom
import Testing
import UIKit

@testable import SubscriptionsExample

@MainActor @Suite("Links into the subscriptions")
struct LinkTests {
  private func app(_ isWide: Bool, _ checkout: Checkout, loggedIn: Bool) async throws -> App {
    let app = App(size: isWide ? App.wide : App.narrow, loggedIn: loggedIn, checkout: checkout)
    try await app.screen.settle()
    return app
  }

  /// What shows where a link was opened first thing.
  private func pictures(_ isWide: Bool, _ checkout: Checkout) async throws -> [Place: String] {
    var pictures: [Place: String] = [:]
    for place in Place.allCases {
      let app = try await app(isWide, checkout, loggedIn: true)
      try app.open(place.rawValue)
      try await app.screen.settle()
      pictures[place] = app.picture
    }
    return pictures
  }

  /// The first screen alone is left by nothing but what covers it, where there is room beside it.
  private func expected(
    _ target: Place, from before: String, _ isWide: Bool, _ pictures: [Place: String]
  ) -> String? {
    guard isWide, target == .home || target == .newAccount else { return pictures[target] }
    let columns = before.split(separator: "\n").prefix(2).map(String.init)
    let modal = target == .newAccount ? ["New account"] : []
    return (columns + modal).joined(separator: "\n")
  }

  /// Narrow on one side and wide on the other; all four with `PORTICO_EXHAUSTIVE` set.
  @Test(
    "From every place to every place, wide and narrow, on both sides of the experiment",
    arguments: Checkout.allCases.flatMap { side in
      !isExhaustive
        ? [(side == .atOnce, side)] : [(false, side), (true, side)]
    })
  func everywhere(isWide: Bool, checkout: Checkout) async throws {
    let pictures = try await pictures(isWide, checkout)
    for start in Place.allCases {
      for target in Place.allCases {
        let app = try await app(isWide, checkout, loggedIn: true)
        try app.open(start.rawValue)
        try await app.screen.settle()
        let before = app.picture
        try app.open(target.rawValue)
        try await app.screen.settle()
        #expect(
          app.picture == expected(target, from: before, isWide, pictures), "\(start), \(target)")
      }
    }
  }

  @Test(
    "Where no link leads, links lead away from, and the log-in that waited is over",
    arguments: [false, true], Place.Beyond.allCases)
  func fromBeyond(isWide: Bool, start: Place.Beyond) async throws {
    let pictures = try await pictures(isWide, .stepByStep)
    for target in Place.open {
      let app = try await app(isWide, .stepByStep, loggedIn: false)
      try await start.reach(in: app)
      let before = app.picture
      try app.open(target.rawValue)
      try await app.screen.settle()
      // The form that is on the way stays as it is.
      if start == .terms, target == .newAccount { continue }
      #expect(
        app.picture == expected(target, from: before, isWide, pictures), "\(start), \(target)")
    }
  }

  @Test(
    "A link that can't be followed changes nothing and says why, from every place",
    arguments: [false, true])
  func refuses(isWide: Bool) async throws {
    let refusals = [
      "/account": "Log in first.", "/saved": "Log in first.",
      "/buy/yearly/pay": "BuyCoordinator: Log in first.",
      "/buy/weekly":
        "path component 2, “weekly”: is no plan: “monthly”, “yearly” or “student” is expected",
      "/buy/monthly/now": "path component 3, “now”: is no step: “pay” is expected",
      "/saved/1": "path component 2, “1”: leads nowhere: nothing was expected here",
      "/attic": "path component 1, “attic”: is no place: “buy”, “account” or “saved” is expected",
    ]
    for start in Place.open {
      let app = try await app(isWide, .stepByStep, loggedIn: false)
      try app.open(start.rawValue)
      try await app.screen.settle()
      let before = (app.picture, app.graph, app.screen.text)
      for (link, reason) in refusals {
        do {
          try app.open(link)
          Issue.record("\(link) was followed from \(start)")
        } catch {
          #expect("\(error)".hasSuffix(": \(reason)"), "\(error)")
          #expect("\(error)".hasPrefix("portico://subscriptions\(link): "), "\(error)")
        }
        try await app.screen.settle()
        #expect((app.picture, app.graph, app.screen.text) == before, "\(start), \(link)")
      }
    }
  }

  @Test("A payment under way is not left by a link, and goes on", arguments: [false, true])
  func paying(isWide: Bool) async throws {
    var answer: CheckedContinuation<Bool, Never>?
    let app = App(
      size: isWide ? App.wide : App.narrow, loggedIn: true,
      session: Session { _ in await withCheckedContinuation { answer = $0 } })
    try app.open(Place.pay.rawValue)
    try await app.screen.tap("Pay now")
    try await waitUntil { answer != nil }
    let before = app.picture
    // Wide screens have room for what stands beside.
    let within: [Place] = isWide ? [.home, .newAccount] : []
    for target in Place.allCases where !within.contains(target) {
      #expect(throws: LinkError.self, "\(target)") { try app.open(target.rawValue) }
    }
    try await app.screen.settle()
    #expect(app.picture == before)
    answer?.resume(returning: true)
    try await waitUntil { app.session.plan == .monthly }
  }

  @Test("Every route is its link")
  func links() throws {
    for place in Place.allCases {
      let url = try #require(URL(string: "portico://subscriptions\(place.rawValue)"))
      let route = try SubscriptionsRoute(url, under: SubscriptionsCoordinator.base)
      #expect(route.url(under: SubscriptionsCoordinator.base) == url)
    }
  }
}
