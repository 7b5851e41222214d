public import Foundation

/// Displays the results of a search.
@preconcurrency @MainActor public protocol UISearchResultsUpdating: NSObjectProtocol {
  /// Called when the search begins and ends, and when its text or scope changes.
  func updateSearchResults(for searchController: UISearchController)

  /// Called when the user chooses one of the ``UISearchController/searchSuggestions``.
  func updateSearchResults(
    for searchController: UISearchController, selecting searchSuggestion: any UISearchSuggestion)
}

extension UISearchResultsUpdating {
  public func updateSearchResults(
    for searchController: UISearchController, selecting searchSuggestion: any UISearchSuggestion
  ) {}
}
