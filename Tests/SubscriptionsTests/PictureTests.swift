import Foundation
import PorticoTesting
import Testing
import UIKit

@testable import SubscriptionsExample

@MainActor @Suite("How the subscriptions look")
struct PictureTests {
  /// Without the spaces at the ends of lines.
  private func picture(_ app: App) async throws -> String {
    try await app.screen.settle()
    return app.screen.text.split(separator: "\n", omittingEmptySubsequences: false).map { line in
      String(line.reversed().drop { $0 == " " }.reversed())
    }.joined(separator: "\n").trimmingCharacters(in: .newlines)
  }

  @Test("The first screen")
  func home() async throws {
    #expect(
      try await picture(App()) == """
                          Harbour Review
        ──────────────────────────────────────────────────

           Twelve issues a year about the places
           where land ends.


           You are not logged in.


                        Buy a subscription


                            My account


                           Saved issues


                          Create account
        """)
  }

  @Test("The plans")
  func plans() async throws {
    let app = App()
    try app.open("/buy")
    #expect(
      try await picture(app) == """
         ‹  Harbour Review    Plans
        ──────────────────────────────────────────────────

          Monthly                                     ›
          € 4.90 a month
          ────────────────────────────────────────────────

          Yearly                                      ›
          € 49.00 a year
          ────────────────────────────────────────────────

          Student                                     ›
          € 2.50 a month
          ────────────────────────────────────────────────
        """)
  }

  @Test("A wide screen")
  func wide() async throws {
    let app = App(size: CGSize(width: 712, height: 400), loggedIn: true)
    try app.open("/buy/yearly/pay")
    #expect(
      try await picture(app) == """
           ◧       Harbour Review            ‹ Yearly             Payment
        ─────────────────────────────────────────────────────────────────────────────────────────

           Twelve issues a year about         Yearly, € 49.00 a year
           the places where land ends.

                                              Ada Lovelace, ada@example.com
           Hello Ada Lovelace. You have
           no subscription yet.
                                                                  Pay now

                 Buy a subscription


                    My account


                   Saved issues


                   Create account
        """)
  }

  @Test("On a phone, in the light and in the dark")
  func phone() async throws {
    let app = App(size: CGSize(width: 390, height: 844), loggedIn: true)
    try await expectPicture(of: app.screen, named: "subscriptions", in: "../../docs/pictures")
    try app.open("/buy/yearly")
    app.screen.window.overrideUserInterfaceStyle = .dark
    try await expectPicture(of: app.screen, named: "plan-dark", in: "../../docs/pictures")
  }
}
