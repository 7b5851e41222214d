import RepositorySearchDomain

/// The events of a search that the interactor reports.
@MainActor protocol VIPERSearchInteractorOutput: AnyObject {
  func searchChanged(to search: VIPERSearchState)
}
