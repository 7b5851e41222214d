import Foundation
import Portico
import RepositorySearchExample
import RepositorySearchDomain
import RepositorySearchServices

extension ExampleGroup {
  static func repositorySearch(_ options: GalleryOptions) -> ExampleGroup {
    ExampleGroup(
      title: "Repository Search", subtitle: "Search GitHub while typing, in five architectures",
      symbol: "magnifyingglass",
      examples: SearchVersion.allCases.map { version in
        Example(
          title: version.rawValue, subtitle: subtitle(version),
          folder: "RepositorySearch/Features/Search/\(folder(version))",
          project: "RepositorySearch"
        ) { flow in
          flow.startChild(
            RepositorySearchCoordinator(
              version: version, service: makeService(options), local: makeLocalService(options)))
        }
      })
  }

  private static func folder(_ version: SearchVersion) -> String {
    switch version {
    case .massive: "Massive"
    case .mvc: "MVC"
    case .mvp: "MVP"
    case .mvvm: "MVVM"
    case .viper: "VIPER"
    }
  }

  private static func subtitle(_ version: SearchVersion) -> String {
    switch version {
    case .massive: "What not to do; it knows GitHub and nothing else"
    case .mvc: "Well done: a model, and the list a controller of its own"
    case .mvp: "A presenter and a passive view"
    case .mvvm: "Two-way bindings to a view model"
    case .viper: "An interactor searches, a router leads on"
    }
  }

  private static func makeService(_ options: GalleryOptions) -> any RepositoryService {
    if let folder = options.repositories { return LocalRepositoryService(folder: folder) }
    do {
      return try GitHubService.fromEnvironment()
    } catch {
      fatalError("GITHUB_API_URL: \(error)")
    }
  }

  /// The repositories below the app's current folder.
  private static func makeLocalService(_ options: GalleryOptions) -> (any RepositoryService)? {
    guard options.repositories == nil else { return nil }
    let folder = URL(
      fileURLWithPath: FileManager.default.currentDirectoryPath, isDirectory: true)
    return LocalRepositoryService(folder: folder)
  }
}
