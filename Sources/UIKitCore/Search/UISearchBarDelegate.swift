public import Foundation

/// Receives the user's actions in a search bar.
@preconcurrency @MainActor public protocol UISearchBarDelegate: UIBarPositioningDelegate {
  func searchBarShouldBeginEditing(_ searchBar: UISearchBar) -> Bool
  func searchBarTextDidBeginEditing(_ searchBar: UISearchBar)
  func searchBarShouldEndEditing(_ searchBar: UISearchBar) -> Bool
  func searchBarTextDidEndEditing(_ searchBar: UISearchBar)
  func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String)
  func searchBar(
    _ searchBar: UISearchBar, shouldChangeTextIn range: NSRange, replacementText text: String
  ) -> Bool
  func searchBarSearchButtonClicked(_ searchBar: UISearchBar)
  func searchBarBookmarkButtonClicked(_ searchBar: UISearchBar)
  func searchBarCancelButtonClicked(_ searchBar: UISearchBar)
  func searchBarResultsListButtonClicked(_ searchBar: UISearchBar)
  func searchBar(_ searchBar: UISearchBar, selectedScopeButtonIndexDidChange selectedScope: Int)
}

extension UISearchBarDelegate {
  public func searchBarShouldBeginEditing(_ searchBar: UISearchBar) -> Bool {
    forwarded()?.searchBarShouldBeginEditing(searchBar) ?? true
  }
  public func searchBarTextDidBeginEditing(_ searchBar: UISearchBar) {
    forwarded()?.searchBarTextDidBeginEditing(searchBar)
  }
  public func searchBarShouldEndEditing(_ searchBar: UISearchBar) -> Bool {
    forwarded()?.searchBarShouldEndEditing(searchBar) ?? true
  }
  public func searchBarTextDidEndEditing(_ searchBar: UISearchBar) {
    forwarded()?.searchBarTextDidEndEditing(searchBar)
  }
  public func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String) {
    forwarded()?.searchBar(searchBar, textDidChange: searchText)
  }
  public func searchBar(
    _ searchBar: UISearchBar, shouldChangeTextIn range: NSRange, replacementText text: String
  ) -> Bool {
    forwarded()?.searchBar(searchBar, shouldChangeTextIn: range, replacementText: text) ?? true
  }
  public func searchBarSearchButtonClicked(_ searchBar: UISearchBar) {
    forwarded()?.searchBarSearchButtonClicked(searchBar)
  }
  public func searchBarBookmarkButtonClicked(_ searchBar: UISearchBar) {
    forwarded()?.searchBarBookmarkButtonClicked(searchBar)
  }
  public func searchBarCancelButtonClicked(_ searchBar: UISearchBar) {
    forwarded()?.searchBarCancelButtonClicked(searchBar)
  }
  public func searchBarResultsListButtonClicked(_ searchBar: UISearchBar) {
    forwarded()?.searchBarResultsListButtonClicked(searchBar)
  }
  public func searchBar(
    _ searchBar: UISearchBar, selectedScopeButtonIndexDidChange selectedScope: Int
  ) {
    forwarded()?.searchBar(searchBar, selectedScopeButtonIndexDidChange: selectedScope)
  }

  private func forwarded(_ method: StaticString = #function) -> (any UISearchBarDelegate)? {
    forwardee(for: method) as? any UISearchBarDelegate
  }
}
