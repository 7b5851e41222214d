import RepositorySearchDomain

/// Where a search stands, in entities: for the presenter, never for the view.
struct VIPERSearchState: Equatable {
  var term = ""
  var results: [Repository] = []
  var list = ListState.idle
  var isLoadingMore = false
  var loadingMoreFailed: RepositoryServiceError?
}
