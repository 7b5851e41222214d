import Foundation
import PorticoTesting
import RepositorySearchExample
import RepositorySearchDomain
import RepositorySearchServices
import UIKit

/// The search in one of its versions, on a screen of its own, used as a person uses it.
@MainActor final class SearchApp {
  static let field = "Search repositories"

  let screen: Screen
  /// How long it waits until typing pauses.
  let pause: Duration

  /// - Parameter address: Where GitHub's API is.
  init(
    _ version: SearchVersion, address: String, local: (any RepositoryService)? = nil,
    pause: Duration = .milliseconds(20)
  ) throws {
    self.pause = pause
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 640, height: 384))
    let navigation = UINavigationController()
    window.rootViewController = navigation
    window.makeKeyAndVisible()
    RepositorySearchCoordinator(
      version: version,
      service: try GitHubService(address: address, timeout: GitHubServer.patience), local: local,
      settings: SearchSettings(pause: pause, address: address), navigationController: navigation
    ).start()
    screen = Screen(window: window)
  }

  func type(_ text: String) async throws {
    try await screen.type(text, into: Self.field)
  }

  func erase(_ count: Int) async throws {
    for _ in 0..<count { try await screen.press("backspace") }
  }

  /// Waits as long as a slow machine may need.
  func wait(for text: String) async throws {
    try await screen.wait(for: text, timeout: .seconds(60))
  }

  var table: UITableView? { screen.window.firstTable }

  var rows: Int { table?.numberOfRows(inSection: 0) ?? 0 }

  func waitForRows(_ count: Int) async throws {
    try await waitUntil("\(count) rows", timeout: .seconds(60)) { self.rows == count }
  }

  /// As far as the list goes, with what stands below its last row.
  func scrollToEnd() {
    guard let table else { return }
    let end = table.contentSize.height + table.adjustedContentInset.bottom - table.bounds.height
    table.contentOffset.y = max(-table.adjustedContentInset.top, end)
  }

  /// Scrolls to the end again and again, until there are so many rows.
  func scroll(toRow count: Int) async throws {
    try await waitUntil("\(count) rows by scrolling", timeout: .seconds(60)) { [self] in
      let rows = rows
      if rows > 0, rows < count {
        table?.scrollToRow(
          at: IndexPath(row: rows - 1, section: 0), at: .bottom, animated: false)
      }
      return rows == count
    }
  }
}

extension UIView {
  fileprivate var firstTable: UITableView? {
    if let table = self as? UITableView { return table }
    for subview in subviews {
      if let table = subview.firstTable { return table }
    }
    return nil
  }
}
