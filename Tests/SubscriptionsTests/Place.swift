import PorticoTesting

/// Where a person can be.
enum Place: String, CaseIterable {
  case home = ""
  case plans = "/buy"
  case monthly = "/buy/monthly"
  case yearly = "/buy/yearly"
  case pay = "/buy/monthly/pay"
  case account = "/account"
  case newAccount = "/account/new"
  case saved = "/saved"

  /// Places that no link leads to.
  enum Beyond: CaseIterable { case logIn, newAccountInLogIn, terms }

  var needsAccount: Bool { self == .pay || self == .account || self == .saved }
  static var open: [Place] { allCases.filter { !$0.needsAccount } }
}

extension Place.Beyond {
  /// Goes there, from the first screen of someone who is not logged in.
  @MainActor func reach(in app: App) async throws {
    switch self {
    case .logIn, .newAccountInLogIn:
      try await app.screen.tap("My account")
      try await app.screen.wait(for: "E-mail address")
      if self == .logIn { return }
      try await app.screen.tap("I am new here")
    case .terms:
      try app.open("/account/new")
      try await app.screen.type("Grace", into: "Name")
      try await app.screen.type("grace@example.com", into: "E-mail address")
      try await app.screen.type("cobol59", into: "Password, six characters or more")
      try await app.screen.tap("Continue")
    }
    try await app.screen.settle()
  }
}
