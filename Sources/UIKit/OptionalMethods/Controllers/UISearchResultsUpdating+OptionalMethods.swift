public import UIKitCore

extension UISearchResultsUpdating {
  @_disfavoredOverload public var updateSearchResults: _UISearchResultsUpdatingUpdateSearchResults?
  { _UISearchResultsUpdatingUpdateSearchResults(object: self) }
}

/// Calls the optional methods of ``UISearchResultsUpdating`` that begin with `updateSearchResults`.
@preconcurrency @MainActor public struct _UISearchResultsUpdatingUpdateSearchResults {
  fileprivate let object: any UISearchResultsUpdating

  public func callAsFunction(
    for searchController: UISearchController, selecting searchSuggestion: any UISearchSuggestion
  ) {
    object.updateSearchResults(for: searchController, selecting: searchSuggestion)
  }
}
