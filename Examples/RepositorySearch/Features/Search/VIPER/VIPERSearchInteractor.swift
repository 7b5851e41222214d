import Portico
import RepositorySearchDomain

/// The business logic of the search: passes requests to the model, and reports its changes.
final class VIPERSearchInteractor: Interactor<any VIPERSearchInteractorOutput> {
  private let model: SearchModel

  init(model: SearchModel) {
    self.model = model
    super.init()
    model.onChange = { [weak self] in self?.tell() }
  }

  private func tell() {
    output?.searchChanged(
      to: VIPERSearchState(
        term: model.term, results: model.results, list: model.state,
        isLoadingMore: model.isLoadingNextPage, loadingMoreFailed: model.nextPageError))
  }
}

extension VIPERSearchInteractor: VIPERSearchInteracting {
  func search(for text: String) {
    model.query = text
  }

  func loadMore(showing index: Int) {
    model.loadNextPageIfNeeded(showing: index)
  }

  func retry() {
    model.retry()
  }
}
