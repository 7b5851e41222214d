import Foundation
import Portico
import RepositorySearch
import RepositorySearchDomain
import RepositorySearchServices
import UIKit

/// The list of examples, and from there each example's own flow.
final class GalleryCoordinator: Coordinator<Never> {
  private let options: GalleryOptions

  init(window: UIWindow, options: GalleryOptions) {
    self.options = options
    super.init(window: window)
  }

  override func start() {
    let examples = [
      Example(
        title: "Repository Search", subtitle: "MVVM + coordinator: search GitHub while typing"
      ) { [weak self] in self?.startRepositorySearch() }
    ]
    push(ExamplesViewController(examples: examples))
  }

  private func startRepositorySearch() {
    startChild(RepositorySearchCoordinator(service: makeService(), local: makeLocalService()))
  }

  private func makeService() -> any RepositoryService {
    if let folder = options.repositories { return LocalRepositoryService(folder: folder) }
    do {
      return try GitHubService.fromEnvironment()
    } catch {
      fatalError("GITHUB_API_URL: \(error)")
    }
  }

  /// The repositories below the folder that the app was started in.
  private func makeLocalService() -> (any RepositoryService)? {
    guard options.repositories == nil else { return nil }
    let folder = URL(
      fileURLWithPath: FileManager.default.currentDirectoryPath, isDirectory: true)
    return LocalRepositoryService(folder: folder)
  }
}
