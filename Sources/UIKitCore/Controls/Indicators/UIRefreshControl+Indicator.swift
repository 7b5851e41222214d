extension UIRefreshControl: MakesRefreshIndicator {
  final func makeIndicator() -> any RefreshIndicator { UIActivityIndicatorView(style: .medium) }
}

extension UIActivityIndicatorView: RefreshIndicator {}
