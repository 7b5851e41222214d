import Foundation
import PorticoTesting
import RepositorySearchExample
import Testing
import UIKit

/// What can go wrong on the way to GitHub, in every version.
@MainActor @Suite("A search that fails", .serialized, .timeLimit(.minutes(15)))
struct FailureAcceptanceTests {
  enum Failure: String, CaseIterable {
    case flaky = "flaky.1 swift"
    case closed = "closed swift"
    case truncated = "truncated swift"
    case malformed = "malformed swift"
    case wrongType = "wrong-type swift"
    case endless = "endless swift"

    var title: String {
      switch self {
      case .flaky: "Server error"
      case .closed: "Connection lost"
      case .truncated: "Answer incomplete"
      case .malformed, .wrongType: "Answer not understood"
      case .endless: "The answer is too large"
      }
    }
  }

  @Test(
    "says what failed and tries again on demand", arguments: SearchVersion.allCases,
    Failure.allCases)
  func retry(version: SearchVersion, failure: Failure) async throws {
    let server = try await GitHubServer()
    let app = try SearchApp(version, address: server.address)
    try await app.type(failure.rawValue)
    try await app.wait(for: failure.title)
    #expect(app.screen.shows("Try again"))
    #expect(app.rows == 0)
    try await app.screen.tap("Try again")
    try await server.isAsked(for: "/search/", times: 2)
    if failure == .flaky {
      try await app.wait(for: "octo-1/swift-1")
      #expect(!app.screen.shows(failure.title))
      #expect(!app.screen.shows("Try again"))
    } else {
      try await app.wait(for: failure.title)
    }
    #expect(try await server.requests.count == 2)
    app.screen.close()
  }

  @Test("forgets the failure when something else is typed", arguments: SearchVersion.allCases)
  func failureIsForgotten(version: SearchVersion) async throws {
    let server = try await GitHubServer()
    let app = try SearchApp(version, address: server.address)
    try await app.type("flaky.9")
    try await app.wait(for: "Server error")
    try await app.type("x swift")
    try await app.wait(for: "octo-1/swift-1")
    #expect(!app.screen.shows("Server error"))
    app.screen.close()
  }

  @Test(
    "offers this machine when the host can't be reached", arguments: SearchVersion.allCases)
  func offline(version: SearchVersion) async throws {
    let app = try SearchApp(version, address: "http://127.0.0.1:1", local: FixedService())
    #expect(!app.screen.shows("Search this machine"))
    try await app.type("swift")
    try await app.wait(for: "Host not reachable")
    #expect(app.screen.shows("Try again"))
    try await app.screen.tap("Search this machine")
    #expect(app.screen.shows("This machine"))
    try await app.type("a")
    try await app.wait(for: "portico/alpha")
    try await app.screen.tap("portico/beta")
    try await app.wait(for: "Begin beta")
    try await app.screen.back()
    try await app.screen.back()
    #expect(app.screen.shows("Host not reachable"))
    app.screen.close()
  }

  @Test(
    "sends nothing while the rate limit holds, and does not offer to",
    arguments: SearchVersion.allCases)
  func rateLimit(version: SearchVersion) async throws {
    let server = try await GitHubServer()
    let app = try SearchApp(version, address: server.address)
    try await app.type("primary.600 swift")
    try await app.wait(for: "Too many requests")
    #expect(app.screen.shows(containing: "It goes on by itself at"))
    #expect(!app.screen.shows("Try again"))
    try await app.type("x")
    try await app.wait(for: "Too many requests")
    #expect(!app.screen.shows("Try again"))
    try await app.erase(17 + 1)
    #expect(!app.screen.shows("Too many requests"))
    #expect(try await server.queries == ["primary.600 swift"])
    app.screen.close()
  }

  @Test("goes on by itself when the rate limit is lifted", arguments: SearchVersion.allCases)
  func limitIsLifted(version: SearchVersion) async throws {
    let server = try await GitHubServer()
    let app = try SearchApp(version, address: server.address)
    try await app.type("secondary.1 swift")
    try await app.wait(for: "Too many requests")
    try await app.wait(for: "octo-1/swift-1")
    #expect(!app.screen.shows("Too many requests"))
    app.screen.close()
  }
}
