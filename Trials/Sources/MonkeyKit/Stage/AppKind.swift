import CalculatorExample
import EverythingApp
import Foundation
import GalleryApp
import GreetingExample
import RepositorySearchExample
import SubscriptionsExample
import UIKit

/// The apps that a monkey plays with, by name.
enum AppKind {
  /// All of them, `everything-` with each kind of controller at the root included.
  static let names =
    ["gallery", "subscriptions", "calculator"]
    + SearchVersion.allCases.map { "search-\($0)" }
    + GreetingVersion.all.indices.map { "greeting-\($0)" }
    + roots.map { "everything-\($0.rawValue)" }

  static let roots: [ScreenKind] =
    [.plain, .embedding, .table, .controls, .story] + ScreenKind.containers

  /// Puts an app into a window as it does itself.
  @MainActor static func start(_ name: String, in window: UIWindow) {
    let parts = name.split(separator: "-", maxSplits: 1).map(String.init)
    let rest = parts.count > 1 ? parts[1] : ""
    switch parts.first {
    case "gallery":
      var options = GalleryOptions()
      options.repositories = emptyFolder
      GalleryCoordinator(window: window, groups: ExampleGroup.all(options)).start()
    case "subscriptions": SubscriptionsCoordinator(window: window).start()
    case "calculator": window.rootViewController = assembleCalculator()
    case "search":
      let version = SearchVersion.allCases.first { "\($0)" == rest } ?? .mvc
      let navigation = UINavigationController()
      window.rootViewController = navigation
      // Nobody listens there: the version that knows GitHub alone shows an error.
      let settings = SearchSettings(pause: .zero, address: "http://127.0.0.1:9")
      RepositorySearchCoordinator(
        version: version, service: StubService(), settings: settings,
        navigationController: navigation
      ).start()
    case "greeting":
      let version = GreetingVersion.all[(Int(rest) ?? 0) % GreetingVersion.all.count]
      window.rootViewController = UINavigationController(
        rootViewController: version.make("David", "Blaine"))
    default:
      window.rootViewController = (ScreenKind(rawValue: rest) ?? .navigation).make()
    }
  }

  /// Where the gallery finds no repositories.
  private static let emptyFolder: URL = {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("no-repositories")
    try? FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    return folder
  }()
}
