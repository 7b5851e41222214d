import Foundation
import PorticoTesting
import RepositorySearchDomain
import RepositorySearchExample
import Testing
import UIKit

/// The documentation shows some of these.
@MainActor @Suite("How the search looks") struct PictureTests {
  private struct Repositories: RepositoryService {
    func repositories(
      matching query: String, page: PageToken?
    ) async throws(RepositoryServiceError) -> Page<Repository> {
      let known = [
        ("greeting", "The same small screen in every architecture", 1204),
        ("search", "Search while typing, page on when scrolled", 873),
        ("window", "Windows without a window server", 410),
        ("subscriptions", "Flows that lead into each other, and links into the middle of them", 96),
      ]
      return Page(
        elements: known.map { name, description, stars in
          Repository(
            id: name, owner: "apps", name: "\(query)-\(name)", description: description,
            stars: stars, language: "Swift")
        })
    }

    func commits(
      of repository: Repository, page: PageToken?
    ) async throws(RepositoryServiceError) -> Page<Commit> {
      let messages = [
        "Keep the list where it is when more rows come", "Ask once, however often somebody types",
        "Say what failed, and try again on demand", "Begin",
      ]
      return Page(
        elements: messages.enumerated().map { index, message in
          Commit(
            sha: "\(9 - index)c4f0e17d2", message: message, author: "Ada Lovelace", date: nil)
        })
    }
  }

  /// What is found for `swift`.
  private func results(size: CGSize) async throws -> Screen {
    let window = UIWindow(frame: CGRect(origin: .zero, size: size))
    let navigation = UINavigationController()
    window.rootViewController = navigation
    window.makeKeyAndVisible()
    RepositorySearchCoordinator(
      version: .mvvm, service: Repositories(), settings: SearchSettings(pause: .zero),
      navigationController: navigation
    ).start()
    let screen = Screen(window: window)
    try await screen.type("swift", into: SearchApp.field)
    try await screen.wait(for: "apps/swift-subscriptions", timeout: .seconds(60))
    return screen
  }

  @Test("on a phone, in the light and in the dark")
  func phone() async throws {
    let screen = try await results(size: CGSize(width: 390, height: 844))
    try await expectPicture(of: screen, named: "search", in: folder)
    screen.window.overrideUserInterfaceStyle = .dark
    try await expectPicture(of: screen, named: "search-dark", in: folder)
    screen.window.overrideUserInterfaceStyle = .light
    try await screen.tap("apps/swift-search")
    try await screen.wait(for: "Begin", timeout: .seconds(60))
    try await expectPicture(of: screen, named: "commits", in: folder)
    screen.close()
  }

  @Test("on a wide screen")
  func wide() async throws {
    let screen = try await results(size: CGSize(width: 1024, height: 768))
    try await expectPicture(of: screen, named: "search-wide", in: folder)
    screen.close()
  }

  private let folder = "../../../docs/pictures"
}
