import Observation

/// The current user and the user's purchases.
@MainActor @Observable package final class Session {
  package private(set) var account: Account?
  package private(set) var plan: Plan?
  /// Whether a payment is in progress.
  private(set) var isPaying = false
  var canPay: Bool { !isPaying }
  /// The reason why the last payment failed; empty if it succeeded.
  private(set) var paymentProblem = ""

  private let takePayment: @MainActor (Plan) async -> Bool

  /// The accounts by e-mail address.
  private var accounts: [String: (account: Account, password: String)] = [
    "ada@example.com": (Account(name: "Ada Lovelace", email: "ada@example.com"), "engine")
  ]

  /// - Parameter takePayment: Takes the payment for a plan, and returns whether it succeeded.
  package init(takePayment: @escaping @MainActor (Plan) async -> Bool = { _ in true }) {
    self.takePayment = takePayment
  }

  /// A status line for the first screen.
  var status: String {
    guard let account else { return "You are not logged in." }
    guard let plan else { return "Hello \(account.name). You have no subscription yet." }
    return "Hello \(account.name). Your subscription: \(plan.title.lowercased())."
  }

  var planText: String { plan.map { "\($0.title), \($0.price)" } ?? "No subscription yet" }

  /// - Returns: `nil` if there is no such account or the password is wrong.
  func logIn(email: String, password: String) -> Account? {
    guard let known = accounts[email.lowercased()], known.password == password else { return nil }
    account = known.account
    return known.account
  }

  func logOut() {
    account = nil
    plan = nil
  }

  /// Returns the problem with the details of a new account, if there is one.
  func problem(name: String, email: String, password: String) -> String? {
    if name.isEmpty { return "Tell us your name." }
    if !email.contains("@") { return "“\(email)” is no e-mail address." }
    if accounts[email.lowercased()] != nil { return "There is an account with this address." }
    if password.count < 6 { return "A password has at least six characters." }
    return nil
  }

  /// Creates an account and logs it in.
  func add(_ new: Account, password: String) {
    accounts[new.email.lowercased()] = (new, password)
    account = new
  }

  /// - Returns: `true` if the payment succeeded.
  func buy(_ plan: Plan) async -> Bool {
    isPaying = true
    paymentProblem = ""
    defer { isPaying = false }
    guard await takePayment(plan) else {
      paymentProblem = "Your bank said no. Nothing was paid."
      return false
    }
    self.plan = plan
    return true
  }
}
