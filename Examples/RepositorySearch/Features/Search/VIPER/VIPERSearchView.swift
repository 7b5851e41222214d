import RepositorySearchDomain
import RepositorySearchPresentation

/// What the presenter can have shown.
@MainActor protocol VIPERSearchView: AnyObject {
  func show(_ rows: [RepositoryRow])
  /// Says something in place of rows, with the title of another way out where there is one.
  func show(_ message: ListMessage?, alternative: String?)
  /// Says something below the rows, or that more are on their way.
  func showFooter(_ message: ListMessage?, isLoading: Bool)
  func showActivity(_ isLoading: Bool)
}
