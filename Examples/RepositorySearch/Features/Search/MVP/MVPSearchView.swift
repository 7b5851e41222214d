import RepositorySearchDomain
import RepositorySearchPresentation

/// The interface of the view for the presenter, which makes all decisions.
@MainActor protocol MVPSearchView: AnyObject {
  func show(_ rows: [RepositoryRow])
  /// Shows a message in place of rows, with the title of an alternative if there is one.
  func show(_ message: ListMessage?, alternative: String?)
  /// Shows a message below the rows, or that more rows are being loaded.
  func showFooter(_ message: ListMessage?, isLoading: Bool)
  func showActivity(_ isLoading: Bool)
}
