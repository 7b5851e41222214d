import Portico
import PorticoTesting
import Testing
import UIKit

@testable import SubscriptionsExample

@MainActor @Suite("The flows of the subscriptions")
struct FlowTests {
  private let app = App()
  private var screen: Screen { app.screen }

  private func createAccount() async throws {
    try await screen.type("Grace Hopper", into: "Name")
    try await screen.type("grace@example.com", into: "E-mail address")
    try await screen.type("cobol59", into: "Password, six characters or more")
    try await screen.tap("Continue")
    try await screen.wait(for: "One last thing, Grace Hopper.")
    try await screen.tap("Agree")
  }

  @Test("Buying asks for the log-in, takes the payment and tells on the first screen")
  func buys() async throws {
    try await screen.tap("Buy a subscription")
    try await screen.tap("Monthly")
    try await screen.tap("Choose this plan")
    try await screen.wait(for: "E-mail address")
    try await app.logIn()
    try await screen.wait(for: "Pay now")
    #expect(screen.shows("Ada Lovelace, ada@example.com"))
    try await screen.tap("Pay now")
    try await screen.wait(containing: "Your subscription: monthly.")
    #expect(app.picture == "Harbour Review")
    #expect(app.session.plan == .monthly)
  }

  @Test("Whoever would rather not log in is where they were")
  func declines() async throws {
    for (name, title) in [
      ("My account", "Harbour Review"), ("Saved issues", "Harbour Review"),
      ("Buy a subscription", "Harbour Review > Plans > Monthly"),
    ] {
      try await screen.tap(name)
      if name.hasPrefix("Buy") {
        try await screen.tap("Monthly")
        try await screen.tap("Choose this plan")
      }
      try await screen.wait(for: "E-mail address")
      try await screen.tap("Cancel")
      try await screen.settle()
      #expect(app.picture == title)
    }
    #expect(app.session.account == nil)
  }

  @Test("Three screens share the log-in, which is asked for once")
  func sharesLogIn() async throws {
    try await screen.tap("Saved issues")
    try await screen.wait(for: "E-mail address")
    try await app.logIn()
    try await screen.wait(for: "Lighthouses")
    try await screen.back()
    try await screen.tap("My account")
    try await screen.wait(for: "No subscription yet")
    try await screen.back()
    try app.open("/buy/yearly")
    try await screen.tap("Choose this plan")
    try await screen.wait(for: "Pay now")
  }

  @Test("A wrong password is told, and can be corrected")
  func wrongPassword() async throws {
    try await screen.tap("My account")
    try await screen.wait(for: "E-mail address")
    try await screen.type("ada@example.com", into: "E-mail address")
    try await screen.type("difference", into: "Password")
    try await screen.tap("Log in")
    #expect(screen.shows("No account has this address and password."))
    #expect(app.session.account == nil)
  }

  @Test("An account is made from the first screen, with what is wrong told")
  func createsAccount() async throws {
    try await screen.tap("Create account")
    try await screen.tap("Continue")
    #expect(screen.shows("Tell us your name."))
    try await createAccount()
    try await screen.wait(containing: "Hello Grace Hopper.")
    #expect(app.picture == "Harbour Review")
  }

  @Test("An account that is made in place of a log-in leads on to where the person wanted to be")
  func createsAccountInLogIn() async throws {
    try await screen.tap("My account")
    try await screen.wait(for: "I am new here")
    try await screen.tap("I am new here")
    try await createAccount()
    try await screen.wait(for: "grace@example.com")
    #expect(app.picture == "Harbour Review > My account")
  }

  @Test("Leaving while an account is made changes nothing")
  func leavesNewAccount() async throws {
    try await screen.tap("Create account")
    try await screen.type("Grace", into: "Name")
    try await screen.tap("Cancel")
    try await screen.settle()
    #expect(app.picture == "Harbour Review")
    #expect(app.session.account == nil)
  }

  @Test("A payment that is refused is told, and can be tried again")
  func refusedPayment() async throws {
    var answers = [false, true]
    let app = App(loggedIn: true, session: Session { _ in answers.removeFirst() })
    try app.open("/buy/student/pay")
    try await app.screen.tap("Pay now")
    try await app.screen.wait(for: "Your bank said no. Nothing was paid.")
    #expect(app.session.plan == nil)
    try await app.screen.tap("Pay now")
    try await app.screen.wait(containing: "Your subscription: student.")
  }

  @Test("Logging out goes back to the first screen")
  func logsOut() async throws {
    let app = App(loggedIn: true)
    try await app.screen.tap("My account")
    try await app.screen.tap("Log out")
    try await app.screen.wait(for: "You are not logged in.")
    #expect(app.picture == "Harbour Review")
  }

  @Test("On the other side of the experiment, a plan is paid for at once")
  func shortCheckout() async throws {
    let app = App(loggedIn: true, checkout: .atOnce)
    try await app.screen.tap("Buy a subscription")
    try await app.screen.tap("Yearly")
    try await app.screen.wait(for: "Pay now")
    #expect(app.picture == "Harbour Review > Plans > Payment")
    #expect(Checkout(person: 4) == .stepByStep)
    #expect(Checkout(person: 7) == .atOnce)
  }

  @Test("On a wide screen everything is beside the first screen")
  func wide() async throws {
    let app = App(size: App.wide, loggedIn: true)
    #expect(app.picture == "Harbour Review\nPlans")
    try await app.screen.tap("Student")
    try await app.screen.tap("Choose this plan")
    try await app.screen.tap("Pay now")
    try await app.screen.wait(containing: "Your subscription: student.")
    try await app.screen.settle()
    #expect(app.picture == "Harbour Review\nMy account")
    try await app.screen.tap("Log out")
    try await app.screen.settle()
    #expect(app.picture == "Harbour Review\nPlans")
  }

  @Test("As a part of another app, it is left with the button of its first screen")
  func partOfAnother() async throws {
    final class Host: Coordinator<Never> {
      override func start() {
        let screen = UIViewController()
        screen.title = "Host"
        push(screen)
        startChild(SubscriptionsCoordinator())
      }
    }
    for (size, name) in [(App.narrow, nil), (App.wide, "Close")] {
      let window = UIWindow(frame: CGRect(origin: .zero, size: size))
      let host = Host(window: window)
      host.start()
      let screen = Screen(window: window)
      try await screen.wait(for: "Buy a subscription")
      if let name { try await screen.tap(name) } else { try await screen.back() }
      try await waitUntil { host.childCoordinators.isEmpty }
      #expect(!screen.shows("Buy a subscription"))
    }
  }
}
