import Foundation
import Portico
import PorticoTesting
import Testing
import UIKit

@testable import SubscriptionsExample

@MainActor @Suite("Finding the subscriptions as they were")
struct RestorationTests {
  private func app(
    _ isWide: Bool, at place: Place? = nil, loggedIn: Bool = true, saved: Data? = nil
  ) async throws -> App {
    let app = App(size: isWide ? App.wide : App.narrow, loggedIn: loggedIn, saved: saved)
    if let place { try app.open(place.rawValue) }
    try await app.screen.settle()
    return app
  }

  @Test("Every place is found again, wide or narrow", arguments: [false, true])
  func everyPlace(isWide: Bool) async throws {
    for place in Place.allCases where place != .newAccount {
      let before = try await app(isWide, at: place)
      let after = try await app(isWide, saved: before.coordinator.savedState)
      #expect(after.picture == before.picture, "\(place)")
    }
  }

  @Test("What was saved on a narrow screen is found on a wide one, and the other way round")
  func otherWidth() async throws {
    for place in Place.allCases where place != .newAccount && place != .home {
      for isWide in [false, true] {
        let saved = try await app(!isWide, at: place).coordinator.savedState
        let expected = try await app(isWide, at: place).picture
        #expect(try await app(isWide, saved: saved).picture == expected, "\(place), \(isWide)")
      }
    }
  }

  @Test("Who is not logged in any more begins anew")
  func loggedOut() async throws {
    let saved = try await app(false, at: .pay).coordinator.savedState
    #expect(try await app(false, loggedIn: false, saved: saved).picture == "Harbour Review")
    let rubbish = try await app(true, saved: Data("rubbish".utf8))
    #expect(rubbish.picture == "Harbour Review\nPlans")
  }

  @Test("A window that becomes wide fills its second column, which it forgets when narrow again")
  func fillsSecondColumn() async throws {
    let app = try await app(false, at: .home)
    app.screen.resize(to: App.wide)
    try await app.screen.settle()
    #expect(app.picture == "Harbour Review\nNothing chosen")
    #expect(app.screen.shows("Choose an action beside this column."))
    app.screen.resize(to: App.narrow)
    try await app.screen.settle()
    #expect(app.picture == "Harbour Review")
    app.screen.resize(to: App.wide)
    try await app.screen.tap("Buy a subscription")
    #expect(app.picture == "Harbour Review\nPlans")
  }

  @Test(
    "A window that changes its width keeps the person where they are", arguments: [false, true])
  func resizes(isWide: Bool) async throws {
    for place in Place.allCases where place != .home {
      let app = try await app(isWide, at: place)
      app.screen.resize(to: isWide ? App.narrow : App.wide)
      try await app.screen.settle()
      let expected = try await self.app(!isWide, at: place).picture
      let isCovered = place == .newAccount
      // What stood beside the form stays beside it, or goes with the columns.
      #expect(
        isCovered ? app.picture.hasSuffix("New account") : app.picture == expected, "\(place)")
      app.screen.resize(to: isWide ? App.wide : App.narrow)
      try await app.screen.settle()
      let again = try await self.app(isWide, at: place).picture
      if !isCovered { #expect(app.picture == again, "\(place)") }
    }
  }
}
