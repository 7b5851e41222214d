import RepositorySearchExample
import RepositorySearchDomain

/// Notes what a screen asks its flow for.
@MainActor final class SpyFlow: SearchFlow {
  var canSearchThisMachine = true
  private(set) var shown: [String] = []
  private(set) var searchesElsewhere = 0

  func showCommits(of repository: Repository) {
    shown.append(repository.id)
  }

  func searchThisMachine() {
    searchesElsewhere += 1
  }
}
