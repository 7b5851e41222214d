import Portico
import RepositorySearchDomain
import RepositorySearchPresentation

/// Converts the interactor's results to the values that the view shows.
final class VIPERSearchPresenter: ModulePresenter<
  any VIPERSearchView, any VIPERSearchInteracting, any VIPERSearchRouting
>
{
  private var search = VIPERSearchState()

  func viewIsReady() {
    show()
  }

  func queryChanged(to text: String) {
    interactor.search(for: text)
  }

  func rowIsShown(at index: Int) {
    interactor.loadMore(showing: index)
  }

  func rowIsPicked(at index: Int) {
    router.showCommits(of: search.results[index])
  }

  func retry() {
    interactor.retry()
  }

  func searchElsewhere() {
    router.searchThisMachine()
  }

  private func show() {
    let offersMore = search.list.error != nil && router.canSearchThisMachine
    view?.showActivity(search.list == .loading)
    view?.show(
      .search(for: search.term, in: search.list),
      alternative: offersMore ? "Search this machine" : nil)
    view?.showFooter(
      search.loadingMoreFailed.map { ListMessage($0) }, isLoading: search.isLoadingMore)
  }
}

extension VIPERSearchPresenter: VIPERSearchInteractorOutput {
  func searchChanged(to search: VIPERSearchState) {
    let rowsChanged = search.results != self.search.results
    self.search = search
    show()
    if rowsChanged { view?.show(search.results.map { RepositoryRow($0) }) }
  }
}
