import RepositorySearchDomain

/// What the interactor tells of a search.
@MainActor protocol VIPERSearchInteractorOutput: AnyObject {
  func searchChanged(to search: VIPERSearchState)
}
