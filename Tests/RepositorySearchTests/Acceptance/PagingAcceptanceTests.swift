import Foundation
import PorticoTesting
import RepositorySearchExample
import Testing
import UIKit

/// Long results, in every version.
@MainActor @Suite("Paging on through results", .serialized, .timeLimit(.minutes(15)))
struct PagingAcceptanceTests {
  @Test("goes on while the list is scrolled, and asks once", arguments: SearchVersion.allCases)
  func paging(version: SearchVersion) async throws {
    let server = try await GitHubServer()
    let app = try SearchApp(version, address: server.address)
    try await app.type("count.200 swift")
    try await app.wait(for: "octo-1/swift-1")
    #expect(app.rows == 30)
    try await app.scroll(toRow: 200)
    let pages = try await server.requests.map(\.target)
    #expect(pages.count == 7)
    #expect(Set(pages).count == pages.count)
    app.screen.close()
  }

  @Test("leads on by the keyboard alone, page after page", arguments: SearchVersion.allCases)
  func keyboard(version: SearchVersion) async throws {
    let server = try await GitHubServer()
    let app = try SearchApp(version, address: server.address)
    try await app.type("count.70 swift")
    try await app.wait(for: "octo-1/swift-1")
    // The first press leads from the field to the first row.
    for row in 0..<70 {
      try await app.screen.press("down")
      if row % 30 == 29, row < 60 { try await app.waitForRows(min(row + 31, 70)) }
    }
    try await app.screen.press("enter")
    try await app.wait(for: "Change 0 in swift-69")
    app.screen.close()
  }

  @Test(
    "shows each result once, though pages overlap and repeat", arguments: SearchVersion.allCases)
  func overlap(version: SearchVersion) async throws {
    let server = try await GitHubServer()
    let app = try SearchApp(version, address: server.address)
    try await app.type("overlap repeat-page.3 swift")
    try await app.wait(for: "octo-1/swift-1")
    // Page 3 brings what page 2 brought; its own last element comes as the first of page 4.
    try await app.scroll(toRow: 201)
    app.table?.scrollToRow(at: IndexPath(row: 200, section: 0), at: .bottom, animated: false)
    try await app.wait(for: "octo-5/swift-229")
    app.screen.close()
  }

  @Test(
    "keeps what there is when the next page fails, and tries again on demand",
    arguments: SearchVersion.allCases)
  func nextPageFails(version: SearchVersion) async throws {
    let server = try await GitHubServer()
    let app = try SearchApp(version, address: server.address)
    try await app.type("flaky-page.2 swift")
    try await app.wait(for: "octo-1/swift-1")
    try await waitUntil("the failure", timeout: .seconds(60)) {
      app.scrollToEnd()
      return app.screen.shows(containing: "Server error")
    }
    #expect(app.rows == 30)
    #expect(app.screen.shows("octo-1/swift-29"))
    #expect(try await server.requests.count == 2)
    try await app.screen.tap("Try again")
    try await app.waitForRows(60)
    #expect(!app.screen.shows(containing: "Server error"))
    app.screen.close()
  }
}
