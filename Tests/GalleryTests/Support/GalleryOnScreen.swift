import Foundation
import GalleryApp
import PorticoTesting
import UIKit

/// The gallery in a window of its own, used as a person uses it.
@MainActor struct GalleryOnScreen {
  nonisolated static let narrow = CGSize(width: 640, height: 384)
  nonisolated static let wide = CGSize(width: 800, height: 480)

  let screen: Screen

  /// - Parameter repositories: A folder to search in place of GitHub, which no test reaches.
  init(size: CGSize = narrow, repositories: URL = URL(fileURLWithPath: "/var/empty")) {
    var options = GalleryOptions()
    options.repositories = repositories
    let window = UIWindow(frame: CGRect(origin: .zero, size: size))
    GalleryCoordinator(window: window, groups: ExampleGroup.all(options)).start()
    screen = Screen(window: window)
  }

  /// What the bar says where a person is.
  var title: String? {
    var controller = screen.window.rootViewController
    while let inner = (controller as? UITabBarController)?.selectedViewController
      ?? (controller as? UINavigationController)?.topViewController
    {
      controller = inner
    }
    return controller?.navigationItem.title
  }

  /// Taps what is called so, one after the other; what is not in sight is scrolled to.
  func tap(_ names: String...) async throws {
    for name in names { try await scrolling { try await screen.tap(name) } }
  }

  func tap(containing part: String) async throws {
    try await scrolling { try await screen.tap(containing: part) }
  }

  private func scrolling(until step: () async throws -> Void) async throws {
    var screens = 40
    while true {
      do { return try await step() } catch  where screens > 0 {
        screens -= 1
        try await screen.scroll(rows: 8)
      }
    }
  }

  func resize(to size: CGSize) async throws {
    screen.resize(to: size)
    try await screen.settle()
  }
}
