/// What the presenter may ask of the interactor.
@MainActor protocol VIPERSearchInteracting: AnyObject {
  func search(for text: String)
  func loadMore(showing index: Int)
  func retry()
}
