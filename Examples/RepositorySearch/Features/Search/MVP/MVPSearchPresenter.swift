import Portico
import RepositorySearchDomain
import RepositorySearchPresentation

/// Decides what the search shows, independently of views and layout.
final class MVPSearchPresenter: Presenter<any MVPSearchView> {
  private let model: SearchModel
  private weak var flow: (any SearchFlow)?
  private var shown: [Repository] = []

  init(model: SearchModel, flow: any SearchFlow) {
    self.model = model
    self.flow = flow
  }

  func viewIsReady() {
    model.onChange = { [weak self] in self?.showModel() }
    showModel()
  }

  func queryChanged(to text: String) {
    model.query = text
  }

  func rowIsShown(at index: Int) {
    model.loadNextPageIfNeeded(showing: index)
  }

  func rowIsPicked(at index: Int) {
    flow?.showCommits(of: model.results[index])
  }

  func retry() {
    model.retry()
  }

  func searchElsewhere() {
    flow?.searchThisMachine()
  }

  private func showModel() {
    let offersMore = model.state.error != nil && flow?.canSearchThisMachine == true
    view?.showActivity(model.state == .loading)
    view?.show(
      .search(for: model.term, in: model.state),
      alternative: offersMore ? "Search this machine" : nil)
    view?.showFooter(
      model.nextPageError.map { ListMessage($0) }, isLoading: model.isLoadingNextPage)
    guard model.results != shown else { return }
    shown = model.results
    view?.show(shown.map { RepositoryRow($0) })
  }
}
