import Foundation
import PorticoTesting
import RepositorySearchExample
import Testing
import UIKit

/// What a person gets from the search, however its screen is built: every version, against a server process.
@MainActor @Suite("Searching repositories on screen", .serialized, .timeLimit(.minutes(15)))
struct SearchAcceptanceTests {
  @Test("begins with what to do", arguments: SearchVersion.allCases)
  func beginning(version: SearchVersion) async throws {
    let app = try SearchApp(version, address: "http://127.0.0.1:1")
    #expect(app.screen.shows("Type a part of a name or a description."))
    app.screen.close()
  }

  @Test(
    "finds while typing, shows a repository's commits, and goes back to the results",
    arguments: SearchVersion.allCases)
  func searchAndOpen(version: SearchVersion) async throws {
    let server = try await GitHubServer()
    let app = try SearchApp(version, address: server.address)
    try await app.type("swift")
    try await app.wait(for: "octo-1/swift-1")
    #expect(!app.screen.shows(containing: "Type a part of a name"))
    #expect(app.screen.shows(containing: "Number 1 that matches “swift”"))
    #expect(app.screen.shows(containing: "★ 100k · Swift"))
    #expect(app.screen.shows(containing: "★ 50k · C"))
    try await app.screen.tap("octo-1/swift-1")
    try await app.wait(for: "Change 0 in swift-1")
    #expect(!app.screen.shows(containing: "Why it was made"))
    #expect(app.screen.shows(containing: " · Mona Lisa · "))
    #expect(app.screen.shows(containing: " ago"))
    try await app.scroll(toRow: 75)
    try await app.screen.back()
    #expect(app.screen.shows("octo-1/swift-1"))
    #expect(Set(try await server.queries).subtracting([""]) == ["swift"])
    app.screen.close()
  }

  @Test("searches once for what is typed without a pause", arguments: SearchVersion.allCases)
  func debounce(version: SearchVersion) async throws {
    // Only who has typed quickly enough can tell: on a slow machine the pause is made longer.
    for pause in [300, 1_000, 4_000, 16_000].map({ Duration.milliseconds($0) }) {
      let server = try await GitHubServer()
      let app = try SearchApp(version, address: server.address, pause: pause)
      let start = ContinuousClock.now
      for letter in "swift" {
        try await app.type(String(letter))
        // A request that was sent for this letter is there before this one.
        _ = try await server.requests
      }
      guard start.duration(to: .now) < pause else {
        app.screen.close()
        continue
      }
      try await app.wait(for: "octo-1/swift-1")
      #expect(try await server.queries == ["swift"])
      app.screen.close()
      return
    }
    Issue.record("Five letters took more than 16 seconds.")
  }

  @Test("takes no notice of spaces around the query", arguments: SearchVersion.allCases)
  func spaces(version: SearchVersion) async throws {
    let server = try await GitHubServer()
    let app = try SearchApp(version, address: server.address)
    try await app.type(" ")
    #expect(app.screen.shows(containing: "Type a part of a name"))
    try await app.type("swift")
    try await app.wait(for: "octo-1/swift-1")
    try await app.type(" ")
    #expect(app.screen.shows("octo-1/swift-1"))
    #expect(try await server.queries == ["swift"])
    app.screen.close()
  }

  @Test(
    "empties the results at once when the query is emptied", arguments: SearchVersion.allCases)
  func emptied(version: SearchVersion) async throws {
    let server = try await GitHubServer()
    let app = try SearchApp(version, address: server.address, pause: .milliseconds(500))
    try await app.type("c")
    try await app.wait(for: "octo-1/c-1")
    try await app.erase(1)
    #expect(!app.screen.shows("octo-1/c-1"))
    #expect(app.screen.shows(containing: "Type a part of a name"))
    app.screen.close()
  }

  @Test(
    "shows nothing of a search that was overtaken by an empty query",
    arguments: SearchVersion.allCases)
  func overtakenByNothing(version: SearchVersion) async throws {
    let server = try await GitHubServer()
    let app = try SearchApp(version, address: server.address)
    try await app.type("hold.a")
    try await server.isAsked(for: "hold.a")
    try await app.erase(6)
    try await server.isLeft(by: "hold.a")
    try await server.release("a")
    #expect(app.screen.shows(containing: "Type a part of a name"))
    #expect(app.rows == 0)
    app.screen.close()
  }

  @Test(
    "never lets an answer to an older query replace a newer one",
    arguments: SearchVersion.allCases)
  func overtaken(version: SearchVersion) async throws {
    let server = try await GitHubServer()
    let app = try SearchApp(version, address: server.address)
    try await app.type("hold.a")
    try await server.isAsked(for: "hold.a")
    try await app.type("b swift")
    try await server.isAsked(for: "hold.ab")
    // Nothing is left to come of the older one.
    try await server.isLeft(by: "hold.a")
    try await server.release("ab")
    try await app.wait(for: "octo-1/swift-1")
    try await server.release("a")
    #expect(app.screen.shows("octo-1/swift-1"))
    #expect(!app.screen.shows(containing: "hold.a-"))
    #expect(app.rows == 30)
    app.screen.close()
  }

  @Test("says that nothing was found", arguments: SearchVersion.allCases)
  func nothingFound(version: SearchVersion) async throws {
    let server = try await GitHubServer()
    let app = try SearchApp(version, address: server.address)
    try await app.type("count.0 swift")
    try await app.wait(for: "Nothing matches “count.0 swift”.")
    #expect(!app.screen.shows("Try again"))
    app.screen.close()
  }
}
