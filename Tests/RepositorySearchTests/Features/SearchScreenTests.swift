import Foundation
import Portico
import PorticoTesting
import RepositorySearch
import RepositorySearchDomain
import RepositorySearchServices
import Testing
import UIKit

/// The whole example against a server process, as a person uses it.
@MainActor @Suite("Searching repositories on screen", .timeLimit(.minutes(1)))
struct SearchScreenTests {
  private func start(
    _ service: any RepositoryService, local: (any RepositoryService)? = nil
  ) -> Screen {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 640, height: 384))
    let navigation = UINavigationController()
    window.rootViewController = navigation
    window.makeKeyAndVisible()
    RepositorySearchCoordinator(
      service: service, local: local, navigationController: navigation
    ).start()
    return Screen(window: window)
  }

  @Test("finds while typing, shows a repository's commits, and goes back to the results")
  func searchAndOpen() async throws {
    let server = try await GitHubServer()
    let screen = start(try GitHubService(address: server.address))
    #expect(screen.shows("Type a part of a name or a description."))
    try await screen.type("swift", into: "Search repositories")
    try await screen.wait(for: "swift-")
    let first = try #require(screen.window.firstResult)
    #expect(screen.shows(first))
    #expect(screen.shows("★"))
    try await screen.tap(first)
    try await screen.wait(for: "ago")
    #expect(screen.shows(" · "))
    try await screen.back()
    #expect(screen.shows(first))
    #expect(Set(try await server.queries).subtracting([""]) == ["swift"])
    screen.close()
  }

  @Test("pages on while the list is scrolled, each result once")
  func paging() async throws {
    let server = try await GitHubServer()
    let screen = start(try GitHubService(address: server.address))
    try await screen.type("count.200 swift", into: "Search repositories")
    try await screen.wait(for: "swift-")
    let table = try #require(screen.window.resultsTable)
    try await waitUntil("all pages", timeout: .seconds(20)) {
      let last = table.numberOfRows(inSection: 0)
      if last > 0, last < 200 {
        table.scrollToRow(at: IndexPath(row: last - 1, section: 0), at: .bottom, animated: false)
      }
      return last == 200
    }
    let pages = try await server.requests.filter { $0.target.contains("/search/") }
    #expect(Set(pages.map(\.target)).count == pages.count)
    screen.close()
  }

  @Test(
    "says what failed and tries again on demand",
    arguments: [
      ("flaky.1 swift", "Server error"), ("closed swift", "Connection lost"),
      ("truncated swift", "Answer incomplete"), ("malformed swift", "Answer not understood"),
    ])
  func retry(query: String, title: String) async throws {
    let server = try await GitHubServer()
    let screen = start(try GitHubService(address: server.address))
    try await screen.type(query, into: "Search repositories")
    try await screen.wait(for: title)
    #expect(screen.shows("Try again"))
    #expect(!screen.shows("swift-"))
    let before = try await server.requests.count
    try await screen.tap("Try again")
    if query.hasPrefix("flaky") {
      try await screen.wait(for: "swift-")
      #expect(!screen.shows(title))
    } else {
      try await screen.wait(for: title)
    }
    #expect(try await server.requests.count == before + 1)
    screen.close()
  }

  @Test("waits for the rate limit instead of offering to try again")
  func rateLimit() async throws {
    let server = try await GitHubServer()
    let screen = start(try GitHubService(address: server.address))
    try await screen.type("primary.60 swift", into: "Search repositories")
    try await screen.wait(for: "Too many requests")
    #expect(screen.shows("It goes on by itself"))
    #expect(!screen.shows("Try again"))
    screen.close()
  }

  @Test("offers this machine when the host can't be reached")
  func offline() async throws {
    let screen = start(
      try GitHubService(address: "http://127.0.0.1:1"), local: FixedService())
    try await screen.type("swift", into: "Search repositories")
    try await screen.wait(for: "Host not reachable")
    #expect(screen.shows("Try again"))
    try await screen.tap("Search this machine")
    #expect(screen.shows("This machine"))
    try await screen.type("a", into: "Search repositories")
    try await screen.wait(for: "portico/alpha")
    try await screen.back()
    #expect(screen.shows("Host not reachable"))
    screen.close()
  }

  @Test("empties the results at once when the query is emptied")
  func emptied() async throws {
    let screen = start(FixedService())
    try await screen.type("a", into: "Search repositories")
    try await screen.wait(for: "portico/beta")
    try await screen.press("backspace")
    #expect(!screen.shows("portico/beta"))
    #expect(screen.shows("Type a part of a name"))
    screen.close()
  }
}

extension UIWindow {
  @MainActor var resultsTable: UITableView? {
    func find(_ view: UIView) -> UITableView? {
      if let table = view as? UITableView { return table }
      for subview in view.subviews {
        if let table = find(subview) { return table }
      }
      return nil
    }
    return find(self)
  }

  /// The name in the first row of the results.
  @MainActor var firstResult: String? {
    func label(_ view: UIView) -> String? {
      if let label = view as? UILabel { return label.text }
      for subview in view.subviews {
        if let text = label(subview) { return text }
      }
      return nil
    }
    return resultsTable?.cellForRow(at: IndexPath(row: 0, section: 0)).flatMap {
      label($0.contentView)
    }
  }
}
