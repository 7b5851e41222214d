import Foundation
import PorticoTesting
import Testing
import UIKit

@testable import SubscriptionsExample

@MainActor @Suite("The subscriptions' application delegate")
struct AppDelegateTests {
  @Test("It starts the app, follows links, and keeps place and experiment for the next start")
  func starts() async throws {
    let settings = UserDefaults.standard
    let keys = ["place", "checkout"]
    for key in keys { settings.removeObject(forKey: key) }
    defer { for key in keys { settings.removeObject(forKey: key) } }

    let delegate = SubscriptionsAppDelegate()
    #expect(delegate.application(.shared, didFinishLaunchingWithOptions: nil))
    let window = try #require(delegate.window)
    let screen = Screen(window: window)
    #expect(screen.shows("Buy a subscription"))
    let link = try #require(URL(string: "portico://subscriptions/buy/student"))
    let wrong = try #require(URL(string: "portico://subscriptions/attic"))
    #expect(delegate.application(.shared, open: link, options: [:]))
    #expect(!delegate.application(.shared, open: wrong, options: [:]))
    try await screen.settle()
    #expect(screen.shows(containing: "Half the price"))
    delegate.applicationDidEnterBackground(.shared)
    let checkout = settings.string(forKey: "checkout")
    #expect(checkout.flatMap(Checkout.init) != nil)

    let next = SubscriptionsAppDelegate()
    _ = next.application(.shared, didFinishLaunchingWithOptions: nil)
    let again = Screen(window: try #require(next.window))
    try await again.settle()
    #expect(again.shows(containing: "Half the price"))
    #expect(settings.string(forKey: "checkout") == checkout)
  }
}
