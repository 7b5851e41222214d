/// The requests of the presenter to the interactor.
@MainActor protocol VIPERSearchInteracting: AnyObject {
  func search(for text: String)
  func loadMore(showing index: Int)
  func retry()
}
