public import Foundation

/// Displays the results of a search.
@preconcurrency @MainActor public protocol UISearchResultsUpdating: NSObjectProtocol {
  /// Called when the search begins and ends, and when its text or scope changes.
  func updateSearchResults(for searchController: UISearchController)
}
