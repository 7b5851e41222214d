/// The method with which a refresh control gets its indicator.
@MainActor protocol MakesRefreshIndicator: UIRefreshControl {
  func makeIndicator() -> any RefreshIndicator
}

/// The view that indicates that a scroll view's content is being refreshed.
@MainActor protocol RefreshIndicator: UIView {
  var color: UIColor! { get set }
  func startAnimating()
  func stopAnimating()
}
