import RepositorySearchDomain

/// The state of a search in entities, for the presenter and never for the view.
struct VIPERSearchState: Equatable {
  var term = ""
  var results: [Repository] = []
  var list = ListState.idle
  var isLoadingMore = false
  var loadingMoreFailed: RepositoryServiceError?
}
